import { test as base, expect } from '@playwright/test';
import { findEngine, type EngineName } from '../../../shared/tools/browsers/engines.ts';
import { allPorts } from '../../../shared/tools/ports/ports.ts';
import { startProduction, type Production } from '../../../shared/tools/production/startProduction.ts';
import type { Hand } from './hands/hand.ts';
import { keyboardHand } from './hands/keyboard.ts';
import { mouseHand } from './hands/mouse.ts';
import { touchHand } from './hands/touch.ts';
import { buildPageScript, translating } from './pageScript.ts';
import { startChromium } from './screens/chromium.ts';
import { startFirefox } from './screens/firefox.ts';
import type { Engine, Screen } from './screens/screen.ts';
import { startWebkit } from './screens/webkit.ts';
import { startPreview, type Preview } from './startPreview.ts';
import { View } from './view.ts';

export { expect };

/** The options that a project of playwright.config.ts sets. */
export interface JourneyOptions {
  handName: 'mouse' | 'touch' | 'keyboard';
  engineName: 'chromium' | EngineName;
  /**
   * The site that the journeys run on: `npm start`, the production site as it would be deployed (docs/decisions/035), or a preview of other
   * builds of all remotes.
   */
  siteName: 'local' | 'production' | 'preview';
  /** Translates every page as Chrome does; what a page shows at the end must be what was rendered last. */
  isTranslated: boolean;
}

interface Fixtures {
  drivenScreen: Screen;
  view: View;
  hand: Hand;
}

interface WorkerFixtures {
  /** Its backend and media server are those of `npm start`. */
  production: Production | undefined;
  preview: Preview | undefined;
  pageScript: string;
  engine: Engine;
}

/** The shell is built for production where it changed. */
const STARTED_WITHIN_MS = 180_000;

const START = { firefox: startFirefox, webkit: startWebkit } as const;

/** Journeys with any hand in any engine. A journey fails when its page reports an error. */
export const test = base.extend<Fixtures, JourneyOptions & WorkerFixtures>({
  handName: ['mouse', { option: true, scope: 'worker' }],
  engineName: ['chromium', { option: true, scope: 'worker' }],
  siteName: ['local', { option: true, scope: 'worker' }],
  production: [
    async ({ siteName }, use) => {
      const production = siteName === 'production' ? await startProduction(allPorts()) : undefined;
      await use(production);
      await production?.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  preview: [
    async ({ siteName }, use, { parallelIndex }) => {
      const preview = siteName === 'preview' ? await startPreview(parallelIndex) : undefined;
      await use(preview);
      await preview?.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  isTranslated: [false, { option: true, scope: 'worker' }],
  pageScript: [
    async ({ isTranslated }, use) => {
      const pageScript = await buildPageScript();
      await use(isTranslated ? translating(pageScript) : pageScript);
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, playwright, launchOptions, production }, use) => {
      const engine =
        engineName === 'chromium'
          ? await startChromium(playwright.chromium, launchOptions, production)
          : await START[engineName](findEngine(engineName)!, production);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  drivenScreen: async ({ engine, pageScript }, use) => {
    const screen = await engine.newScreen(pageScript);
    await use(screen);
    await screen.close();
  },
  view: async ({ drivenScreen: screen, baseURL, isTranslated, engineName, production, preview }, use) => {
    const view = new View(screen, preview?.origin ?? baseURL!);
    await use(view);
    await expect.poll(() => view.pageErrors()).toEqual([]);
    // The other engines ask for hosts of their makers by themselves.
    if (production && engineName === 'chromium')
      expect([...production.unanswered], 'hosts that nobody answers for').toEqual([]);
    if (isTranslated) await expect.poll(() => view.staleTexts()).toEqual([]);
  },
  hand: async ({ handName, view, drivenScreen: screen }, use) => {
    switch (handName) {
      case 'mouse':
        return use(mouseHand(view, screen));
      case 'touch':
        return use(touchHand(view, screen, screen.finger!));
      case 'keyboard':
        return use(keyboardHand(view, screen.keyboard!));
    }
  },
});
