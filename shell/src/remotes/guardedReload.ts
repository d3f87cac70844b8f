/** Not in the spec: a page that was reloaded for a remote is left alone for this long. */
const RELOAD_AT_MOST_EVERY_MS = 600_000;
const KEY = 'bazaar.reloadedAt';

/** Whether a reload would lose nothing and has not been tried lately. */
export function canReload(now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(KEY) ?? -Infinity) > RELOAD_AT_MOST_EVERY_MS && !hasTypedText() && !isPlaying();
  } catch {
    return false; // without a memory of the last one there would be no end to it
  }
}

/** Reloads the page. Never resolves: what waits for it is gone with the page. */
export function reloadPage(): Promise<never> {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}

const hasTypedText = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) => field.value !== field.defaultValue);
const isPlaying = () => [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);
