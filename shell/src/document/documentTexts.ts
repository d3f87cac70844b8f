import { TRANSLATIONS } from '../../../shared/contracts/languages.ts';
import type { TranslatedTexts } from '../../../shared/contracts/languages.ts';
import type { DocumentTexts } from '../../../shared/contracts/documentProtocol.ts';
import { manifestPath } from '../install/webManifest.ts';
import * as english from '../texts.ts';
import * as hindi from '../texts.hi.ts';

type Texts = Pick<TranslatedTexts<typeof english, typeof hindi>, 'chrome' | 'navigation' | 'home'>;

/** The texts of shell/index.html, which a page shows before any script of the shell runs. */
const textsOf = ({ chrome, navigation, home }: Texts): string[] => [
  ...Object.values(navigation),
  chrome.menu,
  chrome.sections,
  chrome.login,
  chrome.settings,
  home.watchNow,
  home.moreInfo,
  ...Object.values(home.start),
  ...Object.values(home.slides[0]!),
];

const TEXTS = { hi: hindi } as const satisfies Record<(typeof TRANSLATIONS)[number], Texts>;

/** The data of the script putTexts.ts, written into index.html when the shell is built. */
export function documentTexts(): DocumentTexts {
  const originals = textsOf(english);
  return Object.fromEntries(
    TRANSLATIONS.map((language) => {
      const translated = textsOf(TEXTS[language]);
      const texts = Object.fromEntries(originals.map((text, index) => [text, translated[index]!]));
      return [language, { texts, manifest: manifestPath(language) }];
    }),
  );
}
