import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { SAFE_ID, type RouteReads, type DrawnRoute } from '../contracts/earlyReads.ts';

const scriptIn = (file: string) =>
  readFileSync(new URL(`../tools/compose/${file}`, import.meta.url), 'utf8').replace(/;\s*$/, '');
const script = scriptIn('earlyReads.page.js').replace('import(', 'load('); // there are no modules here

interface Page {
  /** The documents of the database, as a URL. */
  database?: string;
  fetch?(url: string, options: { body: string }): Promise<unknown>;
  /** Of the build's first screen. Absent: it has none. */
  show?(route: DrawnRoute): unknown;
  /** Of the build. */
  requestModules?(): void;
  startShell?(): void;
  /** Calls back when the modules have waited long enough. */
  setTimeout?(callback: () => void): void;
  /** A service worker has the site's files. */
  hasWorker?: boolean;
}

/** Runs the script of the document at an address, for a build with these routes. Returns what it leaves in the page. */
export function runEarlyReads(
  routes: readonly RouteReads[],
  address: string,
  {
    database = 'http://backend/v1/projects/p/databases/(default)/documents',
    fetch = () => new Promise(() => {}),
    show,
    requestModules = () => {},
    startShell = () => {},
    setTimeout = () => {},
    hasWorker = false,
  }: Page = {},
): Map<string, Promise<unknown>> {
  const { pathname, search } = new URL(address, 'http://site');
  const build = {
    earlyReads: routes,
    ...(show && { drawnScreen: '/first.js' }),
    requestModules,
    startShell,
  };
  const load = async (url: string) => (url === build.drawnScreen ? { show } : {});
  const context: { earlyReads?: Map<string, Promise<unknown>>; [name: string]: unknown } = {
    URL,
    URLSearchParams,
    location: { pathname, search },
    fetch,
    load,
    setTimeout,
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    build,
  };
  const values = [
    'build',
    JSON.stringify(database),
    '"a key"',
    String(SAFE_ID),
    scriptIn('pathPattern.page.js'),
    '1_000',
  ];
  runInNewContext(`(${script})(${values.join()})`, context);
  return context.earlyReads!;
}
