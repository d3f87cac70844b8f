/** What saved lessons need besides their streams: the service worker saves it, whose requests no page's policy limits. */
import { pageLang } from '../../contracts/pageLang.ts';
import { imageUrls } from '../../media/imageUrl.ts';
import { CODE_CACHE, NEEDS, type SaveCodeMessage, type SaveCodeResult } from './savedFiles.ts';
import { savedLessons } from './savedLessons.ts';

/** Not in the spec: a slow line may need as long for the worker and the site's code. */
const WITHIN_MS = 120_000;

/**
 * Saves the site's code, which plays the saved lessons, and their posters. Rejects with a QuotaExceededError, with a TypeError as
 * for a broken line, or with the signal's reason.
 */
export async function saveCode(signal: AbortSignal): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(() => reject(new TypeError('no service worker')), WITHIN_MS);
  });
  const result = await Promise.race([ended, sendToWorker()]);
  if (result === 'full') throw new DOMException('the code does not fit', 'QuotaExceededError');
  if (result === 'failed') throw new TypeError('the code could not be had');
}

/**
 * Saves the code where it was saved in another language than the page's (docs/decisions/033), or went at the sign-out that left
 * these lessons here. Never rejects.
 */
export async function saveCodeInLanguage(): Promise<void> {
  try {
    const needs = (await (await caches.match(NEEDS, { cacheName: CODE_CACHE }))?.json()) as
      | Partial<SaveCodeMessage>
      | undefined;
    if (needs?.language !== pageLang()) await saveCode(new AbortController().signal);
  } catch {
    // The next page tries again.
  }
}

async function sendToWorker(): Promise<SaveCodeResult> {
  const { active } = await navigator.serviceWorker.ready;
  const lessons = savedLessons.get();
  if (lessons.length === 0) return 'failed'; // all were removed meanwhile, as by a sign-out
  const message: SaveCodeMessage = {
    type: 'SAVE_CODE',
    language: pageLang(),
    paths: [...new Set(lessons.map(({ path }) => path))],
    pictures: lessons.flatMap(({ thumbnailId }) => (thumbnailId ? Object.values(imageUrls(thumbnailId)) : [])),
  };
  const { port1, port2 } = new MessageChannel();
  const result = new Promise<SaveCodeResult>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<SaveCodeResult>) => resolve(data), { once: true });
    port1.start();
  });
  active?.postMessage(message, [port2]);
  return result;
}
