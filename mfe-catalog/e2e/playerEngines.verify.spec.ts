import type { Page } from '@playwright/test';
import { LEVELS, loaded, openLevel, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

const menu = (page: Page) => page.getByRole('group', { name: 'Settings' });
const settings = (page: Page) => page.getByRole('button', { name: 'Settings' });

/** Returns the edges at which the menu covers the header or overflows the screen. */
const overlaps = (page: Page) =>
  menu(page).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect().bottom;
    return [
      top < header && `top ${top} < ${header}`,
      bottom > innerHeight && `bottom ${bottom}`,
      left < 0 && `left ${left}`,
      right > innerWidth && `right ${right}`,
    ].filter(Boolean);
  });

test('the settings menu at any size, also scrolled: neither covers the header nor overflows the screen', async ({
  page,
}) => {
  await openLevel(page, LEVELS.threePages);
  await loaded(page);
  for (const [width, height] of [
    [1000, 730],
    [740, 360],
    [360, 740],
    [568, 320],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scrolled of [0, 60]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      await settings(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      // It is positioned again when the resize event has fired.
      await expect.poll(() => overlaps(page), `at ${width}×${height}, scrolled ${scrolled}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    }
  }
});

test('without popovers (Safari before 17): the settings menu opens and closes, and Escape then leaves the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    for (const prototype of [Document.prototype, Element.prototype]) {
      const query = prototype.querySelector;
      prototype.querySelector = function querySelector(this: Document & Element, selector: string) {
        if (selector.includes(':popover-open'))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return query.call(this, selector);
      } as typeof query;
    }
  });
  await openLevel(page);
  await loaded(page);
  await expect(menu(page)).toBeHidden();
  await settings(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByText('1.5', { exact: true }).click();
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await settings(page).click();
  await page.mouse.click(4, 400); // beside the page's content, which the menu covers in part
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/business/levels/topic-002');
});

test('only ManagedMediaSource, no MediaSource: the lesson plays', async ({ page }) => {
  await page.addInitScript(() => {
    // Adds to a MediaSource an event that requests data, as WebKit does. AirPlay must be disabled for it.
    class ManagedMediaSource extends MediaSource {
      streaming = true;
      static instances: ManagedMediaSource[] = [];
      constructor() {
        super();
        ManagedMediaSource.instances.push(this);
        this.addEventListener('sourceopen', () => this.dispatchEvent(new Event('startstreaming')));
      }
    }
    const ManagedSourceBuffer = SourceBuffer;
    Object.assign(window, { ManagedMediaSource, ManagedSourceBuffer });
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'SourceBuffer');
  });
  await openLevel(page);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 0.5);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          'MediaSource' in window ||
          (window as unknown as { ManagedMediaSource: { instances: unknown[] } }).ManagedMediaSource.instances.length,
      ),
    )
    .toBe(1);
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.disableRemotePlayback))
    .toBe(true);
});

test('without any MSE: the element plays the manifest itself from the saved time', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource']) Reflect.deleteProperty(window, name);
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
    // The engine under test may lack HLS: only the URL that it is given is checked.
    const entry = {
      videoId: 'video-002',
      title: 'Lesson',
      path: '/x',
      positionMs: 12_000,
      durationMs: 42_000,
      watchedAtMs: 1,
    };
    localStorage.setItem('bazaar.progress', JSON.stringify([entry]));
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(this: HTMLMediaElement, url: string) {
        this.setAttribute('data-native', url);
        this.dispatchEvent(new Event('loadedmetadata'));
      },
    });
  });
  await openLevel(page);
  await expect(video(page)).toHaveAttribute('data-native', /\/manifest\/video\.m3u8$/);
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(12);
});

test('no full screen for elements (iPhone): Full screen opens the video alone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'fullscreenElement');
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        this.dataset.full = 'true';
      },
    });
  });
  await openLevel(page);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(video(page)).toHaveAttribute('data-full', 'true');
});
