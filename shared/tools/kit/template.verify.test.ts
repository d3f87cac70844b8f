import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.ts';
import { packageNames, packPackage } from './pack.ts';
import { outsideEnvironment, runOutside } from './runOutside.ts';

/** An installation, and a build for each act, beside the other tests. */
const WITHIN_MS = 1_200_000;
const ALTERED = 10;
const VISITORS = 100_000;

const WORD = 'Welcome';
const page = readFileSync(join(import.meta.dirname, '../../kit/create/template/welcome/src/routes.tsx'), 'utf8');

/** A remote that imports nothing of the site's own files. */
const OTHER = {
  'package.json': '{ "name": "other", "private": true, "type": "module" }',
  'vite.config.js': `
    import { defineRemote } from '@remotes-kit/build/defineRemote';
    import react from '@vitejs/plugin-react';
    export default defineRemote({
      name: 'other',
      exposes: { routes: 'routes.jsx' },
      mount: { prefixes: ['/other'] },
      provided: ['react', 'react/jsx-runtime'],
      versions: { react: '19.3.1' },
      plugins: [react()],
    });`,
  'routes.jsx': 'export const Page = () => <h1>Other</h1>;',
};

let folder = '';
let site = '';
let origin = '';
let browser: Browser;
let stopServer = () => {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-template-'));
  site = join(folder, 'my-site');
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const files = packageNames().map((name) => packPackage(name, packed));
  const create = files.find((file) => file.includes('create'))!;
  timed('create', () =>
    runOutside(folder, 'npx', '--yes', '--package', create, 'create-composition', 'my-site', '--from', 'packed'),
  );
  timed('npm install', () => runOutside(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'));
  const started = performance.now();
  origin = await startSite();
  print('npm start, with all builds', started);
  browser = await chromium.launch({ args: BROWSER_ARGS, executablePath: findBrowser() });
}, WITHIN_MS);

afterAll(async () => {
  await browser?.close();
  stopServer();
  rmSync(folder, { recursive: true, force: true });
}, WITHIN_MS);

test(
  'its files have no error of types, and its pages a policy without any unsafe source',
  async () => {
    runOutside(site, 'npm', 'run', 'types');
    expect(await shown()).toBe(WORD);
    const policy = (await fetch(`${origin}/welcome`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
  },
  WITHIN_MS,
);

test(
  'a release is what visitors get, and a rollback gives them the build before',
  async () => {
    releaseWith(page.replace(WORD, 'Second'), 'release');
    expect(await shown()).toBe('Second');
    console.log(/rollback welcome: .*/.exec(runOutside(site, 'npm', 'run', 'rollback', '--', 'welcome'))?.[0]);
    expect(await shown()).toBe(WORD);
  },
  WITHIN_MS,
);

test(
  'a tenth of the visitors get a canary of 10 %',
  () => {
    writeFileSync(join(site, 'welcome/src/routes.tsx'), page.replace(WORD, 'Canary'));
    timed('canary', () => runOutside(site, 'npm', 'run', 'canary', '--', 'welcome', '10'));
    const program = `
      import { readFileSync } from 'node:fs';
      import { bucketOf, buildsFor } from '@remotes-kit/runtime/canary';
      const { welcome } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
      let chosen = 0;
      for (let visitor = 0; visitor < ${VISITORS}; visitor += 1)
        if (buildsFor(welcome, bucketOf('visitor ' + visitor, 'welcome'))[0].version === welcome.canary.build.version) chosen += 1;
      console.log(chosen);`;
    writeFileSync(join(site, 'chosen.mjs'), program);
    const registry = join(publicFolder(join(site, 'deploy')), 'remotes.json');
    const chosen = Number(runOutside(site, process.execPath, 'chosen.mjs', registry));
    console.log(`canary of 10 %: ${chosen} of ${VISITORS}`);
    expect(Math.abs(chosen / VISITORS - 0.1)).toBeLessThanOrEqual(0.005);
    runOutside(site, 'npm', 'run', 'canary', '--', 'welcome', '0');
  },
  WITHIN_MS,
);

test(
  'an entry that is missing, ten altered bytes, a module that throws and a screen that throws: visitors get the build before',
  async () => {
    releaseWith(page.replace(WORD, 'Live'), 'release');
    await damaged(entryOf(), undefined, async () => expect(await shown(), 'entry 404').toBe(WORD));
    const scripts = Object.keys(registered().integrity);
    for (let index = 0; index < ALTERED; index += 1) {
      const script = scripts[index % scripts.length]!;
      const content = readFileSync(join(publicFolder(join(site, 'deploy')), script));
      const position = Math.floor((content.length * (index + 0.5)) / ALTERED);
      content[position] = content[position]! ^ 1;
      await damaged(script, content, async () => expect(await shown(), `byte ${position} of ${script}`).toBe(WORD));
    }
    expect(await shown()).toBe('Live');
    releaseWith(`${page}\nthrow new Error('a module that throws');\n`, 'a release that throws when it starts');
    expect(await shown()).toBe('Live');
    runOutside(site, 'npm', 'run', 'rollback', '--', 'welcome');
    releaseWith(
      page.replace('  return (', "  if (times === 0) throw new Error('a screen that throws');\n  return ("),
      'a release whose screen throws',
    );
    expect(await shown()).toBe('Live');
  },
  WITHIN_MS,
);

test(
  'a remote of another repository, with the packages alone and a row in the table, is built there and released into the open site',
  async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    for (const [name, content] of Object.entries(OTHER)) writeFileSync(join(other, name), content);
    symlinkSync(join(site, 'node_modules'), join(other, 'node_modules')); // sooner than a second installation of the same
    timed('build of a remote elsewhere', () => runOutside(other, 'npx', 'vite', 'build', '--logLevel', 'warn'));
    const table = join(site, 'site/remotes.ts');
    const row = "welcome: { prefixes: ['/welcome'] }";
    writeFileSync(table, readFileSync(table, 'utf8').replace(row, `${row}, other: { prefixes: ['/other'] }`));
    runOutside(site, 'npm', 'run', 'release', '--', 'other', '--dist', join(other, 'dist'));
    expect(await shown('/other')).toBe('Other');
  },
  WITHIN_MS,
);

const registered = () => readRegistryFile(publicFolder(join(site, 'deploy'))).welcome!;
const entryOf = () => registered().entry;

/** Releases the remote with this page. */
function releaseWith(code: string, what: string): void {
  writeFileSync(join(site, 'welcome/src/routes.tsx'), code);
  timed(what, () =>
    console.log(/release welcome: .*/.exec(runOutside(site, 'npm', 'run', 'release', '--', 'welcome'))?.[0]),
  );
}

/** Puts another content in the place of a served file, or none, while something is done. */
async function damaged(url: string, content: Buffer | undefined, act: () => Promise<void>): Promise<void> {
  const file = join(publicFolder(join(site, 'deploy')), url);
  const sound = readFileSync(file);
  rmSync(file); // a hard link: the releases before have the same file
  if (content) writeFileSync(file, content);
  await act();
  writeFileSync(file, sound);
}

/** The heading that a new visitor sees on a remote's page; a panel says why there is none. */
async function shown(path = '/welcome'): Promise<string> {
  const visit = await browser.newPage();
  try {
    await visit.goto(`${origin}${path}`);
    const seen = visit.locator('main h1, main [role=alert]');
    await seen.waitFor();
    return await seen.innerText();
  } finally {
    await visit.close();
  }
}

/** Runs `npm start`. Returns the address that it prints. */
async function startSite(): Promise<string> {
  const env = { ...outsideEnvironment(), PORT: '0' };
  const server = spawn('npm', ['start'], { cwd: site, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  stopServer = () => process.kill(-server.pid!); // npm passes no signal on
  let printed = '';
  return new Promise((resolve, reject) => {
    const onText = (text: Buffer) => {
      printed += String(text);
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    };
    server.stdout.on('data', onText);
    server.stderr.on('data', onText);
    server.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)));
  });
}

function timed(what: string, act: () => unknown): void {
  const started = performance.now();
  act();
  print(what, started);
}

const print = (what: string, started: number) => console.log(`${what}: ${Math.round(performance.now() - started)} ms`);
