import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { assertProvidedVersions, versionProblems } from './providedVersions.ts';

const PROVIDED = { react: '19.3.1', '@site/shared': '1.0.0' };

test.each<[string, Parameters<typeof versionProblems>[0], string[]]>([
  ['the same version', { dependencies: { react: '19.3.1' } }, []],
  ['a range that holds it', { peerDependencies: { react: '^19.0.0' }, dependencies: { '@site/shared': '*' } }, []],
  ['a package that is not provided', { dependencies: { virtua: '0.54.2' } }, []],
  ['nothing at all', {}, []],
  [
    'another version, wherever it stands',
    { dependencies: { '@site/shared': '2.0.0' }, devDependencies: { react: '^18.3.1' } },
    [
      '@site/shared 2.0.0, but the shell provides 1.0.0 to every remote',
      'react ^18.3.1, but the shell provides 19.3.1 to every remote',
    ],
  ],
  [
    'no version',
    { dependencies: { react: 'latest' } },
    ['react latest, but the shell provides 19.3.1 to every remote'],
  ],
])('a remote that asks for %s: its problems', (_, remote, problems) =>
  expect(versionProblems(remote, PROVIDED)).toEqual(problems),
);

test('a build of a remote that asks for React 18 fails, says why, and writes nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kit-provided-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { react: '18.3.1' } }));
  writeFileSync(join(root, 'routes.js'), 'export const routes = [];');
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [assertProvidedVersions(root, PROVIDED)],
    build: { rolldownOptions: { input: join(root, 'routes.js') } },
  });
  await expect(building).rejects.toThrow(/package\.json asks for react 18\.3\.1, but the shell provides 19\.\d/);
  expect(readdirSync(root).toSorted()).toEqual(['package.json', 'routes.js']);
});
