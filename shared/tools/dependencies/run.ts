/** `npm run licences`: every package that is installed, by licence; ends with status 1 where one is not allowed. */
import { join } from 'node:path';
import { ROOT } from '../build/folders.ts';
import { isAllowed, licenceOf } from './licences.ts';
import { lockedPackages } from './lockfile.ts';

const packages = lockedPackages(join(ROOT, 'package-lock.json'));
const licences = new Map<string, string[]>();
for (const locked of packages) {
  const line = `  ${locked.name}@${locked.version}${locked.isTool ? '' : ', also at run time'}${isAllowed(locked) ? '' : ' NOT ALLOWED'}`;
  const licence = licenceOf(locked) ?? 'unknown';
  licences.set(licence, [...(licences.get(licence) ?? []), line]);
}
for (const [licence, lines] of [...licences].sort()) console.log(`${licence} (${lines.length})\n${lines.join('\n')}`);
const refused = packages.filter((locked) => !isAllowed(locked));
console.log(`\n${packages.length} packages, ${licences.size} licences, ${refused.length} not allowed`);
process.exitCode = refused.length > 0 ? 1 : 0;
