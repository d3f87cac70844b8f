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

test('where nothing is repeated nothing is noted', () => {
  begin();
  vi.stubEnv('REPEAT_FAILED', '');
  noteFlaky('feed');
  expect(flakyVerdict(file).lines).toEqual(['FLAKY 0']);
});
