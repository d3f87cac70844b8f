import type { FilesOfRemote, HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { expressionOf } from '@bazaar/shared/contracts/pathPattern';
import type { RemoteBuild } from '@bazaar/shared/contracts/registry';
import type { FileOf } from './importMap.ts';

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
  // A drawn screen puts all sheets that are preloaded into the page (shared/drawn/sheets.ts).
  const sheets = build.drawnScreen ? others.filter(isSheet) : [];
  for (const url of [...css, ...sheets]) addLink({ rel: 'preload', as: 'style', ...fileOf(url) });
  addLink({ rel: 'preload', as: 'fetch', href: '/remotes.json' });
  if (build.drawnScreen) marks.pictureFirst = '';
  else requestModules();
  return { requestModules };
}

const isSheet = (url: string) => url.endsWith('.css');

/** Adds a link to the head, which requests its file with the mode of modules. */
export const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));
