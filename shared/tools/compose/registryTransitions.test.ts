import { expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { canaried, disabled, released, rolledBack } from './registryTransitions.ts';

const build = (release: number) => ({
  version: `v${release}`,
  release,
  contract: CONTRACT_VERSION,
  entry: `/${release}.js`,
  preload: [],
  css: [],
  integrity: {},
});
const first = released(undefined, build(1));
const second = released(first, build(2));

test('a release keeps the version before as its fallback', () => {
  expect(second).toMatchObject({ version: 'v2', fallback: { version: 'v1' } });
  expect(second.fallback).not.toHaveProperty('fallback');
});

test('releasing what is current changes nothing', () => expect(released(second, build(2))).toEqual(second));

test('a rollback brings the version before, with the one before that to fall back on', () => {
  const third = released(second, build(3));
  expect(rolledBack(third, build(1))).toMatchObject({ version: 'v2', fallback: { version: 'v1' } });
  expect(rolledBack(second)).toEqual(build(1));
  expect(() => rolledBack(first)).toThrow('no version to go back to');
});

test('a canary leaves the others where they are; a rollback of it only ends it', () => {
  const tried = canaried(second, build(3), 10);
  expect(tried).toMatchObject({ version: 'v2', canary: { percent: 10, build: { version: 'v3' } } });
  expect(rolledBack(tried)).toEqual(second);
  expect(canaried(tried, build(3), 0)).toEqual(second);
  expect(canaried(tried, build(3), 100)).toMatchObject({ version: 'v3', fallback: { version: 'v2' } });
});

test('a remote that is off keeps its versions, and a release brings it back', () => {
  const off = disabled(second, 'Back at noon.');
  expect(off).toMatchObject({ version: 'v2', disabled: 'Back at noon.' });
  expect(disabled(off, undefined)).toEqual(second);
  expect(released(off, build(3))).not.toHaveProperty('disabled');
});

test('the floor survives what happens above it', () =>
  expect(rolledBack(released({ ...second, floor: 2 }, build(3)))).toMatchObject({ version: 'v2', floor: 2 }));
