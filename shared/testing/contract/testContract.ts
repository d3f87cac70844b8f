import { expect, test, type Page } from '@playwright/test';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { distOf, folderOf } from '../../tools/build/folders.ts';
import { contractProblems } from '../../tools/build/buildContract.ts';
import { overweight } from '../../tools/build/weights.ts';
import { expectStarted } from '../e2e/started.ts';
import { goInside } from '../goInside.ts';
import { exposedRoutes } from '../remoteRoutes.ts';
import { listenersOf, watchListeners } from './listeners.ts';
import { unlayeredRules } from './sheets.ts';

interface Screens {
  /** Paths of the remote that need no sign-in; each is opened, left and opened again. */
  paths: readonly string[];
}

/** Globals of the federation runtime itself. */
const FEDERATION =
  /^(__FEDERATION__|__VMOK__|__mf_module_cache__|__mf_init__.+|__VUE_HMR_RUNTIME__|_FEDERATION_RUNTIME_CORE|__GLOBAL_LOADING_REMOTE_ENTRY__)$/;

/**
 * The tests that every team runs on its built remote, in the shell of the composed site and in a real browser:
 * `npm run contract -- feed`. They check what would affect another team or the shell.
 */
export function testContract(name: RemoteName, { paths }: Screens): void {
  const folder = `/${REMOTES[name].folder}/`;

  test.describe(`the contract of ${name}`, () => {
    test('the build exposes its routes, imports only what the shell provides, and is within its budget', () => {
      expect(contractProblems(name, distOf(name))).toEqual([]);
      expect(overweight(distOf(name), folderOf(name))).toEqual([]);
    });

    test('every route lies under its own prefixes, and every screen works in the shell', async ({ page }) => {
      const errors = listen(page);
      await page.goto('/home');
      await expectStarted(page);
      for (const path of paths) await show(page, path);
      const routes = await exposedRoutes(page, await entryOf(page, name));
      const isOwn = (route: string) =>
        REMOTES[name].prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
      expect(routes.length).toBeGreaterThan(0);
      expect(routes.filter((route) => !isOwn(route))).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('leaving its screens removes every listener, adds no global, and a second visit adds nothing', async ({
      page,
    }) => {
      await page.addInitScript(watchListeners);
      await page.goto('/home');
      await expectStarted(page);
      const before = await globalsOf(page);
      const listeners: Record<string, number>[] = [];
      for (let visit = 0; visit < 3; visit += 1) {
        for (const path of paths) await show(page, path);
        await show(page, '/about');
        // React removes them a moment after the screen; a leaked one remains.
        await expect
          .poll(async () => Object.keys(await page.evaluate(listenersOf)).filter((key) => key.includes(folder)))
          .toEqual([]);
        listeners.push(await page.evaluate(listenersOf));
      }
      expect(listeners[2]).toEqual(listeners[1]);
      const added = (await globalsOf(page)).filter((global) => !before.includes(global));
      expect(added.filter((global) => !FEDERATION.test(global))).toEqual([]);
    });

    test('its styles are in cascade layers, so that no rule overrides another team’s by accident', async ({ page }) => {
      await page.goto('/home');
      await expectStarted(page);
      for (const path of paths) await show(page, path);
      const rules = await page.evaluate(unlayeredRules, folder);
      expect(rules.filter((rule) => !rule.startsWith(`:root { --css-of-${name}`))).toEqual([]);
    });
  });
}

/** Navigates to a path within the page and waits until its screen is complete. */
async function show(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const headingBefore = await main.getByRole('heading', { level: 1 }).elementHandle();
  await goInside(page, path);
  // The URL changes before the screen does.
  await expect.poll(() => headingBefore?.evaluate((heading) => heading.isConnected) ?? false).toBe(false);
  await expect(main.getByRole('heading').or(main.getByRole('article')).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(
    page.getByRole('alert').filter({ hasText: /Unexpected Application Error!|This part is not available/ }),
  ).toHaveCount(0);
}

async function entryOf(page: Page, name: RemoteName): Promise<string> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Record<RemoteName, { entry: string }>;
  return registry[name].entry;
}

const globalsOf = (page: Page) =>
  page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => Number.isNaN(Number(name))));

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}
