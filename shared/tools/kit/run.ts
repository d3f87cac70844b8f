/**
 * `npm run pack -- runtime --out <folder>`: packs packages of shared/kit (all where none is named), as they would be published. `shared` is
 * @bazaar/shared, for sites that show our remotes (docs/hosts.md).
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/folders.ts';
import { packageNames, packPackage } from './pack.ts';
import { packShared } from './packShared.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(ROOT, 'dist') } },
});
const known = [...packageNames(), 'shared'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}; there are ${known.join(', ')}.`);
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
for (const name of positionals.length > 0 ? positionals : packageNames())
  console.log(name === 'shared' ? packShared(out) : packPackage(name, out));
