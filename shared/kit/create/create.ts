#!/usr/bin/env node
/** `create-composition my-site`: writes a site into a new folder. --from: a folder with the packed packages of the kit, in the place of the registry. */
import { parseArgs } from 'node:util';
import { createSite } from './createSite.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [folder = 'my-site'] = positionals;
try {
  createSite(folder, values);
  process.stdout.write(`${folder} is written. Then:\n\n  cd ${folder}\n  npm install\n  npm start\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
