const KEY = 'bazaar.bandwidth';
/** Not in the spec: a phone that moves on has another line. */
const VALID_FOR_MS = 10 * 60_000;

/** Keeps what the line was last measured to carry, in bits per second. */
export function rememberBandwidth(bps: number): void {
  if (!Number.isFinite(bps)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ bps: Math.round(bps), atMs: Date.now() }));
  } catch {
    // Then the next lesson starts at the lowest level.
  }
}

/** What the line carried a short time ago; undefined when nobody knows. */
export function rememberedBandwidth(): number | undefined {
  try {
    const { bps, atMs } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { bps?: unknown; atMs?: unknown };
    if (typeof bps !== 'number' || typeof atMs !== 'number') return undefined;
    const ageMs = Date.now() - atMs;
    return ageMs >= 0 && ageMs < VALID_FOR_MS ? bps : undefined;
  } catch {
    return undefined;
  }
}
