import { remembered } from '@bazaar/shared/device';

/** Not in the spec: a page is not reloaded for a remote more often than this. */
const RELOAD_AT_MOST_EVERY_MS = 600_000;

const reloadedAtMs = remembered('bazaar.reloadedAt', (stored) => (typeof stored === 'number' ? stored : undefined), {
  session: true,
  survivesSignOut: true,
});

/** Allows a reload that would lose nothing, when the last one is long enough ago. */
export function canReload(now = Date.now()): boolean {
  const lastMs = reloadedAtMs.get() ?? -Infinity;
  const isRemembered = reloadedAtMs.set(reloadedAtMs.get()); // else it could reload for ever
  return isRemembered && now - lastMs > RELOAD_AT_MOST_EVERY_MS && !hasTypedText() && !isPlaying();
}

/** Reloads the page. Never resolves: whatever awaits it ends with the page. */
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
