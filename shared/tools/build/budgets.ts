/** `npm run budgets`: what a visitor downloads, against its budgets (min + gzip). Fails when one is exceeded. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, translatedFile, type Language } from '../../contracts/languages.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { DRAWN_HOME } from './documents.ts';
import { distOf, folderOf, ROOT } from './folders.ts';
import { PLAYER_LIBRARY } from './ownHls.ts';
import { chunksOf, filesOf, withImports } from '@remotes-kit/build/remoteBuild';
import { gzipBytes } from './remoteBuild.ts';
import { weightsOf } from './weights.ts';

const HOME_KB = 150;
/** Until somebody does something (docs/decisions/050): the scripts in its document and what draws it. */
const IDLE_HOME_KB = 20;
const FONTS_KB = 50;
/** The code that sends reports; it is loaded when the page is idle. */
const REPORTS_KB = 4.5;

/** The player's library: our build of hls.js (docs/decisions/025), 111, and what begins a film; the package's own is 192. */
const PLAYER_LIBRARY_KB = 114;

/** The shell's entry with all it imports, and the chunk of the landing page. */
const shell = distOf('shell');
const homeScripts = withImports(chunksOf(shell), ['index.html', 'src/home/HomeScreen.tsx']);
const documentScripts = filesOf(join(shell, 'document'), '.js');
const drawnHome = chunksOf(shell)[DRAWN_HOME]!.file;
const inLanguage = (file: string, language: Language) =>
  join(shell, language === BASE_LANGUAGE ? file : translatedFile(file, language));
/** Fonts are compressed already: their own size counts. */
const latinFonts = filesOf(join(ROOT, 'shared/ui/fonts'), '.woff2').filter((file) => !/devanagari/i.test(file));

const inKb = (bytes: number) => (bytes / 1024).toFixed(1);
const rows: [what: string, bytes: number, budgetKb: number][] = [
  ['JavaScript that /home needs', gzipBytes(homeScripts.map(({ file }) => join(shell, file))), HOME_KB],
  ...LANGUAGE_NAMES.map((language): [string, number, number] => [
    `JavaScript of /home until a press, in ${LANGUAGES[language].name}`,
    gzipBytes([inLanguage(drawnHome, language), ...documentScripts]),
    IDLE_HOME_KB,
  ]),
  ['library of the player', gzipBytes([join(shell, chunksOf(shell)[PLAYER_LIBRARY]!.file)]), PLAYER_LIBRARY_KB],
  ['reports of a page', gzipBytes([join(shell, chunksOf(shell)['src/reports/sendReports.ts']!.file)]), REPORTS_KB],
  ...REMOTE_NAMES.flatMap((name) =>
    LANGUAGE_NAMES.flatMap((language) =>
      weightsOf(distOf(name), folderOf(name), language).map(
        ({ what, bytes, budgetKb, ownBytes }): (typeof rows)[number] => [
          `${name} in ${LANGUAGES[language].name}: ${what}${ownBytes === undefined ? '' : ` (own ${inKb(ownBytes)}, kit ${inKb(bytes - ownBytes)})`}`,
          bytes,
          budgetKb,
        ],
      ),
    ),
  ),
  ['Latin fonts', latinFonts.reduce((sum, file) => sum + statSync(file).size, 0), FONTS_KB],
];

const isOver = (bytes: number, budgetKb: number) => bytes > budgetKb * 1024;
for (const [what, bytes, budgetKb] of rows) {
  const mark = isOver(bytes, budgetKb) ? 'OVER' : 'ok  ';
  console.log(`${mark} ${inKb(bytes).padStart(7)} KB of ${String(budgetKb).padStart(4)}  ${what}`);
}
const failures = rows.filter(([, bytes, budgetKb]) => isOver(bytes, budgetKb)).length;
console.log(`${rows.length - failures} passed, ${failures} failed`);
process.exit(failures ? 1 : 0);
