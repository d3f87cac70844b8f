import { remembered } from '@bazaar/shared/device';

/** Not in the spec: a page that was reloaded for a remote is left alone for this long. */
const RELOAD_AT_MOST_EVERY_MS = 600_000;

const reloadedAtMs = remembered('bazaar.reloadedAt', (stored) => (typeof stored === 'number' ? stored : undefined), {
  session: true,
  survivesSignOut: true,
});

/** Whether a reload would lose nothing and has not been tried lately. */
export function canReload(now = Date.now()): boolean {
  const lastMs = reloadedAtMs.get() ?? -Infinity;
  const isRemembered = reloadedAtMs.set(reloadedAtMs.get()); // without a memory of the last one there would be no end to it
  return isRemembered && now - lastMs > RELOAD_AT_MOST_EVERY_MS && !hasTypedText() && !isPlaying();
}

/** Reloads the page. Never resolves: what waits for it is gone with the page. */
export function reloadPage(): Promise<never> {
  if (!reloadedAtMs.set(Date.now())) return Promise.reject(new Error('This reload could not be remembered.'));
  location.reload();
  return new Promise(() => {});
}

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
const isPlaying = () => [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
