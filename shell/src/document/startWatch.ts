/**
 * Says that the school could not start, without any script of the shell (docs/decisions/011). It stands before everything that can
 * fail.
 */
import { DRAWN, ROOT_ID, type HtmlMarks, type RootMarks } from '@bazaar/shared/contracts/documentProtocol';
import type { TRANSLATIONS } from '@bazaar/shared/contracts/languages';
import { startNotice as english } from '../texts.ts';
import { startNotice as hindi } from '../texts.hi.ts';

const TRANSLATED = { hi: hindi } satisfies Record<(typeof TRANSLATIONS)[number], unknown>;
const TEXTS: Readonly<Record<string, typeof hindi>> = TRANSLATED;
const texts = TEXTS[document.documentElement.lang] ?? english;

/** Not in the spec (issue 17): so long after the navigation, of which the document has taken some. */
const STARTS_WITHIN_MS = 5_000;
/** Not in the spec: on a line on which the document takes most of that, its scripts need some time too. */
const SCRIPTS_TAKE_MS = 2_000;
/** Not in the spec: a file that does not respond does not hold up the reload. */
const REFETCHED_WITHIN_MS = 4_000;
/** Those of the service worker (offline/). */
const CODE_CACHES = ['files', 'documents'];

const rootElement = () => document.getElementById(ROOT_ID);
const isIdle = () => 'idle' in (document.documentElement.dataset as HtmlMarks);

/** React has replaced what index.html drew, and is still there; or it leaves a drawn screen standing, or nobody has asked for it yet. */
function isRunning(): boolean {
  const root = rootElement();
  if (!root || root.childElementCount === 0) return false;
  if (isIdle()) return true;
  return 'waiting' in (root.dataset as RootMarks) || !root.querySelector(DRAWN);
}

let hasRun = false;
/** A change before React runs is the document's own: a remote's screen is drawn. */
function check(): void {
  if (isRunning()) {
    hasRun = !isIdle();
    notice?.remove();
  } else if (hasRun || rootElement()?.childElementCount === 0) show();
}

let timer: ReturnType<typeof setTimeout>;
function showAfter(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => isRunning() || show(), ms);
}
showAfter(Math.max(STARTS_WITHIN_MS - performance.now(), SCRIPTS_TAKE_MS));
// The shell has as long again from the moment at which it is requested: once somebody does something on the landing page, or behind what is
// drawn first of another one.
new MutationObserver(() => isIdle() || showAfter(STARTS_WITHIN_MS)).observe(document.documentElement, {
  attributeFilter: ['data-idle', 'data-picture-first'],
});
addEventListener('DOMContentLoaded', () => {
  const root = rootElement();
  if (root) new MutationObserver(check).observe(root, { childList: true });
});
addEventListener(
  'error',
  ({ target }) => {
    const isFatal = target === window || (target as HTMLScriptElement).type === 'module';
    if (!isFatal || isRunning()) return;
    void refetch(); // then any reload helps
    show();
  },
  true,
);

let notice: HTMLElement | undefined;

function show(): void {
  notice ??= createNotice();
  if (!notice.isConnected) (document.body ?? document.documentElement).append(notice);
}

function createNotice(): HTMLElement {
  const add = <Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, properties: object) =>
    parent.appendChild(Object.assign(document.createElement(tag), properties));
  const element = Object.assign(document.createElement('div'), { className: 'start-notice', role: 'alert' });
  const text = add(element, 'p', {});
  add(text, 'strong', { textContent: texts.failed });
  text.append(` ${texts.hint}`);
  const link = add(element, 'a', { className: 'frame-button', href: location.href, textContent: texts.reload });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void reloadPastCaches();
  });
  return element;
}

async function reloadPastCaches(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, REFETCHED_WITHIN_MS));
  await Promise.race([late, forget().then(refetch)]);
  location.reload();
}

/** A service worker of an earlier version serves what it has saved without a look at its hash. */
async function forget(): Promise<void> {
  try {
    await fetch('/remotes.json', { cache: 'no-store' }); // without network what is saved is all there is
    // oxlint-disable-next-line bazaar/storage-has-deadline -- reloadPastCaches waits no longer than REFETCHED_WITHIN_MS
    await Promise.all(CODE_CACHES.map((name) => caches.delete(name)));
  } catch {}
}

/** Requests what a cache holds damaged past every cache, which replaces it. */
function refetch(): Promise<unknown> {
  const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script[src], link[rel=modulepreload]');
  const get = (url: string, integrity: string, cache: RequestCache) =>
    fetch(url, { integrity, cache }).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject()));
  return Promise.allSettled([
    get(location.href, '', 'reload'),
    ...[...files].map(({ src, href, integrity }) =>
      get(src || href, integrity, 'default').catch(() => get(src || href, integrity, 'reload')),
    ),
  ]);
}
