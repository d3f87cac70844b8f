import { expect, test } from 'vitest';
import { exclusions, peerRemarks, ruleOf } from './requirements.ts';

const names = ['react', 'react-dom'];
const ANY = { name: 'react', singleton: true, requiredVersion: false } as const;

test.each<[string, Parameters<typeof ruleOf>[0], string]>([
  ['any version', [ANY, { ...ANY, name: 'react/jsx-runtime' }], 'any version, singleton'],
  ['a range', [{ ...ANY, requiredVersion: '^19.0.0' }], '^19.0.0, singleton'],
  ['several rules', [ANY, { name: 'react-dom', requiredVersion: '19.3.1' }], 'any version, singleton; 19.3.1'],
  ['only modules of other packages', [{ name: 'react-router-dom' }], ''],
])('a build that takes %s: its rule', (_, shares, rule) => expect(ruleOf(shares, names)).toBe(rule));

test('a build and sources that take the version: nothing excludes it, not even a prerelease', () => {
  const dependencies = { react: '>=19', virtua: '0.54.2' };
  expect(exclusions([ANY], { dependencies }, { names, version: '20.0.0' })).toEqual([]);
  expect(exclusions([{ ...ANY, requiredVersion: '>=19' }], {}, { names, version: '20.0.0-rc.1' })).toEqual([]);
});

test('a build or a package.json that excludes the version: each says by what', () =>
  expect(
    exclusions(
      [ANY, { name: 'react-dom', requiredVersion: '^19.0.0' }],
      { peerDependencies: { react: '19.3.1' } },
      { names, version: '20.0.0' },
    ),
  ).toEqual([
    'its build takes react-dom ^19.0.0',
    'its package.json asks for react 19.3.1, but the shell provides 20.0.0 to every remote',
  ]));

test('a package of a remote whose peers exclude the version is named; one that takes it, or is not installed, is not', () => {
  const installed: Record<string, object> = {
    list: { version: '0.54.2', peerDependencies: { react: '^18 || ^19' } },
    ready: { version: '1.0.0', peerDependencies: { react: '>=18', 'react-dom': '>=18' } },
  };
  const dependencies = { list: '0.54.2', ready: '1.0.0', absent: '1.0.0' };
  expect(peerRemarks({ dependencies }, (name) => installed[name], { names, version: '20.0.0' })).toEqual([
    'list 0.54.2 asks for react ^18 || ^19',
  ]);
});
