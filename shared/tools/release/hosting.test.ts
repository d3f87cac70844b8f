import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { LOCAL_CONFIG, type SiteConfig } from '../../contracts/config.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { documentHeaders } from '../compose/headers.ts';
import { hostingConfig, hostingTargets } from '@remotes-kit/release/hosting';

const { backend: _, ...LOCAL } = LOCAL_CONFIG;
const ADDRESS = 'https://bazaar-school.web.app';
const PRODUCTION: SiteConfig = {
  ...LOCAL,
  images: 'https://images.example/account',
  streams: 'https://streams.example',
  countries: 'https://countries.example/v3.1/all',
  flags: 'https://flags.example',
};

// Both are written anew by `npx vitest run shared/tools/release/hosting.test.ts -u`, as when a remote is added.
test('firebase.json is what the local servers send: made from the same source', async () => {
  // No document of a site is in the repository, so no hash of one; a release writes its own file with them.
  const documents = documentHeaders({ config: PRODUCTION, remoteOrigins: [], scripts: [], styles: [] });
  await expect(written(hostingConfig(composition, documents, ADDRESS))).toMatchFileSnapshot(
    '../../firebase/firebase.json',
  );
});

test('.firebaserc.example has a site of its own for the shell and every remote', async () => {
  await expect(written(hostingTargets(composition, 'bazaar-school'))).toMatchFileSnapshot(
    '../../firebase/.firebaserc.example',
  );
});

test('foreign hosts may load the files of remotes, on each site that has them, and no page of ours', () => {
  const { hosting } = hostingConfig(
    composition,
    { page: {}, signIn: {}, worker: {} },
    ADDRESS,
    [],
    ['https://news.example'],
  );
  const letIn = hosting.map(({ target, headers }) => [
    target,
    ...headers.flatMap(({ source, headers: found }) =>
      found.filter(({ key }) => key === 'Access-Control-Allow-Origin').map(({ value }) => `${source} ${value}`),
    ),
  ]);
  const folders = REMOTE_NAMES.map((name) => REMOTES[name].folder).join('|');
  expect(letIn).toEqual([
    ['shell', `/@(${folders})/** https://news.example`],
    ...REMOTE_NAMES.map((name) => [name, '** *']),
  ]);
});

test('a deploy leaves out what is hidden, and nothing of .well-known', () => {
  const minimatch = createRequire(createRequire(import.meta.url).resolve('superstatic'))('minimatch') as Minimatch;
  const { ignore } = hostingConfig(composition, { page: {}, worker: {} }, ADDRESS).hosting[0]!;
  const files = [
    'index.html',
    'cards/lesson-a.html',
    '.well-known/assetlinks.json',
    '.well-known/a/b',
    '.well-known/.hidden',
    '.site/settings.json',
    '.hidden',
    'assets/.hidden/x',
    'assets/app-12345678.js.map',
    'firebase.json',
  ];
  // As Firebase's CLI lists the files of a folder.
  const isLeft = (file: string) => !ignore.some((pattern) => minimatch(file, pattern, { dot: true }));
  expect(files.filter(isLeft)).toEqual(files.slice(0, 4));
});

type Minimatch = (path: string, pattern: string, options: { dot: boolean }) => boolean;

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
