/**
 * `npm run house`: how large the code is, what has to be read to follow it, and what has two homes or none, beside what we ask of
 * it. `npm run house -- b7c8dbd0` says the same of a commit; --list names what was counted, --no-flows opens no browser.
 */
import { parseArgs } from 'node:util';
import { buildApps } from '../build/buildApps.ts';
import { withBuiltCheckout } from '../build/builtCheckout.ts';
import { ROOT } from '../build/folders.ts';
import {
  browserSources,
  documentScripts,
  filesCalled,
  largeFolders,
  linesIn,
  namesWithSeveralOwners,
  smallWithOneImporter,
  stateOutsideStores,
  textFiles,
} from './figures.ts';
import { filesOfFlows } from './flows.ts';
import { folderCircles } from './folderCircles.ts';
import { missingPaths } from './missingPaths.ts';
import { importsOf, isSource, sourcesOf } from './sources.ts';

const MOST_FILES = 15;
const FEW_LINES = 20;
const README_BYTES = 8_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { list: { type: 'boolean', default: false }, flows: { type: 'boolean', default: true } },
});
const [commit] = positionals;
const code = sourcesOf(commit);
const imports = importsOf(code);

const files = code.files.filter(isSource);
row('source files', files.length);
const browser = browserSources(code);
row('browser source files', browser.length, 430);
row('browser source lines', linesIn(browser, code), 24_000);
row('text files', textFiles(code), 30);
row("lines of the document's plain JavaScript", linesIn(documentScripts(code), code), 0);
row('files called drawnScreen', filesCalled('drawnScreen.', files), 1);
row('files called save…', filesCalled('save', files), 8);
row('names with several owners', namesWithSeveralOwners(code));
const state = stateOutsideStores(code);
row('module variables with state', state);
row(
  "of these with a remote's state",
  state.filter((variable) => /^(shell\/src\/remotes|shared\/kit\/runtime)\//.test(variable)),
  0,
);
row(`files of at most ${FEW_LINES} lines with one importer`, smallWithOneImporter(FEW_LINES, code, imports));
row(`folders of more than ${MOST_FILES} source files`, largeFolders(MOST_FILES, files));
row(
  'circles of folders',
  folderCircles(imports).map((circle) => circle.join(' ')),
  0,
);
row('bytes of README.md', code.bytes('README.md'), README_BYTES);
row('paths and headings that do not exist', missingPaths(code), 0);
if (values.flows) for (const [name, files] of await flows()) row(`files that run: ${name}`, files);

async function flows(): Promise<Map<string, string[]>> {
  if (commit) return withBuiltCheckout(commit, filesOfFlows);
  await buildApps();
  return filesOfFlows(ROOT);
}

/** Prints a figure, and beside it the most that we ask of it. */
function row(name: string, counted: number | readonly string[], most?: number): void {
  const figure = typeof counted === 'number' ? counted : counted.length;
  const asked = most === undefined ? '' : `≤ ${most.toLocaleString('en')}`;
  console.log([name.padEnd(52), figure.toLocaleString('en').padStart(8), asked.padStart(10)].join(' ').trimEnd());
  if (values.list && typeof counted !== 'number') for (const line of counted) console.log(`    ${line}`);
}
