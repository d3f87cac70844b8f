import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { flakyVerdict, noteFlaky } from './flaky.ts';

const file = join(tmpdir(), 'flaky');

function begin(): void {
  writeFileSync(file, '');
  vi.stubEnv('REPEAT_FAILED', file);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('no test was flaky: the run says so and passes', () => {
  begin();
  expect(flakyVerdict(file)).toEqual({ lines: ['FLAKY 0'], passes: true });
});

test('two flaky tests are named, and the run passes; three are too many', () => {
  begin();
  noteFlaky('feed › the first post');
  noteFlaky('a title\nof two lines');
  expect(flakyVerdict(file)).toEqual({
    lines: ['FLAKY 2', '  feed › the first post', '  a title of two lines'],
    passes: true,
  });
  noteFlaky('another');
  expect(flakyVerdict(file)).toMatchObject({ passes: false });
});

test('a flaky test is named with the error of the try that failed: in one line, without colours, cut', () => {
  begin();
  noteFlaky('feed › the first post', `line 12, \u001B[31mExpected\u001B[39m: 1\n  Received: 2 ${'.'.repeat(1_000)}`);
  const [line] = flakyVerdict(file).lines.slice(1);
  expect(line).toMatch(/^ {2}feed › the first post: line 12, Expected: 1 Received: 2 \.+$/);
  expect(line!.length).toBeLessThan(450);
});

test('where nothing is repeated nothing is noted', () => {
  begin();
  vi.stubEnv('REPEAT_FAILED', '');
  noteFlaky('feed');
  expect(flakyVerdict(file).lines).toEqual(['FLAKY 0']);
});
