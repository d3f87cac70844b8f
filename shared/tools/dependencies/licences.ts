import type { LockedPackage } from './lockfile.ts';

/** May be part of what visitors load: nothing but a notice is asked for. */
const EVERYWHERE = [
  'MIT',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Python-2.0',
  'OFL-1.1',
  '(MIT AND Zlib)',
];

/** Licences of packages that only build and test: changes to such a package would have to be published, and we make none. */
const TOOLS = [
  'MPL-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'CC0-1.0',
  'public domain',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
];

/** Their package.json names no licence; what their file LICENSE says, read by one of us. */
const READ_IN_THE_FILE: Readonly<Record<string, string>> = {
  'fuzzy@0.1.3': 'MIT',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'valid-url@1.0.9': 'MIT',
};

/** The licence of a package; undefined where nobody knows it. */
export const licenceOf = ({ name, version, licence }: LockedPackage): string | undefined =>
  licence ?? READ_IN_THE_FILE[`${name}@${version}`];

/** True where the package may be used in the place that uses it. */
export function isAllowed(locked: LockedPackage): boolean {
  const licence = licenceOf(locked) ?? '';
  return EVERYWHERE.includes(licence) || (locked.isTool && TOOLS.includes(licence));
}
