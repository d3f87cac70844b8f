import { expect, test } from 'vitest';
import { buildApps } from './buildApps.ts';

test('a build that never ends: refused after its time, with the app that it is', () =>
  expect(buildApps({ build: () => new Promise(() => {}) }, ['welcome'], {}, 1)).rejects.toThrow('welcome: not built'));

test('a build that fails: its own message', () =>
  expect(buildApps({ build: () => Promise.reject(new Error('Unexpected token')) }, ['welcome'], {})).rejects.toThrow(
    'Unexpected token',
  ));
