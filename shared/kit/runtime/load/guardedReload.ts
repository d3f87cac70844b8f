/** The time of the last reload of this tab, in ms; it has to outlive the reload. */
export interface ReloadedAtMs {
  get(): number | undefined;
  /** Returns whether it is remembered. */
  set(value: number | undefined): boolean;
}

/** A page is not reloaded for a remote more often than this. */
const RELOAD_AT_MOST_EVERY_MS = 600_000;

/** Allows a reload that would lose nothing, when the last one is long enough ago, or was by a clock that was set since. */
export function canReload(reloadedAtMs: ReloadedAtMs, now = Date.now()): boolean {
  const lastMs = reloadedAtMs.get() ?? -Infinity;
  const isRemembered = reloadedAtMs.set(reloadedAtMs.get()); // else it could reload for ever
  return isRemembered && Math.abs(now - lastMs) > RELOAD_AT_MOST_EVERY_MS && !hasTypedText() && !isPlaying();
}

/** Reloads the page. Never resolves: whatever awaits it ends with the page. */
export function reloadPage(reloadedAtMs: ReloadedAtMs): Promise<never> {
  if (!reloadedAtMs.set(Date.now())) return Promise.reject(new Error('This reload could not be remembered.'));
  location.reload();
  return new Promise(() => {});
}

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
const isPlaying = () => [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
