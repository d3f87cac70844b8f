import { remembered } from '@bazaar/shared/device';
import { BANDWIDTH_KEY } from '../../contracts/documentProtocol.ts';
import { bandwidthIn } from './startChoice.ts';

const measured = remembered(BANDWIDTH_KEY, (stored) => stored, { survivesSignOut: true });

/** Remembers what the connection was last measured to carry, in bits per second. */
export function rememberBandwidth(bps: number): void {
  if (Number.isFinite(bps)) measured.set({ bps: Math.round(bps), atMs: Date.now() });
}

/** Returns what the connection carried a short time ago, in bits per second; undefined when unknown. */
export const rememberedBandwidth = (): number | undefined => bandwidthIn(measured.get());
