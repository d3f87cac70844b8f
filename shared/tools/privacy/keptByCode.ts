import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_NAMES } from './keptNames.ts';
import { ROOT } from '../build/folders.ts';
import { sourcesOf } from '../house/sources.ts';
import { countedNames } from './countedNames.ts';
import { reportFields } from './reportFields.ts';
import { ruleFields } from './ruleFields.ts';
import { storedNames } from './storedNames.ts';
import type { SourceFile } from './syntax.ts';

/** The code and rules that decide what is kept. */
export interface Inputs {
  /** The code that runs in a visitor's browser. */
  site: readonly SourceFile[];
  /** The code of libraries that open databases of their own. */
  libraries: readonly SourceFile[];
  /** Firestore's rules. */
  rules: string;
  /** The schemas of the reports. */
  reports: SourceFile;
}

const SITE = /^(shared\/(?!tools|testing|ui\/gallery|kit\/create)|shell\/src\/|mfe-\w+\/src\/)/;
const LIBRARIES = [
  'node_modules/@firebase/app/dist/esm',
  'node_modules/@firebase/app-check/dist/esm',
  'node_modules/@firebase/auth/dist/esm',
  'node_modules/workbox-expiration/models',
];

export function readInputs(): Inputs {
  const file = (path: string): SourceFile => ({ path, code: readFileSync(join(ROOT, path), 'utf8') });
  const isOfSite = (path: string) =>
    SITE.test(path) && /\.(ts|tsx|js)$/.test(path) && !/\.test\.|ForTests\./.test(path);
  return {
    site: sourcesOf().files.filter(isOfSite).map(file),
    libraries: LIBRARIES.flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => file(`${folder}/${name}`)),
    ),
    rules: file('shared/firebase/firestore.rules').code,
    reports: file('shared/kit/release/reports/report.ts'),
  };
}

/** All that is kept by the code and by the rules: `users/{uid}: firstName`, `localStorage: bazaar.theme`, `counted: lesson.left`. */
export const keptByCode = ({ site, libraries, rules, reports }: Inputs): string[] => [
  ...ruleFields(rules),
  ...reportFields(reports),
  ...countedNames(site),
  ...storedNames(site),
  ...storedNames(libraries).filter((name) => name.startsWith('IndexedDB:')),
];

/** All that the table of what is kept names. */
export const keptByTable = (): string[] =>
  Object.values(KEPT_NAMES)
    .flatMap((rows): Readonly<Record<string, readonly string[]>>[] => Object.values(rows))
    .flatMap((names) => Object.entries(names))
    .flatMap(([where, names]) => names.map((name) => `${where}: ${name}`));
