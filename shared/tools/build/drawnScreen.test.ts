import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf } from './folders.ts';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { DRAWN_SCREEN_FILE } from './remoteBuild.ts';

/** The names of CSS modules: of the class, of the sheet's hash. */
const CLASS = /_[A-Za-z]\w*?_[0-9a-f]{5}\b/g;
const MAX_KB = 16;

const classesIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(CLASS) ?? []));
const sheetsOf = (dist: string) => filesOf(dist, '.css').map((file) => readFileSync(file, 'utf8'));

const scriptsOf = (dist: string, names: RegExp) =>
  filesOf(dist, '.js')
    .filter((file) => names.test(file))
    .map((file) => readFileSync(file, 'utf8'));

test.each(
  [
    { name: 'shell' as const, scripts: scriptsOf(distOf('shell'), /assets\/drawnHome-[\w-]+\.js$/) },
    ...REMOTE_NAMES.map((name) => ({ name, scripts: scriptsOf(distOf(name), DRAWN_SCREEN_FILE) })),
  ].filter(({ scripts }) => scripts.length),
)(
  'the drawn screen of $name: one small script without imports, with the classes of the built sheets',
  ({ name, scripts }) => {
    const [code = '', ...others] = scripts;
    expect(others).toEqual([]);
    expect(code).not.toMatch(/\bimport(\s*[({*"'`]|\s+\w)/);
    expect(brotliCompressSync(code).length).toBeLessThan(MAX_KB * 1024);
    const styled = classesIn([...sheetsOf(distOf(name)), ...sheetsOf(distOf('shell'))]);
    expect([...classesIn([code])].filter((each) => !styled.has(each))).toEqual([]);
  },
);
