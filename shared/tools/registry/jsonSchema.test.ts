import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { parseMounts, type Mount } from '@remotes-kit/runtime/mounts';
import { parseRegistry } from '@remotes-kit/runtime/registry';
import { readJson } from '@remotes-kit/release/files';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from '../release/atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { registryJsonSchema, SCHEMA_FILE } from './jsonSchema.ts';
import { randomRegistry } from './randomRegistries.ts';
import { registryFileSchema } from '@remotes-kit/release/registryFile';

const isValid = new Ajv2020({ strict: false }).compile(JSON.parse(registryJsonSchema()) as object);
const ORIGINS = { origins: ['https://feed.example', 'http://localhost:5171'] };

test('the committed schema is made of the parser: `npm run registry-schema` after a change of it', () =>
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(registryJsonSchema()));

test('the registries of a composed site are valid: after its first release, with a canary and a fallback, and when a remote is off', () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-schema-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const expectValid = () =>
    expect(isValid(readJson(join(publicFolder(out), 'remotes.json'))), JSON.stringify(isValid.errors)).toBe(true);
  composeSmall(out, 'first');
  expectValid();
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'second') });
  releasesIn(composition, out).canary('feed', { dist: smallRemote('feed', 'third') }, 10);
  expectValid();
  releasesIn(composition, out).disable('feed', 'Back on Monday.');
  expectValid();
});

test('random registries: the schema accepts them', () =>
  fc.assert(
    fc.property(randomRegistry, (registry) => {
      expect(isValid(registry), JSON.stringify(isValid.errors)).toBe(true);
    }),
  ));

/**
 * JSON Schema cannot say which origins and which floor a page allows, and counts the characters of a text where JavaScript counts its
 * UTF-16 units: no damage here is of these three.
 */
const damage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    7,
    0,
    -1,
    1.5,
    '',
    'x',
    [],
    {},
    'javascript:1//.js',
    '//evil/x.js',
    '/a/../b.js',
    '/x.js?y',
    [7],
  ),
  fc.jsonValue(),
);
const FIELDS = Object.keys(registryFileSchema.value.entries);

test('a damaged registry that a page refuses, or of which it leaves out a part, is refused by the schema', () => {
  const seen = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(randomRegistry, fc.constantFrom(...FIELDS), damage, (registry, field, hostile) => {
      const [name, record] = Object.entries(registry)[0]!;
      const damaged = { ...registry, [name]: { ...record, [field]: hostile } };
      seen[isValid(damaged) ? 'valid' : 'invalid'] += 1;
      if (!isValid(damaged)) return;
      const read = parseRegistry(damaged, ORIGINS)?.[name];
      expect(read).toBeDefined();
      for (const part of ['fallback', 'canary', 'earlyReads', 'drawnScreen'] as const)
        if (part in damaged[name]!) expect(read).toHaveProperty(part);
      const { prefixes, slot, document } = damaged[name] as Partial<Mount>;
      if (prefixes) expect(parseMounts(damaged)[name]).toEqual({ prefixes, slot, document });
    }),
    { numRuns: 1000 },
  );
  expect(seen.invalid).toBeGreaterThan(100);
  expect(seen.valid).toBeGreaterThan(10);
});

test('a name that no remote can have, or no remote at all, is refused', () => {
  expect(isValid({})).toBe(false);
  expect(isValid({ 'no-body': { version: '1', contract: 1, entry: '/a.js' } })).toBe(false);
  expect(isValid({ feed: { version: '1', contract: 1, entry: '/a.js' } })).toBe(true);
});
