/** Steps of the feed's benchmark in the page. */
import type { CDPSession, Page } from '@playwright/test';

const SPEED_PX_PER_S = 8_000;

/** Scrolls to the last post and waits for the next page. Resolves with the ms from the response's last byte to the longer list. */
export const nextPage = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('[role="feed"] > div')!;
    const before = list.offsetHeight;
    const responses = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(':runQuery')) as PerformanceResourceTiming[];
    const earlier = responses().length;
    const grown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (Number.parseFloat(list.style.height) <= before + 1_000) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(list, { attributes: true, attributeFilter: ['style'] });
    });
    scrollTo({ top: list.getBoundingClientRect().bottom + scrollY - innerHeight, behavior: 'instant' });
    const at = await grown;
    const response = responses()[earlier];
    // Until the new posts have been measured, rendered and saved.
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
    return at - (response?.responseEnd ?? Number.NaN);
  });

/** Scrolls up to the nearest video and waits until it plays. */
export const playVideo = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const rendered = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] section[data-state]')].at(-1);
    for (; !rendered() && scrollY > 0; await nextFrame()) scrollBy({ top: -innerHeight / 2, behavior: 'instant' });
    const isPlaying = () => rendered()?.querySelector('video')?.paused === false;
    for (; !isPlaying(); await nextFrame()) rendered()?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/** Puts a second copy of the saved posts on the heap, to measure the size of the data alone. */
export const savedDataBytes = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bazaar');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAll();
          reading.onsuccess = () => {
            Object.assign(window, { copyOfData: reading.result as unknown });
            opening.result.close();
            resolve();
          };
        };
      }),
  );

export interface Scroll {
  p95FrameMs: number;
  longTasks: number[];
  mostNodes: number;
  mostVideos: number;
}

/** Scrolls up through the posts as a fast swipe does, and records frames, long tasks, nodes and videos. */
export const fastScroll = (page: Page, session: CDPSession, distancePx: number): Promise<Scroll> =>
  watched(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 400,
      yDistance: distancePx,
      speed: SPEED_PX_PER_S,
      gestureSourceType: 'touch',
    }),
  );

/** The time of such a scroll without one: the machine's own share of the figures. */
export const standStill = (page: Page, distancePx: number): Promise<Scroll> =>
  watched(page, () => page.waitForTimeout((distancePx / SPEED_PX_PER_S) * 1_000));

async function watched(page: Page, act: () => Promise<unknown>): Promise<Scroll> {
  await page.evaluate(() => {
    const watch = { frames: [] as number[], longTasks: [] as number[], mostNodes: 0, mostVideos: 0, isOver: false };
    Object.assign(window, { watch });
    new PerformanceObserver((list) =>
      watch.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      watch.frames.push(now - last);
      last = now;
      if (watch.frames.length % 10 === 0) {
        watch.mostNodes = Math.max(watch.mostNodes, document.querySelectorAll('[role="feed"] *').length);
        watch.mostVideos = Math.max(watch.mostVideos, document.querySelectorAll('video').length);
      }
      if (!watch.isOver) requestAnimationFrame(frame);
    });
  });
  await act();
  return page.evaluate(() => {
    const { watch } = window as unknown as {
      watch: { frames: number[]; longTasks: number[]; mostNodes: number; mostVideos: number; isOver: boolean };
    };
    watch.isOver = true;
    const frames = watch.frames.slice(1).toSorted((a, b) => a - b);
    return {
      p95FrameMs: frames[Math.floor(frames.length * 0.95)]!,
      longTasks: watch.longTasks,
      mostNodes: watch.mostNodes,
      mostVideos: watch.mostVideos,
    };
  });
}

/** ms until the same post is at the same height, and the difference that remains. */
export interface Back {
  ms: number;
  offPx: number;
}

/** Leaves by a link and goes back. */
export async function back(page: Page): Promise<Back> {
  const anchor = await page.evaluate(() => {
    const article = [...document.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > 80)!;
    return { at: article.getAttribute('aria-posinset')!, top: article.getBoundingClientRect().top };
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Login' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
  return page.evaluate(async ({ at, top }) => {
    const startedAt = performance.now();
    history.back();
    const off = () =>
      Math.abs(
        (document.querySelector(`article[aria-posinset="${at}"]`)?.getBoundingClientRect().top ?? Infinity) - top,
      );
    let ms = Number.NaN;
    while (performance.now() - startedAt < 5_000) {
      await new Promise(requestAnimationFrame);
      if (Number.isNaN(ms) && off() <= 4) ms = performance.now() - startedAt;
      if (performance.now() - startedAt > 1_500 && !Number.isNaN(ms)) break;
    }
    return { ms, offPx: off() };
  }, anchor);
}
