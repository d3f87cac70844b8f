import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_ARGS, findBrowser } from './shared/tools/browsers/browser.ts';
import { layerByFolder } from './shared/tools/build/layerByFolder.ts';
import { REPEATS } from './shared/tools/evidence/flaky.ts';
import { SEEDS, SUITE } from './shared/tools/suite/suite.ts';
import { keepIntercepting } from './shared/tools/suite/keepIntercepting.ts';
import { filesWithMocks, filesWithRandomCases } from './shared/tools/suite/testsThat.ts';
import { ownHls } from './shared/tools/build/ownHls.ts';

/** Against Google's emulator, with bytes that no browser sends, or slow for what they show: each is for `npm run verify`. */
const VERIFIED = '**/*.{parity,fuzz,verify}.test.ts';
/** Minutes of film: for `npm run verify` too. */
const VERIFIED_IN_BROWSER = '**/*.verify.browser.test.{ts,tsx}';
const ignored = ['**/node_modules/**', '**/dist*/**', '**/deploy/**', '{shell,mfe-*}/e2e/**'];
const executablePath = findBrowser();
const provider = playwright({ launchOptions: { args: BROWSER_ARGS, executablePath } });
const withMocks = filesWithMocks();
const notInBrowser = [...ignored, ...(SUITE === 'test' ? [VERIFIED_IN_BROWSER] : [])];

export default defineConfig({
  test: {
    globalSetup: ['shared/testing/temporaryFolder.ts'],
    reporters: ['default', './shared/testing/evidence/vitestReporter.ts'],
    sequence: { shuffle: true, seed: SEEDS.order },
    maxWorkers: '100%', // Vitest leaves one core idle; on two cores that is half of the machine
    projects: [
      {
        test: {
          name: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: REPEATS,
          include:
            SUITE === 'verify' ? [VERIFIED, ...filesWithRandomCases()] : ['{shared,shell,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.browser.test.{ts,tsx}', ...(SUITE === 'test' ? [VERIFIED] : [])],
          setupFiles: ['shared/testing/randomCases.ts'],
        },
      },
      {
        plugins: [react(), ownHls({ isReadyAtStart: true })],
        css: { postcss: { plugins: [layerByFolder()] } },
        test: {
          name: 'browser',
          testTimeout: 30_000,
          retry: REPEATS,
          expect: { poll: { timeout: 10_000 } },
          include: SUITE === 'verify' ? [VERIFIED_IN_BROWSER] : ['{shared,shell,mfe-*}/**/*.browser.test.{ts,tsx}'],
          exclude: notInBrowser,
          globalSetup: ['shared/testing/mediaForTests.ts'],
          setupFiles: ['shared/testing/emptyStorage.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider,
            instances: [
              { browser: 'chromium', exclude: [...notInBrowser, ...withMocks] },
              ...(SUITE === 'verify'
                ? []
                : [
                    {
                      browser: 'chromium' as const,
                      name: 'browser (with mocks)',
                      include: withMocks,
                      provider: keepIntercepting(provider),
                    },
                  ]),
            ],
          },
        },
      },
    ],
  },
});
