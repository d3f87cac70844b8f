import { controls } from '../../../shared/player/texts.ts';
import { controls as controlsInHindi } from '../../../shared/player/texts.hi.ts';
import { series } from '../../../shared/series/texts.ts';
import { series as seriesInHindi } from '../../../shared/series/texts.hi.ts';
import { PSEUDO, pseudoText } from '../../../shared/tools/build/languages/pseudo.ts';
import { screen, share } from '../../../shared/ui/texts.ts';
import { screen as screenInHindi, share as shareInHindi } from '../../../shared/ui/texts.hi.ts';
import { services, watching } from '../../src/texts.ts';
import { services as servicesInHindi, watching as watchingInHindi } from '../../src/texts.hi.ts';

/** Returns the name that something has on a page, by its name in English. */
export type Named = (english: string) => string;

export const IN_ENGLISH: Named = (english) => english;

/** The texts that tests press, in English and in Hindi. */
const IN_HINDI = new Map<unknown, unknown>(
  [
    [series, seriesInHindi],
    [controls, controlsInHindi],
    [screen, screenInHindi],
    [share, shareInHindi],
    [services, servicesInHindi],
    [watching, watchingInHindi],
  ].flatMap(([english, hindi]) =>
    Object.entries(english!).map(([key, text]) => [text, (hindi as Record<string, unknown>)[key]] as const),
  ),
);

/** Names on a page in Hindi or in the pseudo-language. Throws for a text that is not among those above. */
export const namedIn = (language: 'hi' | typeof PSEUDO): Named =>
  language === PSEUDO
    ? pseudoText
    : (english) => {
        const text = IN_HINDI.get(english);
        if (typeof text !== 'string') throw new Error(`no test knows '${english}' in Hindi yet`);
        return text;
      };
