import type { Page } from '@playwright/test';

interface WatchedPage {
  mostDecoders: number;
}

/** So often the media elements are counted: one that decodes for less is not noticed. */
const EVERY_MS = 100;

/** From the next document on, notes the greatest number of media elements that have something decoded at the same time. */
export const watchDecoders = (page: Page): Promise<unknown> =>
  page.addInitScript((everyMs) => {
    const watched = globalThis as unknown as WatchedPage;
    watched.mostDecoders = 0;
    setInterval(() => {
      const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')];
      const decoders = media.filter(({ readyState }) => readyState > 0).length;
      watched.mostDecoders = Math.max(watched.mostDecoders, decoders);
    }, everyMs);
  }, EVERY_MS);

/** Runs in the page. */
export const mostDecoders = (): number => (globalThis as unknown as WatchedPage).mostDecoders;
