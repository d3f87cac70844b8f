import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Sources } from './sources.ts';

/** Names of files that no checkout has: an owner, a build or a command makes them, or they are somebody else's. */
const ELSEWHERE = (
  'hls.js Fuse.js api.js enterprise.js site.json your-site.json texts.mr.ts frame.html earlyReads.json screens.json ' +
  'contract.json contracts.json cards/lesson-video-002.html shell.json files.json remotes.json discovery.json mf-manifest.json @mf-types.d.ts search-index/index.json firebase.deploy.json ' +
  'document/head.js document/putTexts.js document/canary.js'
).split(' ');
const DEPLOYED = /(^|\/)deploy(\/|$)/;
/** A pattern, a placeholder, a file of a build, or the remote that docs/teams.md and docs/collections.md make as an example. */
const NO_NAME = /[*{}<>…$~:]|-1a2b|(^|\/)X\.|quiz/;

const URLS = /\w+:\/\/\S+/g;
const WORDS = /(?<![\w@./*{}<>…$~:-])[\w@.*{}<>…$~:-][\w@./*{}<>…$~:-]*/g;
const FILE = /\w\.(tsx?|js|css|html|md|json|yml|sh|rules)$/;
const FOLDER = /^(shared|shell|docs|mfe-\w+|\.github|\.ci)\/.|\w\/$/;
const RECORDS = /(?:\bdecisions?[ /]|\()(0\d\d(?:(?:, | and )0\d\d)*)(?![\d-])/g;
const HEADINGS = /^#+ (.*)$/gm;
const SECTIONS = /(docs\/[\w./-]+\.md), "?([A-Z][\w .-]*)/g;
const ANCHORS = /\]\(([^)#\s]*)#([^)]+)\)/g;

/**
 * The names of files, folders, decision records and headings that documents and comments have and the repository has not, each
 * as `file:line: name`. A name without its whole path is that of any file whose path ends with it.
 */
export function missingPaths({ files, read }: Pick<Sources, 'files' | 'read'>): string[] {
  const known = new Set(files.flatMap(namesOf));
  const headingsOf = (file: string) =>
    files.includes(file) ? [...read(file).matchAll(HEADINGS)].map(([, heading]) => heading!) : [];

  const pathsIn = (text: string, folder: string) =>
    [...text.replace(URLS, '').matchAll(WORDS)]
      .map(([word]) => word.replace(/[.:-]+$/, ''))
      .filter((word) => (FILE.test(word) || FOLDER.test(word)) && !NO_NAME.test(word) && !DEPLOYED.test(word))
      .filter((word) => !ELSEWHERE.some((name) => `/${word}`.endsWith(`/${name}`)))
      .filter((word) => ![word, `/${posix.join(folder, word)}`].some((path) => known.has(path.replace(/\/$/, ''))));
  const recordsIn = (text: string) =>
    [...text.matchAll(RECORDS)]
      .flatMap(([, numbers]) => numbers!.match(/\d+/g)!.map((number) => `docs/decisions/${number}`))
      .filter((record) => !known.has(record));
  const sectionsIn = (text: string) =>
    [...text.matchAll(SECTIONS)]
      .filter(([, document, rest]) => !headingsOf(document!).some((heading) => rest!.startsWith(heading)))
      .map(([section]) => section);
  const anchorsIn = (text: string, file: string) =>
    [...text.matchAll(ANCHORS)]
      .filter(([, document, anchor]) => {
        const target = document ? posix.join(posix.dirname(file), document) : file;
        return !headingsOf(target).some((heading) => anchorOf(heading) === anchor);
      })
      .map(([, document, anchor]) => `${document}#${anchor}`);

  return files.flatMap((file) =>
    proseOf(file, read)
      .split('\n')
      .flatMap((text, index) =>
        [...pathsIn(text, posix.dirname(file)), ...recordsIn(text), ...sectionsIn(text), ...anchorsIn(text, file)].map(
          (name) => `${file}:${index + 1}: ${name}`,
        ),
      ),
  );
}

/** The names that a file and its folders have: the ends of their paths, the whole path after a `/`, a decision record's number. */
function namesOf(file: string): string[] {
  const parts = file.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1));
  const ends = paths.flatMap((path) => path.map((_, index) => path.slice(index).join('/')));
  return [...ends, ...paths.map((path) => `/${path.join('/')}`), ...(/^docs\/decisions\/\d{3}/.exec(file) ?? [])];
}

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const COMMENTS: [kind: RegExp, comments: RegExp][] = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.html$/, /<!--[\s\S]*?-->/g],
  [/\.rules$/, /\/\/.*/g],
  [/\.(yml|sh)$|^\.ci\/|^\.npmrc$|CODEOWNERS$/, /(?<=^|\s)#.*/gm],
];

/** A document without its code blocks, or the comments of a file, each in the line that it has there. */
function proseOf(file: string, read: Sources['read']): string {
  if (file.endsWith('.md')) return read(file).replace(CODE_BLOCK, blank);
  if (/\.(tsx?|js)$/.test(file)) return only(read(file), parseSync(file, read(file)).comments);
  const comments = COMMENTS.find(([kind]) => kind.test(file))?.[1];
  if (!comments) return '';
  const found = [...read(file).matchAll(comments)];
  return only(
    read(file),
    found.map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
  );
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text up to the last of the ranges, with spaces in the place of what is in none. */
const only = (text: string, ranges: readonly { start: number; end: number }[]) =>
  ranges
    .map(({ start, end }, index) => blank(text.slice(ranges[index - 1]?.end ?? 0, start)) + text.slice(start, end))
    .join('');
