import { isSkipped } from '../../../shared/tools/browsers/engines.ts';
import type { Production } from '../../../shared/tools/production/startProduction.ts';
import { expect, test as base } from './journey.ts';
import type { Target } from './page/target.ts';
import type { Screen } from './screens/screen.ts';
import { signIn } from './signIn.ts';
import { eventually } from './view.ts';

/** Tests of the service worker, in every engine on the production site (docs/decisions/035). */
const SMOKE = { tag: '@smoke' };
/** Longer than the worker waits for a document before it takes the one that it has kept. */
const SLOW_LINE_MS = 6_000;
const firstArticle: Target = { role: 'article' };
const firstCard: Target = { role: 'link', within: { role: 'list', within: { role: 'main' } } };

/** A site of the test's own: it is slow, cut off or updated. */
const test = base.extend<{ site: Production }>({
  site: async ({ production }, use) => {
    await use(production!);
    production!.delayDocuments(0);
    production!.setCut(false);
  },
});

test.skip(
  ({ engineName }) => engineName !== 'chromium' && isSkipped(engineName),
  'an engine of the journeys is not installed',
);

test(
  'a slow line, with the worker on: who comes from the feed signs in',
  SMOKE,
  async ({ drivenScreen, hand, view, request, site }) => {
    await view.open('/feed');
    await isControlled(drivenScreen);
    await view.open('/feed'); // through the worker, which keeps the document
    await isTrue(drivenScreen, `caches.open('documents').then((kept) => kept.keys()).then(({ length }) => length > 0)`);
    await view.sees(firstArticle);
    site.delayDocuments(SLOW_LINE_MS);
    await signIn(hand, view, request);
  },
);

test(
  'no server is reached after one visit: the page opens again with what was saved',
  SMOKE,
  async ({ drivenScreen, view, site }) => {
    await view.open('/level/categories');
    const { text } = await view.sees(firstCard);
    await isControlled(drivenScreen);
    await isTrue(drivenScreen, KEPT_FILES);
    site.setCut(true);
    await view.open('/level/categories');
    await view.seesText(firstCard, text);
  },
);

test(
  'a release while a page is open: a notice offers it, and Reload brings it',
  SMOKE,
  async ({ drivenScreen, hand, view, site }) => {
    await view.open('/home');
    await isControlled(drivenScreen);
    site.update();
    await isTrue(
      drivenScreen,
      'navigator.serviceWorker.getRegistration().then((worker) => worker.update()).then(() => true)',
    );
    const reload: Target = { role: 'button', name: 'Reload' };
    await view.sees(reload);
    const startedAt = await drivenScreen.evaluate<number>('performance.timeOrigin');
    await hand.press(reload);
    await isTrue(drivenScreen, `performance.timeOrigin !== ${startedAt}`);
    await view.sees({ role: 'button', name: 'Next slide' });
  },
);

/** While a page is being replaced, nothing can be evaluated in it. */
const isTrue = (screen: Screen, expression: string): Promise<void> =>
  eventually(async () => expect(await screen.evaluate(expression)).toBe(true));

const isControlled = (screen: Screen) => isTrue(screen, 'navigator.serviceWorker.controller !== null');

/** True when the worker has every hashed file that this page has loaded. */
const KEPT_FILES = `Promise.all(
  performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((url) => /-[\\w-]{8,}\\.(js|css)$/.test(url) && url.startsWith(location.origin))
    .map((url) => caches.match(url))
).then((kept) => kept.length > 0 && kept.every(Boolean))`;
