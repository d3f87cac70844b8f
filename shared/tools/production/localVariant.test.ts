import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { localConfig } from '../build/siteHtml.ts';
import type { Headers } from '@remotes-kit/release/headers';
import { documentHeaders } from '../compose/headers.ts';
import type { SiteConfig } from '../../contracts/config.ts';
import { sourcesOf } from '../house/sources.ts';
import { allPorts } from '../ports/ports.ts';
import { REPORTS_PATH } from '@remotes-kit/release/reportIntake';
import { LOCAL_SWITCHES } from './localVariant.ts';
import { testSite } from './testSite.ts';

type Kind = 'config' | 'headers' | 'directives' | 'sources';

/** All that the switches name of a kind. */
const named = (kind: Kind) => [...new Set(Object.values(LOCAL_SWITCHES).flatMap((one) => one[kind] ?? []))].toSorted();

const LOCAL: SiteConfig = { ...localConfig(allPorts()), reports: { url: REPORTS_PATH, share: 1 } };
const PRODUCTION: SiteConfig = testSite().config;

/** The names with other values in one of the two. */
function differences(local: object, production: object): string[] {
  const [a, b] = [new Map(Object.entries(local)), new Map(Object.entries(production))];
  const names = [...new Set([...a.keys(), ...b.keys()])];
  return names.filter((name) => !isDeepStrictEqual(a.get(name), b.get(name))).toSorted();
}

const headersOf = (config: SiteConfig) =>
  documentHeaders({ config, remoteOrigins: [], scripts: ['sha384-a'], styles: ['sha384-b'] });
const POLICY = 'Content-Security-Policy';
const directivesOf = (headers: Headers) =>
  Object.fromEntries(headers[POLICY]!.split('; ').map((directive) => [directive.split(' ')[0]!, directive]));

/** Of both documents. */
const ofDocuments = (differing: (local: Headers, production: Headers) => string[]) => {
  const [local, production] = [headersOf(LOCAL), headersOf(PRODUCTION)];
  const all = (['page', 'signIn'] as const).flatMap((name) => differing(local[name], production[name]));
  return [...new Set(all)].toSorted();
};

test('every key of the configuration that is another one than in production is named', () => {
  expect(differences(LOCAL, PRODUCTION)).toEqual(named('config'));
});

test('every header of a document that is another one than in production is named', () => {
  expect(ofDocuments(differences).filter((name) => name !== POLICY)).toEqual(named('headers'));
});

test('every directive of a document’s policy that is another one than in production is named', () => {
  expect(ofDocuments((local, production) => differences(directivesOf(local), directivesOf(production)))).toEqual(
    named('directives'),
  );
});

test('every source that asks whether it is local is named', () => {
  const { files, read } = sourcesOf();
  const product = files.filter((file) =>
    /^(shared\/(?!testing|tools\/(?!compose))|[\w-]+\/src\/).*(?<!\.test)\.tsx?$/.test(file),
  );
  const found = product.filter((file) =>
    /MODE [!=]== 'production'|\bbackend\??\.(auth|firestore)\b|\bconfig\.backend\b/.test(read(file)),
  );
  expect(found.toSorted()).toEqual(named('sources'));
});
