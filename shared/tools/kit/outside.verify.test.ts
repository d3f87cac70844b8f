import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { contractOf, contractsOfShell } from '@remotes-kit/build/buildContract';
import { missingNames } from '@remotes-kit/build/providedNames';
import { federationManifest, filesOf } from '@remotes-kit/build/remoteBuild';
import sirv from 'sirv';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.ts';
import { packPackage } from './pack.ts';
import { runOutside as run } from './runOutside.ts';

/** An installation and two builds, beside the other tests. */
const WITHIN_MS = 1_200_000;

const KIT = ['runtime', 'build'];

/** A module of which the page has one: it counts. */
const GREETING = {
  'package.json': '{ "name": "greeting", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'index.js': 'let times = 0;\nexport const greet = (name) => `Hello ${name}, ${(times += 1)}`;\n',
};

const SHELL = {
  'package.json': '{ "name": "shell", "private": true, "type": "module" }',
  'vite.config.js': `
    import { defineShell } from '@remotes-kit/build/defineShell';
    export default defineShell({ provided: ['greeting'] });`,
  'index.html':
    '<!doctype html><title>Site</title><h1></h1><main></main><script type="module" src="/main.js"></script>',
  'main.js': `
    import { createFederation, now } from '@remotes-kit/runtime/federation';
    import { createLoader } from '@remotes-kit/runtime/loader';
    import { createPageRegistry } from '@remotes-kit/runtime/pageRegistry';
    import * as greeting from 'greeting';

    document.querySelector('h1').textContent = greeting.greet('shell');
    const registry = createPageRegistry({ elementId: 'remotes' });
    const onRefused = (name, version, reason) => console.error(name, version, reason);
    const choice = { visitorId: () => 'one', onChosen() {}, onRefused, overriddenBuild: async () => {}, reviewedBuild() {} };
    const loadExposed = createFederation('shell', { greeting: now('1.0.0', greeting) });
    const load = createLoader({ registry, loadExposed, choice, reloadedAtMs: { get() {}, set: () => true } });
    const name = registry.remoteForPath(location.pathname);
    await load({ name, exposed: 'routes' }, {}, (routes) => routes.mount(document.querySelector('main')));`,
};

const REMOTE = {
  'package.json': '{ "name": "welcome", "private": true, "type": "module" }',
  'vite.config.js': `
    import { defineRemote } from '@remotes-kit/build/defineRemote';
    export default defineRemote({
      name: 'welcome',
      exposes: { routes: 'routes.js' },
      mount: { prefixes: ['/welcome'] },
      provided: ['greeting'],
      versions: { greeting: '1.0.0' },
      types: { routes: '  export const mount: (element: Element) => void;\\n' },
      plugins: [stalled()],
    });

    /** Holds the one thread of the build for longer than the federation plugin waits by itself, as a busy machine does. */
    function stalled() {
      let isStalled = false;
      return {
        name: 'stalled',
        transform(code, id) {
          if (isStalled || !id.endsWith('/routes.js')) return;
          isStalled = true;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_500);
        },
      };
    }`,
  'routes.js': `
    import { greet } from 'greeting';
    export const mount = (element) => { element.textContent = greet('welcome'); };`,
};

test(
  'a shell and a remote, each in a folder of its own outside of the workspace, are built by `vite build`, and meet in a browser',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-outside-'));
    onTestFinished(() => rmSync(folder, { recursive: true }), WITHIN_MS);
    const inFolder = (name: string, files: Readonly<Record<string, string>>) => writeFiles(join(folder, name), files);
    const packed = KIT.map((name) => packPackage(name, folder));
    const [greeting, shell, remote] = [
      inFolder('greeting', GREETING),
      inFolder('shell', SHELL),
      inFolder('remote', REMOTE),
    ];
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--install-links', '--no-save'];
    run(shell, 'npm', 'install', ...options, greeting, ...packed);
    run(remote, 'cp', '-a', join(shell, 'node_modules'), '.'); // sooner than a second installation of the same
    for (const app of [shell, remote])
      expect(run(app, 'npx', 'vite', 'build', '--logLevel', 'warn')).not.toContain('forcing resolve');
    const [shellBuild, remoteBuild] = [join(shell, 'dist'), join(remote, 'dist')];
    const { uses } = contractOf(remoteBuild);
    expect(uses).toEqual({ greeting: ['greet'] });
    const provides = contractsOfShell(shellBuild, { oldest: 0, newest: 0 });
    expect(missingNames(contractOf(remoteBuild), provides)).toEqual([]);
    expect(filesOf(remoteBuild, '.js').some((file) => readFileSync(file, 'utf8').includes('Hello'))).toBe(false);

    const { heading, main } = await opened(composed(shellBuild, remoteBuild), '/welcome');
    expect([heading, main]).toEqual(['Hello shell, 1', 'Hello welcome, 2']);
  },
  WITHIN_MS,
);

/** Writes files into a folder, by their names. Returns the folder. */
function writeFiles(folder: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** A site of the two builds: the remote in a folder of its own, the registry and the hashes in the document. Returns its folder. */
function composed(shellBuild: string, remoteBuild: string): string {
  const site = join(dirname(shellBuild), 'site');
  cpSync(shellBuild, site, { recursive: true });
  cpSync(remoteBuild, join(site, 'welcome-1'), { recursive: true });
  const hashes = Object.fromEntries(['.js', '.css'].flatMap((ending) => filesOf(site, ending)).map(hashed(site)));
  const entry = `/welcome-1/${federationManifest(remoteBuild).metaData.remoteEntry.name}`;
  // A registry has hashes of scripts only: a record with any other is refused.
  const integrity = Object.fromEntries(Object.entries(hashes).filter(([url]) => /^\/welcome-1\/.+\.js$/.test(url)));
  const record = { version: '1', contract: 1, entry, integrity, ...contractOf(remoteBuild).mount };
  const registry = JSON.stringify({ welcome: record });
  const inHead = `<script type="importmap">${JSON.stringify({ integrity: hashes })}</script><script type="application/json" id="remotes">${registry}</script>`;
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(
    join(site, 'index.html'),
    html.replace('<title>', () => `${inHead}<title>`),
  );
  writeFileSync(join(site, 'remotes.json'), registry);
  return site;
}

const hashed = (site: string) => (file: string) =>
  [`/${relative(site, file)}`, `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`] as const;

/** Opens a path of a site in a browser. Returns what its page shows once the remote has drawn. */
async function opened(site: string, path: string): Promise<{ heading: string; main: string }> {
  const server = createServer(sirv(site, { single: true }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({ args: BROWSER_ARGS, executablePath: findBrowser() });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const main = page.locator('main').filter({ hasText: /./ });
    await main.waitFor().catch(() => expect(errors).toEqual([]));
    return { heading: await page.locator('h1').innerText(), main: await main.innerText() };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
