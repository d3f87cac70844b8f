import { parseArgs } from 'node:util';
import type { Composition } from '../compose/composition.ts';
import { acceptDeliveries } from './deliveries.ts';

/**
 * Releases what teams have delivered into the folder that is named, and prints how each delivery ended. --out names another site. Throws where
 * one was refused.
 */
export function accept(composition: Composition, args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string', default: composition.checkout.site } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Which folder? Usage: npm run accept -- <folder of the deliveries>');
  const delivered = acceptDeliveries(composition, values.out, folder);
  for (const { name, act, text } of delivered) console.log(`${name}${act && `/${act}`}: ${text}`);
  if (delivered.length === 0) console.log('Nothing was delivered.');
  if (delivered.some(({ isRefused }) => isRefused)) throw new Error('A delivery was refused.');
}
