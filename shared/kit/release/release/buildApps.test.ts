import { expect, test } from 'vitest';
import { buildApps } from './buildApps.ts';

test('a build that never ends: told to end after its time, and refused with the app that it is', async () => {
  let told: AbortSignal | undefined;
  const build = (_apps: readonly string[], _config: object, signal?: AbortSignal) => {
    told = signal;
    return new Promise<void>(() => {});
  };
  await expect(buildApps({ build }, ['welcome'], {}, 1)).rejects.toThrow('welcome: not built');
  expect(told?.aborted).toBe(true);
});

test('a build that fails: its own message', () =>
  expect(buildApps({ build: () => Promise.reject(new Error('Unexpected token')) }, ['welcome'], {})).rejects.toThrow(
    'Unexpected token',
  ));
