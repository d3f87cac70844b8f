import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { SAFE_ID, type FirstRoute, type ShownRoute } from '../contracts/firstReads.ts';

const scriptIn = (file: string) =>
  readFileSync(new URL(`../tools/compose/${file}`, import.meta.url), 'utf8').replace(/;\s*$/, '');
const script = scriptIn('firstReads.page.js').replace('import(', 'load('); // there are no modules here

interface Page {
  /** The documents of the database, as a URL. */
  database?: string;
  fetch?(url: string, options: { body: string }): Promise<unknown>;
  /** Of the build's first screen. Absent: it has none. */
  show?(route: ShownRoute): unknown;
  /** Of the build. */
  requestModules?(): void;
  startShell?(): void;
  /** Calls back when the modules have waited long enough. */
  setTimeout?(callback: () => void): void;
  /** A service worker has the site's files. */
  hasWorker?: boolean;
}

/** Runs the script of the document at an address, for a build with these routes. Returns what it leaves in the page. */
export function runFirstReads(
  routes: readonly FirstRoute[],
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
    firstReads: routes,
    ...(show && { firstScreen: '/first.js' }),
    requestModules,
    startShell,
  };
  const load = async (url: string) => (url === build.firstScreen ? { show } : {});
  const context: { firstReads?: Map<string, Promise<unknown>>; [name: string]: unknown } = {
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
  return context.firstReads!;
}
