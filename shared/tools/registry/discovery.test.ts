import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDiscovery, toDiscovery } from '@remotes-kit/release/discovery';
import { randomRegistry } from './randomRegistries.ts';

const own = JSON.parse(readFileSync(join(import.meta.dirname, 'frontend-discovery.v1-pre.json'), 'utf8')) as object;
const isValid = new Ajv2019({ strict: false }).compile(own);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const KEY = 'school';

test('1,000 random registries: written as frontend-discovery and read back they are the same', () =>
  fc.assert(
    fc.property(randomRegistry, (registry) => {
      expect(fromDiscovery(json(toDiscovery(registry, KEY)), KEY)).toEqual(registry);
    }),
    { numRuns: 1000 },
  ));

test('what is written is valid by the schema of frontend-discovery, each entry of a list too', () =>
  fc.assert(
    fc.property(randomRegistry, (registry) => {
      const discovery = toDiscovery(registry, KEY);
      expect(isValid(discovery), JSON.stringify(isValid.errors)).toBe(true);
      // That schema says something of the first entry of a list only.
      for (const entry of Object.values(discovery.microFrontends).flat())
        expect(isValid({ ...discovery, microFrontends: { feed: [entry] } })).toBe(true);
    }),
  ));

const build = (version: string) => ({
  version,
  release: 1,
  contract: 1,
  entry: `/mfe-feed/${version}/a.js`,
  preload: [],
  css: [],
  integrity: {},
});
const deploymentsOf = (record: object) =>
  toDiscovery({ feed: { ...build('2'), ...record } }, KEY).microFrontends.feed!.map(({ metadata, deployment }) => [
    metadata.version,
    deployment.traffic,
    deployment.default,
  ]);

test('the traffic of a build is its share of the visitors; the default is the fallback, or the live build without one', () => {
  expect(deploymentsOf({})).toEqual([['2', 100, true]]);
  expect(deploymentsOf({ fallback: build('1'), canary: { percent: 10, build: build('3') } })).toEqual([
    ['2', 90, false],
    ['3', 10, false],
    ['1', 0, true],
  ]);
});

test('a remote that is off: no build has traffic', () =>
  expect(deploymentsOf({ disabled: 'Back on Monday.', canary: { percent: 10, build: build('3') } })).toEqual([
    ['2', 0, true],
    ['3', 0, false],
  ]));

test('hostile documents: none makes it throw, and what is not of this form is refused', () => {
  for (const value of [undefined, null, [], {}, { schema: '', microFrontends: { feed: [] } }, { microFrontends: {} }])
    expect(fromDiscovery(value, KEY)).toBeUndefined();
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(
        fromDiscovery({ schema: '', microFrontends: { feed: [{ url: '/a.js', extras: value }] } }, KEY),
      ).toBeUndefined();
    }),
  );
});
