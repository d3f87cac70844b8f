import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { copyOfRepository, runIn } from '../../testing/copyOfRepository.ts';

const PAGE = readFileSync(join(ROOT, 'docs/collections.md'), 'utf8');

/** A block of the page, and the line above it that says where it goes. */
const STEP =
  /^(?:The new file `(?<newFile>[^`]+)`|In `(?<file>[^`]+)`, (?<side>above|below) `(?<line>[^`]+)`):\n\n```\w*\n(?<block>[^]*?)```$/gm;

test('docs/collections.md, followed in a copy of the repository: types, lint and the tests of collections pass', () => {
  const copy = copyOfRepository();
  const steps = [...PAGE.matchAll(STEP)].map(({ groups }) => groups!);
  expect(steps).toHaveLength(PAGE.match(/^```\w*$/gm)!.length / 2);
  for (const { newFile, file, side, line, block } of steps) {
    const path = join(copy, (newFile ?? file)!);
    expect(existsSync(path), path).toBe(newFile === undefined);
    mkdirSync(dirname(path), { recursive: true });
    const lines = newFile === undefined ? readFileSync(path, 'utf8').split('\n') : [];
    const at = newFile === undefined ? lines.findIndex((each) => each.includes(line!)) : 0;
    expect(at, `${file} has the line ${line}`).not.toBe(-1);
    lines.splice(side === 'below' ? at + 1 : at, 0, block!.replace(/\n$/, ''));
    writeFileSync(path, newFile === undefined ? lines.join('\n') : `${lines.join('\n')}\n`);
  }
  runIn(copy, 'npm', 'run', 'types');
  runIn(copy, 'npm', 'run', 'lint');
  const folders = ['shared/data', 'shared/tools/seed', 'shared/tools/backend/firestore', 'shared/tools/privacy'];
  runIn(copy, 'env', 'SUITE=test', 'npx', 'vitest', 'run', '--project=node', ...folders);
}, 600_000); // the types of the whole repository, and its linter, beside the other tests
