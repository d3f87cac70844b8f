import { TRANSLATIONS } from '../../../shared/contracts/languages.ts';
import { messages as homeInEnglish } from '../home/messages.en.ts';
import { messages as homeInHindi } from '../home/messages.hi.ts';
import { messages as english } from '../messages.en.ts';
import { messages as hindi } from '../messages.hi.ts';

/** The texts of shell/index.html, which a page shows before any script of the shell runs. */
const textsOf = (
  { navigation, menu, sections, login, settings }: Shell,
  { slides, watchNow, moreInfo }: Home,
): string[] => [
  ...Object.values(navigation),
  menu,
  sections,
  login,
  settings,
  watchNow,
  moreInfo,
  ...Object.values(slides[0]!),
];

type Shell = Pick<typeof hindi, 'navigation' | 'menu' | 'sections' | 'login' | 'settings'>;
type Home = Pick<typeof homeInHindi, 'slides' | 'watchNow' | 'moreInfo'>;

const TEXTS = { hi: [hindi, homeInHindi] } as const satisfies Record<(typeof TRANSLATIONS)[number], unknown>;

/** The texts of the document in the translations, by language and English text. */
export type DocumentTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The data of the script texts.ts, written into index.html when the shell is built. */
export function documentTexts(): DocumentTexts {
  const originals = textsOf(english, homeInEnglish);
  return Object.fromEntries(
    TRANSLATIONS.map((language) => {
      const translated = textsOf(...TEXTS[language]);
      return [language, Object.fromEntries(originals.map((text, index) => [text, translated[index]!]))];
    }),
  );
}
