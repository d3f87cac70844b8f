import { CARDS_FOLDER } from '../../contracts/documents.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { RETRY_FOLDER } from '@remotes-kit/runtime/retryPath';
import type { AppName } from '../build/folders.ts';
import { readComposed, type Composed } from './composed.ts';
import { differencesOf, see, type Seen } from './seen.ts';

/** The number of requests that are sent at the same time. */
const AT_ONCE = 8;

/** Every kind of path that is no file of its own. */
const PATHS = (
  '/ /home /home?from=ad /about /feed /level/categories /creators/a.b/video.mp4 ' +
  '/login /login/ /login/details /nope.js /saved/needs.json /assets/gone-12345678.js'
).split(' ');

export interface Probe {
  /** The deployed site's origin. */
  address: string;
  /** The folder of the composed site. */
  out: string;
}

/** The answers of the deployed site that differ from what was composed, a line each; none: it is what was tested. */
export async function probe({ address, out }: Probe): Promise<string[]> {
  const composed = readComposed(out);
  try {
    const ofShell = await compareApp(composed, 'shell', address);
    const apart = REMOTE_NAMES.filter((name) => composed.settings.origins[name] !== undefined);
    const ofRemotes = [];
    for (const name of apart) ofRemotes.push(...(await compareApp(composed, name, composed.settings.origins[name]!)));
    return [...ofShell, ...ofRemotes, ...(await checkSignIn(address)), ...(await checkReports(composed, address))];
  } finally {
    composed.remove();
  }
}

/** Compares every path of one of Hosting's sites. */
async function compareApp(composed: Composed, app: AppName, address: string): Promise<string[]> {
  const expected = await composed.serve(app);
  const waiting = pathsOf(composed, app);
  const lines: string[] = [];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const wanted = await see(`http://localhost:${expected.port}${path}`);
      const found = await see(address + path).catch((error: Error) => whyNot(error));
      const differences = typeof found === 'string' ? [found] : differencesOf(wanted, found, composed.headers);
      lines.push(...differences.map((difference) => `${address}${path}: ${difference}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await expected.stop();
  return lines.toSorted();
}

/** Cards are thousands, all written and served in one way: one of so many is compared. */
const CARDS_PER_PROBE = 50;

/** All its files, which have their hashes with them, a part of its cards, and what is no file. */
function pathsOf({ files }: Composed, app: AppName): string[] {
  const isIn = (file: string) => app === 'shell' || file.startsWith(`${REMOTES[app].folder}/`);
  const paths = files.filter((file) => isIn(file) && !/(^|\/)\.(?!well-known\/)/.test(file)).map((file) => `/${file}`);
  const cards = paths.filter((path) => path.startsWith(`/${CARDS_FOLDER}/`));
  const left = new Set(cards.filter((_, index) => index % CARDS_PER_PROBE > 0));
  const retried = paths.find((path) => path.endsWith('.js') && path.includes('/assets/'))!;
  return [
    ...paths.filter((path) => !left.has(path)),
    `/${RETRY_FOLDER}${retried}`,
    ...(app === 'shell' ? PATHS : ['/nope.js']),
  ];
}

const CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The reasons why sign-in's document does not let Google's bot check run: without the check nobody gets a code. */
async function checkSignIn(address: string): Promise<string[]> {
  const seen = await see(`${address}/login`).catch(whyNot);
  if (typeof seen === 'string') return [`/login: ${seen}`];
  const scripts = /script-src ([^;]*)/.exec(seen.headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
  return [
    ...CHECK.filter((host) => !scripts.includes(host)).map((host) => `/login: its policy refuses scripts of ${host}`),
    ...('integrity-policy' in seen.headers ? ['/login: its Integrity-Policy blocks the bot check'] : []),
  ];
}

/** The reason why the collector does not take an empty report of the site's pages; empty where it does. */
async function checkReports({ settings }: Composed, address: string): Promise<string[]> {
  const { reports } = settings.config;
  if (!reports) return [];
  const headers = { 'content-type': 'application/json', origin: new URL(address).origin };
  const seen = await see(new URL(reports.url, address).href, {
    method: 'POST',
    headers,
    body: JSON.stringify({ resourceLogs: [] }),
  }).catch(whyNot);
  return isTaken(seen)
    ? []
    : [`reports: ${typeof seen === 'string' ? seen : `status ${seen.status}`} at ${reports.url}`];
}

const isTaken = (seen: Seen | string) => typeof seen !== 'string' && seen.status >= 200 && seen.status < 300;
const whyNot = (error: Error): string =>
  `no answer (${String((error.cause as Error | undefined)?.message ?? error.message)})`;
