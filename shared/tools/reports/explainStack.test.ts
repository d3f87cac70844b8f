import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { explainStack as explainWith } from '@remotes-kit/release/explainStack';
import { mapsIn, sourceOf, storeMaps } from '../build/privateMaps.ts';
import { mapsOf, privateMaps } from '@remotes-kit/build/privateMaps';

const explainStack = (stack: string, folders: readonly string[]) => explainWith(stack, folders, sourceOf);

const SOURCE = `export function draw(post: { title: string }): string {
  const shown: string = post.title;

  throw new Error(shown);
}
`;

/** Builds one file as the apps are built: minified, its map hidden. */
async function built() {
  const root = mkdtempSync(join(tmpdir(), 'explained-'));
  writeFileSync(join(root, 'PostCard.ts'), SOURCE);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [privateMaps()],
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      minify: true,
      rolldownOptions: {
        input: join(root, 'PostCard.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const dist = join(root, 'dist');
  const file = readdirSync(join(dist, 'assets'))[0]!;
  return { root, dist, file, code: readFileSync(join(dist, 'assets', file), 'utf8') };
}

test('a minified frame: the line of the source; the map is not in the folder that is served', async () => {
  const { root, dist, file, code } = await built();
  expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(code).not.toContain('sourceMappingURL');
  const before = code.slice(0, code.indexOf('throw')).split('\n');
  const position = `${before.length}:${before.at(-1)!.length + 1}`;
  const out = join(root, 'site');
  storeMaps(dist, out);
  expect(explainStack(`e /mfe-feed/abc/assets/${file}:${position}`, [mapsIn(out)])).toBe('e mfe-feed/PostCard.ts:4:3');
  expect(explainStack(`/_r1/mfe-feed/abc/assets/${file}:${position}`, [mapsIn(out)])).toBe('mfe-feed/PostCard.ts:4:3');
  expect(explainStack(`/assets/${file}:${position}`, [mapsIn(out)])).toBe('shell/PostCard.ts:4:3');
  expect(existsSync(join(mapsOf(dist), `${file}.map`))).toBe(true);
});

test.each(['', 'no frame at all', 'e /assets/gone-1.js:1:2', '/../../etc/passwd.js:1:2', 'x'.repeat(100_000)])(
  'a line without a map stays as it is (%#)',
  (line) => expect(explainStack(line, [tmpdir()])).toBe(line),
);

test('a map that is no JSON: the frame stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  writeFileSync(join(folder, 'a-1.js.map'), '{');
  expect(explainStack('/assets/a-1.js:1:1', [folder])).toBe('/assets/a-1.js:1:1');
});
