import fc from 'fast-check';
import type { RegistryFile } from '@remotes-kit/release/registryFile';

/** Registries for tests: all that a registry can hold, of any number of remotes, as a parser returns it. */

const words = (pattern: RegExp) => fc.stringMatching(pattern);
const hash = words(/^[A-Za-z0-9+/]{43}$/).map((text) => `sha256-${text}=`);
const name = words(/^[a-z][a-zA-Z]{1,8}$/);
const fileUrl = (ending: string) =>
  fc
    .tuple(fc.constantFrom('', 'https://feed.example', 'http://localhost:5171'), words(/^(\/[\w-]{1,6}){1,3}$/))
    .map(([origin, path]) => `${origin}${path}.${ending}`);

const build = fc
  .record(
    {
      version: words(/^[\w.-]{1,12}$/),
      release: fc.integer({ min: 1, max: 1000 }),
      contract: fc.integer({ min: 0, max: 50 }),
      entry: fileUrl('js'),
      preload: fc.array(fileUrl('js'), { maxLength: 3 }),
      css: fc.array(fileUrl('css'), { maxLength: 3 }),
      integrity: fc.dictionary(fileUrl('js'), hash, { maxKeys: 3, noNullPrototype: true }),
      missing: fc.array(fc.string(), { maxLength: 2 }),
      earlyReads: fc.constant([
        { pattern: '/a', reads: [{ collection: 'levels', where: [['isVisible', true]], limit: 9 }] },
      ]),
      drawnScreen: fileUrl('js'),
    },
    { requiredKeys: ['version', 'release', 'contract', 'entry', 'preload', 'css', 'integrity'], noNullPrototype: true },
  )
  .chain((fields) =>
    fc.oneof(
      fc.constant(fields),
      hash.map((own) => ({ ...fields, integrity: { ...fields.integrity, [fields.entry]: own } })),
    ),
  );

const added = fc.record(
  {
    fallback: build,
    canary: fc.record(
      { percent: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4), build },
      { noNullPrototype: true },
    ),
    disabled: fc.string({ maxLength: 20 }),
    floor: fc.integer({ min: 1, max: 1000 }),
    prefixes: fc.array(words(/^\/[a-z][a-z-]{1,8}$/), { maxLength: 2 }),
    slot: fc.record(
      { above: name, exposed: words(/^[A-Z]\w{0,8}$/), emptyKey: words(/^bazaar\.\w{1,8}$/) },
      { noNullPrototype: true },
    ),
    document: fc.constant('signIn' as const),
  },
  { requiredKeys: [], noNullPrototype: true },
);

export const randomRegistry = fc.dictionary(
  name,
  fc.tuple(build, added).map(([own, more]) => ({ ...own, ...more })),
  { minKeys: 1, maxKeys: 3, noNullPrototype: true },
) as fc.Arbitrary<RegistryFile>;
