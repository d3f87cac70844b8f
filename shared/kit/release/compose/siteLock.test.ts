import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withSiteLock } from './siteLock.ts';

const site = () => mkdtempSync(join(tmpdir(), 'site-lock-'));

/** A site whose lock is this process's, but for `changes`. */
function lockedSite(changes: object): string {
  const out = site();
  const owner = withSiteLock(out, 'feed is being released', () => readFileSync(join(out, 'locks/1'), 'utf8'));
  mkdirSync(join(out, 'locks'), { recursive: true });
  writeFileSync(join(out, 'locks/2'), JSON.stringify({ ...JSON.parse(owner), ...changes }));
  return out;
}

test('a lock that a running process holds: the message says what is done, by whom and since when', () => {
  const owner = `${userInfo().username}@${hostname()} (process ${process.pid})`;
  const out = lockedSite({ since: '2026-01-02T03:04:05.000Z' });
  expect(() => withSiteLock(out, 'reels is being released', () => 'done', 0)).toThrow(
    `feed is being released by ${owner} since 2026-01-02T03:04:05.000Z`,
  );
});

test.each([
  ['a process that has ended', { pid: spawnSync(process.execPath, ['--version']).pid }],
  ['another process that got the same id since', { began: 'earlier' }],
  ['another machine, long ago', { host: 'elsewhere', since: '2026-01-02T03:04:05.000Z' }],
])('%s holds no lock', (_, changes) =>
  expect(withSiteLock(lockedSite(changes), 'reels is being released', () => 'done', 0)).toBe('done'),
);

test('an act that throws releases the lock', () => {
  const out = site();
  const full = () => withSiteLock(out, 'feed is being released', () => { throw new Error('no disk'); }); // prettier-ignore
  expect(full).toThrow('no disk');
  expect(withSiteLock(out, 'feed is being released', () => 'done', 0)).toBe('done');
});
