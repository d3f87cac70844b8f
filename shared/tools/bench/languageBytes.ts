/** Measures the code, in bytes, of a first English visit of the landing page, and the places of what it did not have before. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onPhone, openUntilQuiet } from './coldVisit.ts';
import { documentParts, withoutPart } from './documentParts.ts';
import type { Visitor } from './languages.ts';
import type { DistantSite } from './onDistantSite.ts';
import type { OpenProfile } from './profile.ts';
import { LINES, shapedLink } from './shapedLink.ts';

const PATH = '/home';
/** Not in the spec: a script that differs by less is not worth a line. */
const WORTH_A_LINE = 20;

interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

interface Code {
  document: string;
  /** The scripts by name without their hash. */
  scripts: ReadonlyMap<string, Sizes>;
}

/** Prints the bytes of English visits today and, where there is one, of the site before. */
export async function printBytes(
  { routes }: DistantSite,
  openProfile: OpenProfile,
  today: Visitor,
  before?: Visitor,
): Promise<void> {
  const link = await shapedLink(LINES.none, routes);
  try {
    const now = await codeOf(openProfile, today);
    const then = before && (await codeOf(openProfile, before));
    console.log(`  ${PATH} in English, bytes of code (raw, gzip, brotli)${then ? ', and more than before' : ''}`);
    printLine('document', sizesOf(now.document), then && sizesOf(then.document));
    for (const part of Object.keys(documentParts(now.document)))
      printLine(`  ${part}`, costOf(now.document, part), then && costOf(then.document, part));
    printLine('scripts', sumOf(now), then && sumOf(then));
    if (then) printScripts(now, then);
  } finally {
    await link.stop();
  }
}

const codeOf = (openProfile: OpenProfile, { origin, profile }: Visitor): Promise<Code> =>
  onPhone(
    (phone) => openProfile({ ...phone, ...profile }),
    1,
    async (page) => {
      const scripts = new Map<string, Sizes>();
      const bodies: Promise<unknown>[] = [];
      let document = '';
      page.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url());
        const isDocument = request.isNavigationRequest();
        if (!isDocument && !pathname.endsWith('.js')) return;
        const body = request.response().then((response) => response!.text());
        bodies.push(
          body.then((text) => (isDocument ? (document = text) : scripts.set(nameOf(pathname), sizesOf(text)))),
        );
      });
      await openUntilQuiet(page, origin + PATH);
      await Promise.all(bodies);
      return { document, scripts };
    },
  );

/** `/mfe-feed/1a2b3c4d/assets/routes-5e6f7a8b.js`: its app, its name. */
const nameOf = (path: string) =>
  path.replace(/^\/(mfe-\w+)\/\w+\//, '/$1/').replace(/-[\w-]{8}((\.\w{2})?\.js)$/, '$1');

const sizesOf = (text: string): Sizes => ({
  raw: Buffer.byteLength(text),
  gzip: gzipSync(text, { level: 9 }).length,
  brotli: brotliCompressSync(text).length,
});

const minus = (one: Sizes, other: Sizes): Sizes => ({
  raw: one.raw - other.raw,
  gzip: one.gzip - other.gzip,
  brotli: one.brotli - other.brotli,
});

/** The bytes that the document would save without the part: what is compressed by its likeness to another part costs little. */
const costOf = (document: string, part: string): Sizes =>
  minus(sizesOf(document), sizesOf(withoutPart(document, part)));

const NONE: Sizes = { raw: 0, gzip: 0, brotli: 0 };

const sumOf = ({ scripts }: Code): Sizes =>
  [...scripts.values()].reduce(
    (sum, { raw, gzip, brotli }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }),
    NONE,
  );

function printScripts(now: Code, then: Code): void {
  for (const name of new Set([...now.scripts.keys(), ...then.scripts.keys()])) {
    const [size, old] = [now, then].map(({ scripts }) => scripts.get(name) ?? NONE);
    if (Math.abs(size!.gzip - old!.gzip) >= WORTH_A_LINE) printLine(`  ${name}`, size!, old);
  }
}

function printLine(name: string, size: Sizes, before?: Sizes): void {
  const shown = ({ raw, gzip, brotli }: Sizes, sign = '') =>
    [raw, gzip, brotli].map((bytes) => `${bytes > 0 ? sign : ''}${bytes}`.padStart(8)).join('');
  console.log(`    ${name.padEnd(34)}${shown(size)}${before ? `   ${shown(minus(size, before), '+')}` : ''}`);
}
