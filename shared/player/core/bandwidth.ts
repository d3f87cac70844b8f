import { remembered } from '@bazaar/shared/device';
import { BANDWIDTH_VALID_MS } from '../constants.ts';

const measured = remembered('bazaar.bandwidth', parse, { survivesSignOut: true });

function parse(stored: unknown) {
  const { bps, atMs } = (stored ?? {}) as { bps?: unknown; atMs?: unknown };
  return typeof bps === 'number' && typeof atMs === 'number' ? { bps, atMs } : undefined;
}

/** Remembers what the connection was last measured to carry, in bits per second. */
export function rememberBandwidth(bps: number): void {
  if (Number.isFinite(bps)) measured.set({ bps: Math.round(bps), atMs: Date.now() });
}

/** Returns what the connection carried a short time ago, in bits per second; undefined when unknown. */
export function rememberedBandwidth(): number | undefined {
  const last = measured.get();
  const ageMs = Date.now() - (last?.atMs ?? 0);
  return ageMs >= 0 && ageMs < BANDWIDTH_VALID_MS ? last?.bps : undefined;
}
