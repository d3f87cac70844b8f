import { expect, test } from 'vitest';
import { canaried, disabled, released, withFallback, withFloor, withoutCanary } from './registryTransitions.ts';

const build = (release: number) => ({
  version: `v${release}`,
  release,
  contract: 5,
  entry: `/${release}.js`,
  preload: [],
  css: [],
  integrity: {},
});
const first = released(undefined, build(1));
const second = withFallback(released(first, build(2)), first);

test('a release falls back on the build that it is given, and on nothing of that', () => {
  expect(second).toMatchObject({ version: 'v2', fallback: { version: 'v1' } });
  expect(withFallback(second, { ...first, fallback: build(0) } as never).fallback).not.toHaveProperty('fallback');
  expect(withFallback(second, undefined)).not.toHaveProperty('fallback');
});

test('a canary leaves the others where they are, and its end too', () => {
  const tried = canaried(second, build(3), 10);
  expect(tried).toMatchObject({ version: 'v2', canary: { percent: 10, build: { version: 'v3' } } });
  expect(withoutCanary(tried)).toEqual(second);
});

test('a remote that is off keeps its versions, and a release brings it back', () => {
  const off = disabled(second, 'Back at noon.');
  expect(off).toMatchObject({ version: 'v2', disabled: 'Back at noon.' });
  expect(disabled(off, undefined)).toEqual(second);
  expect(released(off, build(3))).not.toHaveProperty('disabled');
});

test('the floor survives what happens above it, and ends a canary below it', () => {
  expect(released({ ...second, floor: 2 }, build(3))).toMatchObject({ version: 'v3', floor: 2 });
  expect(withFloor(canaried(second, build(1), 10), 2)).not.toHaveProperty('canary');
  expect(() => withFloor(second, 3)).toThrow('below the floor');
});
