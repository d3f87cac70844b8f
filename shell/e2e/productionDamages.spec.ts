import { test as base } from '@playwright/test';
import { REMOTE_NAMES, REMOTES } from '../../shared/contracts/remotes.ts';
import { inNetwork } from '../../shared/tools/browsers/inNetwork.ts';
import { allPorts } from '../../shared/tools/ports/ports.ts';
import { startProduction, type Production } from '../../shared/tools/production/startProduction.ts';
import { ADDRESS, originOfRemote } from '../../shared/tools/production/testSite.ts';
import { indexOfSeed } from '../../shared/tools/search/schoolForTests.ts';
import { storeIndex } from '../../shared/tools/search/storeIndex.ts';
import { expect } from '../../shared/testing/e2e/site.ts';
import { damagingAnswers, type DamagingAnswers } from './support/damagingAnswers.ts';
import { DAMAGES, type Damage } from './support/damagingSite.ts';
import { immutableFiles, LOADERS, numberOf, realHash, typeOf } from './support/immutableFiles.ts';
import { keptDamaged } from './support/keptDamaged.ts';

/**
 * Every file of the site as it would be deployed, the remotes on origins of their own, comes damaged once. By default each in
 * one of the four ways; with DAMAGES=all (`npm run damages`) in each of them.
 */
const isAll = process.env.DAMAGES === 'all';
const KINDS = Object.keys(DAMAGES) as Damage[];

const test = base.extend<{ damaging: DamagingAnswers; production: Production }>({
  damaging: async ({}, use) => use(damagingAnswers()),
  production: async ({ damaging }, use) => {
    const { around } = damaging;
    const prepare = async (out: string) => storeIndex(out, await indexOfSeed());
    const production = await startProduction(allPorts(), { hasOwnOrigins: true, prepare, around });
    await use(production);
    await production.stop();
  },
});

test('production: every file that never changes, of any type and of any origin, comes damaged once: the service worker gives the whole one, and nothing damaged is kept', async ({
  playwright,
  launchOptions,
  damaging,
  production,
}) => {
  test.setTimeout(1_800_000);
  const files = immutableFiles(production.out);
  const unknown = files.filter((file) => !Object.hasOwn(LOADERS, typeOf(file)));
  expect(unknown, 'files of types that nobody holds to a hash (support/immutableFiles.ts)').toEqual([]);
  const browser = await playwright.chromium.launch(inNetwork(production, launchOptions));
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  await page.goto(`${ADDRESS}/about`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  let tried = 0;
  for (const file of files)
    for (const kind of isAll ? KINDS : [KINDS[numberOf(file) % KINDS.length]!]) {
      const url = urlOf(file);
      damaging.damageOnce(url, kind);
      const integrity = LOADERS[typeOf(file)]!.integrity?.(production.out, file);
      const isHere = await page.evaluate(load, { url, integrity });
      expect.soft({ isHere, damaged: damaging.damaged() }, `${url} ${kind}`).toEqual({ isHere: true, damaged: [url] });
      await expect.soft
        .poll(() => keptDamaged(page, [[url, realHash(production.out, file)]]), `${url} ${kind}`)
        .toEqual([]);
      tried += 1;
    }
  await browser.close();
  // oxlint-disable-next-line no-console -- the figure for who runs it
  console.log(`${tried} damaged responses: ${numbersOf(files.map(typeOf))}`);
});

/** The address of a deployed file. */
function urlOf(file: string): string {
  const remote = REMOTE_NAMES.find((name) => file.startsWith(`/${REMOTES[name].folder}/`));
  return `${remote ? originOfRemote(remote) : ADDRESS}${file}`;
}

/** '3 css, 120 js' */
const numbersOf = (types: readonly string[]): string =>
  [...new Set(types)].map((type) => `${types.filter((other) => other === type).length} ${type}`).join(', ');

/** Runs in the page. Past every cache, as a page asks that has got a damaged one. */
const load = ({ url, integrity }: { url: string; integrity?: string | undefined }) =>
  fetch(url, { cache: 'reload', integrity: integrity ?? '' }).then(
    ({ ok }) => ok,
    () => false,
  );
