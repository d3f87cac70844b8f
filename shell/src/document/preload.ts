import {
  buildKey,
  reviewKey,
  ENTRY_ELEMENT_ID,
  IMPORT_MAPS_ID,
  type FilesOfRemote,
  type HtmlMarks,
} from '@bazaar/shared/contracts/documentProtocol';
import { fitsShell, type RemoteBuild, type RemoteRecord } from '@remotes-kit/runtime/registry';
import { readStored } from '@bazaar/shared/device/webStorage';
import { expressionOf } from '@bazaar/shared/contracts/earlyReads';

/** The file that a URL stands for in the language of the page, and its hash, where the page knows one. */
export type FileOf = (url: string) => { href: string; integrity?: string };

/** Puts the import map of the page's language in force, the first of which is English: older browsers take one only. */
export function putImportMap(): FileOf {
  const { content } = document.getElementById(IMPORT_MAPS_ID) as HTMLTemplateElement;
  const [english, ...translations] = content.children as unknown as Iterable<HTMLScriptElement>;
  const map = translations.find(({ dataset }) => dataset.language === document.documentElement.lang) ?? english!;
  document.head.append(map);
  const { imports = {}, integrity = {} } = JSON.parse(map.textContent) as Record<string, Record<string, string>>;
  return (url) => {
    const href = imports[url] ?? url;
    // A property that is undefined would become the text 'undefined' of an attribute.
    return href in integrity ? { href, integrity: integrity[href]! } : { href };
  };
}

/**
 * The build of a remote that the page will show, as the kit's candidates.ts chooses it: a reviewer's, the canary where this visitor had it
 * last, the live one, the one before. Undefined where React would refuse all of them, or the remote is switched off.
 */
export function buildToShow(name: string, record: RemoteRecord, fileOf: FileOf): RemoteBuild | undefined {
  if (record.disabled) return undefined;
  const canary = record.canary?.build;
  const isTried = canary && String(readStored(buildKey(name), false)) === canary.version;
  const hasHashes = ({ entry, preload, css }: RemoteBuild) =>
    [entry, ...preload, ...css].every((url) => fileOf(url).integrity);
  const reviewed = String(readStored(reviewKey(name), true));
  const chosen = record.reviewable?.find(({ version }) => version === reviewed);
  return [chosen, isTried ? canary : undefined, record, record.fallback].find(
    (build) => build && fitsShell(build) && hasHashes(build),
  );
}

/**
 * Requests the files of the build that the page will show, next to the shell's own: the browser would find them one behind the other.
 * Of a build with a drawn screen only what draws it: `requestModules` then requests the rest, and starts the shell.
 */
export function preload(
  build: RemoteBuild,
  { own, screens }: FilesOfRemote,
  fileOf: FileOf,
  startShell: () => void,
): { requestModules(): void } {
  const marks = document.documentElement.dataset as HtmlMarks;
  // Of several screens the one of the path: a sheet that is preloaded and not used is a warning in the console.
  const all = screens[build.version] ?? [];
  const screen = all.find(({ pattern }) => expressionOf(pattern).test(location.pathname));
  const css = build.css.filter((url) => !all.some((other) => other.css.includes(url)) || screen?.css.includes(url));
  const others = [...(screen?.files ?? []), ...own];

  const requestModules = () => {
    startShell();
    delete marks.pictureFirst;
    for (const url of [build.entry, ...build.preload, ...others.filter((each) => !isSheet(each))])
      addLink({ rel: 'modulepreload', ...(build.drawnScreen && { fetchPriority: 'low' }), ...fileOf(url) });
  };

  // The drawn screen, its sheets, fonts and picture are seen first (docs/decisions/024).
  if (build.drawnScreen) addLink({ rel: 'modulepreload', ...fileOf(build.drawnScreen) });
  // A drawn screen puts all sheets that are preloaded into the page (shared/drawn/drawnScreen.ts).
  const sheets = build.drawnScreen ? others.filter(isSheet) : [];
  for (const url of [...css, ...sheets]) addLink({ rel: 'preload', as: 'style', ...fileOf(url) });
  if (build.drawnScreen) marks.pictureFirst = '';
  else requestModules();
  return { requestModules };
}

const isSheet = (url: string) => url.endsWith('.css');

/** Adds a link to the head, which requests its file with the mode of modules. */
export const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));

/**
 * Starts the shell, whose entry waits in a template of the document (docs/decisions/024); where it will show a remote, with what it
 * reads first, where the remotes are. Called again, or where the document has no such template, it does nothing.
 */
export function startShell(fileOf: FileOf, showsRemote: boolean): void {
  const entry = document.getElementById(ENTRY_ELEMENT_ID) as HTMLTemplateElement | null;
  if (!entry) return;
  entry.remove();
  const links = entry.content.querySelectorAll('link');
  for (const link of links) Object.assign(link, { integrity: '', ...fileOf(link.getAttribute('href')!) });
  if (showsRemote) addLink({ rel: 'preload', as: 'fetch', href: '/remotes.json' });
  document.head.append(...links); // requested at once
  // A script that is added runs as soon as it is there: one that the service worker has, before the parser has come to #root.
  const start = () => document.head.append(entry.content);
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}
