import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runAlone } from './twoAtATime.ts';

test('a benchmark that stands still: is ended, and fails by its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'standsStill.mjs');
  writeFileSync(program, 'setInterval(() => {}, 1_000);');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  expect(await runAlone(program, 'reelsSoak', [], 500)).toBe(false);
  expect(print).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/ {2}reelsSoak: STOOD STILL, was ended after \d+ s$/),
  );
});
