import { BASE_LANGUAGE, TRANSLATIONS, translatedFile, type Language } from '../../contracts/languages.ts';
import { ownPart } from './ownBytes.ts';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { gzipBytes } from './remoteBuild.ts';

/** docs/budgets.md: what a remote may weigh beyond the shell, min + gzip; of its drawn screen also the team's part and the kit's. */
const BUDGETS_KB = {
  'all its JavaScript': 30,
  'all its CSS': 4,
  'its drawn screen': 18.5,
  'its own part of the drawn screen': 6,
  'the kit’s part of the drawn screen': 13.5,
} as const;

/** The size of one part of a build, in bytes of min + gzip, against its budget. */
export interface Weight {
  what: string;
  bytes: number;
  budgetKb: number;
  /** The bytes that are made of the team's sources, the rest being the kit's; absent of sheets, and of a build without source maps. */
  ownBytes?: number;
}

const isDrawnScreen = (file: string) => /assets\/drawnScreen-/.test(file);

/** The scripts of a build that a visitor of one language downloads. */
const scriptsIn = (dist: string, language: Language): string[] => {
  const all = filesOf(dist, '.js');
  const translated = (file: string) => translatedFile(file, language);
  const isBase = (file: string) => !TRANSLATIONS.some((each) => file.endsWith(`.${each}.js`));
  return all.filter(isBase).map((file) => (all.includes(translated(file)) ? translated(file) : file));
};

/** The sizes of a build's parts for a visitor of a language. `folder`: the remote's own. */
export function weightsOf(dist: string, folder: string, language: Language = BASE_LANGUAGE): Weight[] {
  const scripts = scriptsIn(dist, language);
  const own = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipBytes([file]) * (ownPart(file, { dist, folder }) ?? NaN), 0);
  const weigh = (what: keyof typeof BUDGETS_KB, files: readonly string[]): Weight[] => {
    const ownBytes = files.some((file) => file.endsWith('.js')) ? own(files) : NaN;
    const weight = { what, bytes: gzipBytes(files), budgetKb: BUDGETS_KB[what] };
    return files.length === 0 ? [] : [Number.isNaN(ownBytes) ? weight : { ...weight, ownBytes }];
  };
  const [first] = weigh('its drawn screen', scripts.filter(isDrawnScreen));
  return [
    ...weigh(
      'all its JavaScript',
      scripts.filter((file) => !isDrawnScreen(file)),
    ),
    ...weigh('all its CSS', filesOf(dist, '.css')),
    ...(first ? [first] : []),
    ...(first?.ownBytes === undefined
      ? []
      : [
          partOf('its own part of the drawn screen', first.ownBytes),
          partOf('the kit’s part of the drawn screen', first.bytes - first.ownBytes),
        ]),
  ];
}

const partOf = (what: keyof typeof BUDGETS_KB, bytes: number): Weight => ({ what, bytes, budgetKb: BUDGETS_KB[what] });

/** The parts that are over their budgets, as a line each. They make `npm run budgets` fail, but stop no release. */
export const overweight = (dist: string, folder: string): string[] =>
  weightsOf(dist, folder)
    .filter(({ bytes, budgetKb }) => bytes > budgetKb * 1024)
    .map(({ what, bytes, budgetKb }) => `${what} ${(bytes / 1024).toFixed(1)} KB of ${budgetKb}`);
