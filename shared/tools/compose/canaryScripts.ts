import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { bucketOf } from '../../contracts/canary.ts';
import { CANARY_FOLDER } from '../../contracts/documents.ts';
import type { ShellRecord } from './shellRecord.ts';

/**
 * The first script of the live shell's documents: while a canary runs it sends the visitors of its share to the canary's. It is in
 * none where no canary ever ran: a page that was on its way to a canary that has just ended gets these.
 */
export function firstScriptOfLive(canary: ShellRecord['canary'], hadCanary: boolean): string {
  if (!hadCanary) return '';
  return minified(canary ? `${ownPath()} || (${scriptIn('chooseShell')})(${choice(canary)})` : ownPath());
}

/** That of the canary's documents. */
export const firstScriptOfCanary = (version: string): string =>
  minified(`${ownPath()}; (${scriptIn('noteFailedShell')})(${JSON.stringify(version)})`);

const ownPath = () => `(${scriptIn('ownPath')})('${CANARY_FOLDER}')`;
const choice = (canary: NonNullable<ShellRecord['canary']>) =>
  [JSON.stringify(CANARY_FOLDER), JSON.stringify(canary), String(bucketOf)].join();

const scriptIn = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.page.js`), 'utf8').replace(/;\s*$/, '');
const minified = (code: string) => minifySync('first.js', code).code;
