import { remembered } from '@bazaar/shared/device';

/** Not in the spec: a phone that moves on has another line. */
const VALID_FOR_MS = 10 * 60_000;

const measured = remembered('bazaar.bandwidth', parse, { survivesSignOut: true });

function parse(stored: unknown) {
  const { bps, atMs } = (stored ?? {}) as { bps?: unknown; atMs?: unknown };
  return typeof bps === 'number' && typeof atMs === 'number' ? { bps, atMs } : undefined;
}

/** Keeps what the line was last measured to carry, in bits per second. */
export function rememberBandwidth(bps: number): void {
  if (Number.isFinite(bps)) measured.set({ bps: Math.round(bps), atMs: Date.now() });
}

/** What the line carried a short time ago; undefined when nobody knows. */
export function rememberedBandwidth(): number | undefined {
  const last = measured.get();
  const ageMs = Date.now() - (last?.atMs ?? 0);
  return ageMs >= 0 && ageMs < VALID_FOR_MS ? last?.bps : undefined;
}
