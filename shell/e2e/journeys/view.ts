import { expect } from '@playwright/test';
import { callInPage, type PageFunctions } from './pageScript.ts';
import type { Media, Sight } from './page/look.ts';
import { described, sent, type Target } from './page/target.ts';
import type { Screen } from './screens/screen.ts';

/** Repeats the assertion until it passes; patient, for engines that draw and decode in software beside other tests. */
export const eventually = (assertion: () => Promise<void>, withinMs = 45_000): Promise<void> =>
  expect(assertion).toPass({ timeout: withinMs, intervals: [50, 100, 250] });

/** Reads a page as a person sees it, through the functions of page/entry.ts. */
export class View {
  constructor(
    private readonly screen: Screen,
    private readonly baseUrl: string,
  ) {}

  /** Opens a path by its URL. */
  open = (path: string) => this.screen.open(new URL(path, this.baseUrl).href);
  back = () => this.screen.back();

  look = (target: Target): Promise<Sight | null> => this.call('look', sent(target));
  lookAtRest = (target: Target): Promise<Sight | null> => this.call('lookAtRest', sent(target));
  media = (target: Target): Promise<Media | null> => this.call('mediaOf', sent(target));
  windowSize = () => this.call('windowSize');
  pageErrors = () => this.call('pageErrors');
  /** Of a translated page (shared/testing/translation.ts). */
  staleTexts = () => this.screen.evaluate<string[]>('staleTexts()');
  choose = (target: Target, option: string) => this.call('choose', sent(target), option);

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.screen.url());
    return pathname + search;
  }

  /** Waits until the target is found. */
  async sees(target: Target): Promise<Sight> {
    let sight: Sight | null = null;
    await eventually(async () => {
      sight = await this.look(target);
      expect(sight, `${described(target)} is found`).not.toBeNull();
    });
    return sight!;
  }

  seesText = (target: Target, text: string) =>
    eventually(async () => expect((await this.look(target))?.text).toContain(text));
  misses = (target: Target) =>
    eventually(async () => expect(await this.look(target), `${described(target)} is not found`).toBeNull());
  isAt = (path: string | RegExp) => eventually(async () => expect(await this.path()).toMatch(path));

  /** Waits until React has taken over from what the document drew. */
  isStarted = () =>
    eventually(async () =>
      expect(await this.screen.evaluate<boolean>("document.querySelector('#root[data-started]') !== null")).toBe(true),
    );

  seesPicture = (target: Target) =>
    eventually(async () => expect(await this.call('pictureWidth', sent(target))).toBeGreaterThan(0));

  /** Waits until the video in the target renders new frames and its time advances. */
  async seesPlaying(target: Target): Promise<void> {
    let before = await this.media(target);
    await eventually(async () => {
      const now = await this.media(target);
      if (now && before && now.timeS < before.timeS) before = now; // another video, or the same one from its start
      expect(now?.isPaused, 'the video is paused').toBe(false);
      expect(now?.timeS).toBeGreaterThan((before?.timeS ?? 0) + 0.3);
      expect(now?.frames).toBeGreaterThan(2);
    });
  }

  seesPaused = (target: Target) => eventually(async () => expect((await this.media(target))?.isPaused).toBe(true));

  private call<Name extends keyof PageFunctions>(
    name: Name,
    ...args: Parameters<PageFunctions[Name]>
  ): Promise<Awaited<ReturnType<PageFunctions[Name]>>> {
    return this.screen.evaluate(callInPage(name, args));
  }
}
