import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { bucketOf } from '../../contracts/canary.ts';
import { CANARY_FOLDER } from '../../contracts/documents.ts';
import type { ShellRecord } from './shellRecord.ts';

type Canary = NonNullable<ShellRecord['canary']>;

/** The first script of the live shell's documents while a canary runs: it sends the visitors of its share to the canary's. */
export const firstScriptOfLive = (canary: Canary): string =>
  minified(`${ownPath()} || (${scriptIn('chooseShell')})(${choice(canary)})`);

/** That of the canary's documents. */
export const firstScriptOfCanary = (version: string): string =>
  minified(`${ownPath()}; (${scriptIn('noteFailedShell')})(${JSON.stringify(version)})`);

/** That of the live shell's in their place, once a canary has ended. */
export const firstScriptOfEnded = (): string => minified(ownPath());

const ownPath = () => `(${scriptIn('ownPath')})('${CANARY_FOLDER}')`;
const choice = (canary: Canary) => [JSON.stringify(CANARY_FOLDER), JSON.stringify(canary), String(bucketOf)].join();

const scriptIn = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.page.js`), 'utf8').replace(/;\s*$/, '');
const minified = (code: string) => minifySync('first.js', code).code;
