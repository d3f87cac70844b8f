// Says that the school could not start, without any script of the shell (docs/decisions/011). Small and without imports: it
// is inline, before everything that can fail.
(() => {
  const TEXTS = {
    en: ['The school could not start.', 'Check your connection, then reload the page.', 'Reload'],
    hi: ['स्कूल शुरू नहीं हो सका।', 'अपना कनेक्शन देखें, फिर पेज दोबारा खोलें।', 'फिर से खोलें'],
  };
  const [TEXT, HINT, RELOAD] = TEXTS[document.documentElement.lang] ?? TEXTS.en;
  /** Not in the spec (issue 17): so long after the navigation, of which the document has taken some. */
  const STARTS_WITHIN_MS = 5_000;
  /** Not in the spec: on a line on which the document takes most of that, its scripts need some time too. */
  const SCRIPTS_TAKE_MS = 2_000;
  /** Not in the spec: a file that does not respond does not hold up the reload. */
  const REFETCHED_WITHIN_MS = 4_000;
  const CODE_CACHES = ['files', 'documents'];

  let notice;
  const root = () => document.getElementById('root');
  /** React has replaced what index.html drew, and is still there; or the shell leaves a remote's first screen standing. */
  const isRunning = () =>
    root()?.childElementCount > 0 && ('waiting' in root().dataset || !root().querySelector('[data-drawn]'));

  let hasRun = false;
  /** A change before the shell runs is the document's own: it draws a first screen. */
  const check = () => {
    if (isRunning()) {
      hasRun = true;
      notice?.remove();
    } else if (hasRun || root().childElementCount === 0) show();
  };
  setTimeout(() => isRunning() || show(), Math.max(STARTS_WITHIN_MS - performance.now(), SCRIPTS_TAKE_MS));
  addEventListener('DOMContentLoaded', () => {
    if (root()) new MutationObserver(check).observe(root(), { childList: true });
  });
  addEventListener(
    'error',
    ({ target }) => {
      const isFatal = target === window || target.type === 'module';
      if (!isFatal || isRunning()) return;
      void refetch(); // then any reload helps
      show();
    },
    true,
  );

  function show() {
    notice ??= createNotice();
    if (!notice.isConnected) (document.body ?? document.documentElement).append(notice);
  }

  function createNotice() {
    const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties));
    const element = Object.assign(document.createElement('div'), { className: 'start-notice', role: 'alert' });
    const text = add(element, 'p', {});
    add(text, 'strong', { textContent: TEXT });
    text.append(` ${HINT}`);
    const link = add(element, 'a', { className: 'frame-button', href: location.href, textContent: RELOAD });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void reloadPastCaches();
    });
    return element;
  }

  async function reloadPastCaches() {
    const late = new Promise((resolve) => setTimeout(resolve, REFETCHED_WITHIN_MS));
    await Promise.race([late, forget().then(refetch)]);
    location.reload();
  }

  /** A service worker of an earlier version serves what it has saved without a look at its hash. */
  async function forget() {
    try {
      await fetch('/remotes.json', { cache: 'no-store' }); // without network what is saved is all there is
      await Promise.all(CODE_CACHES.map((name) => caches.delete(name)));
    } catch {}
  }

  /** Requests what a cache holds damaged past every cache, which replaces it. */
  function refetch() {
    const files = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
    const get = (url, integrity, cache) =>
      fetch(url, { integrity, cache }).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject()));
    return Promise.allSettled([
      get(location.href, '', 'reload'),
      ...files.map(({ src, href, integrity }) =>
        get(src || href, integrity, 'default').catch(() => get(src || href, integrity, 'reload')),
      ),
    ]);
  }
})();
