import { expect, test } from '../../shared/testing/e2e/site.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { isControlled, saved } from './support/worker.ts';

/** Attacks of a script of the page, injected or not, through the service worker and its caches. */
test.use({ serviceWorkers: 'allow', time: 'passes' });

test('a script of the page writes code into the worker’s cache: it is not run, and the cache has the file again', async ({
  page,
}) => {
  await page.goto('/about');
  await isControlled(page);
  await expect.poll(() => saved(page)).toContainEqual(expect.stringMatching(/^\/assets\/index-.*\.js$/));
  await page.evaluate(async () => {
    const files = await caches.open('files');
    const headers = { 'content-type': 'text/javascript' };
    for (const { url } of await files.keys())
      if (url.endsWith('.js')) await files.put(url, new Response('window.harmed = true', { headers }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'harmed' in window)).toBe(false);
  const harmful = () =>
    page.evaluate(async () => {
      const loaded = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
      const texts = await Promise.all(loaded.map(async (src) => (await caches.match(src))?.text()));
      return texts.filter((text) => !text || text.includes('harmed')).length;
    });
  await expect.poll(harmful).toBe(0);
});

test('a script of the page writes code among the saved lessons: it is never run', async ({ page }) => {
  await page.goto('/about');
  await isControlled(page);
  const isRun = await page.evaluate(async () => {
    const url = `${location.origin}/saved/lesson/harmful.js`;
    const headers = { 'content-type': 'text/javascript' };
    await (await caches.open('saved-lessons')).put(url, new Response('window.harmed = true', { headers }));
    await import(url).catch(() => {});
    return 'harmed' in window;
  });
  expect(isRun).toBe(false);
});

test('a script of the page tells the worker to request another host: it does not', async ({ page }) => {
  const asked: string[] = [];
  const host = await startServer({
    port: 0,
    handle: ({ url }, response) => {
      asked.push(url!);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/png' }).end();
    },
  });
  await page.goto('/about');
  await isControlled(page);
  const result = await page.evaluate(async (evil) => {
    const worker = navigator.serviceWorker.controller!;
    const tell = (message: object, ports: MessagePort[] = []) => worker.postMessage(message, { transfer: ports });
    tell({ type: 'CACHE_URLS', payload: { urlsToCache: [`${evil}/assets/stolen-12345678.js`] } });
    const { port1, port2 } = new MessageChannel();
    const saved = new Promise((done) => port1.addEventListener('message', ({ data }) => done(data)));
    port1.start();
    const message = { type: 'SAVE_CODE', language: 'en', paths: ['/about'], pictures: [`${evil}/stolen`] };
    tell(message, [port2]);
    return saved;
  }, `http://localhost:${host.port}`);
  expect(result).toBe('saved');
  expect(asked).toEqual([]);
  await host.stop();
});

test('a script of the page writes a document into the worker’s cache: it is never shown', async ({ page, context }) => {
  await page.goto('/about');
  await isControlled(page);
  await expect.poll(() => saved(page)).toContain('/frame.html');
  await page.evaluate(async () => {
    const documents = await caches.open('documents');
    const real = (await documents.match('/frame.html'))!;
    const forged = (await real.text()).replace('<body>', '<body>harmed');
    await documents.put('/frame.html', new Response(forged, { headers: real.headers }));
  });
  await context.setOffline(true);
  await page.goto('/about').catch(() => {}); // then there is no document at all
  await expect(page.getByText('harmed')).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
