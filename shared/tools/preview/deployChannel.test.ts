import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from '../release/atomic/smallSite.ts';
import { composePreview } from '@remotes-kit/release/composePreview';
import { deployChannel } from '@remotes-kit/release/deployChannel';

let folder: string;
let out: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-channel-'));
  out = join(folder, 'previews/pr-7');
  said = [];
  composeSmall(join(folder, 'site'), 'one');
  const builds = new Map([['feed', { dist: smallRemote('feed', 'two') }]] as const);
  composePreview(composition, { site: join(folder, 'site'), out, builds, by: { who: 'reviewer' } });
  writeFileSync(join(folder, 'firebase'), '#!/bin/sh\necho "$@" > called.txt\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deploy = (isDryRun: boolean) =>
  deployChannel(composition, {
    out,
    name: 'pr-7',
    isDryRun,
    firebase: { folder, cli: join(folder, 'firebase') },
    log: (line) => void said.push(line),
  });
const COMMAND = 'hosting:channel:deploy pr-7 --expires 7d --only shell --config firebase.preview-pr-7.json';

test('a channel is one site with all remotes in it, by its own headers, and only its command is called', () => {
  deploy(false);
  expect(readFileSync(join(folder, 'called.txt'), 'utf8').trim()).toBe(COMMAND);
  const config = JSON.parse(readFileSync(join(folder, 'firebase.preview-pr-7.json'), 'utf8')) as {
    hosting: { target: string; public: string; headers: unknown }[];
  };
  expect(Object.keys(config)).toEqual(['hosting']);
  expect(config.hosting.map((site) => [site.target, site.public])).toEqual([['shell', 'deploy/channels/pr-7']]);
  expect(JSON.stringify(config.hosting[0]!.headers)).toContain('{"key":"X-Robots-Tag","value":"noindex"}');
  const { entry } = readRegistryFile(publicFolder(out)).feed!;
  expect(existsSync(join(folder, 'deploy/channels/pr-7', entry))).toBe(true);
});

test('a dry run says the command and writes nothing', () => {
  deploy(true);
  expect(said.join('\n')).toContain(COMMAND);
  expect(existsSync(join(folder, 'deploy'))).toBe(false);
  expect(existsSync(join(folder, 'called.txt'))).toBe(false);
});
