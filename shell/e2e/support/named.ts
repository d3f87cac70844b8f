import { messages as series } from '../../../shared/player/messages.en.ts';
import { messages as seriesInHindi } from '../../../shared/player/messages.hi.ts';
import { messages as controls } from '../../../shared/player/lesson/controls/messages.en.ts';
import { messages as controlsInHindi } from '../../../shared/player/lesson/controls/messages.hi.ts';
import { messages as lists } from '../../../shared/ui/screen/messages.en.ts';
import { messages as listsInHindi } from '../../../shared/ui/screen/messages.hi.ts';
import { messages as share } from '../../../shared/ui/share/messages.en.ts';
import { messages as shareInHindi } from '../../../shared/ui/share/messages.hi.ts';
import { PSEUDO, pseudoText } from '../../../shared/tools/build/languages/pseudo.ts';
import { messages as services } from '../../src/services/messages.en.ts';
import { messages as servicesInHindi } from '../../src/services/messages.hi.ts';
import { messages as watching } from '../../src/watching/messages.en.ts';
import { messages as watchingInHindi } from '../../src/watching/messages.hi.ts';

/** How something is named on a page, by its name in English. */
export type Named = (english: string) => string;

export const IN_ENGLISH: Named = (english) => english;

/** The texts that tests press, in English and in Hindi. */
const IN_HINDI = new Map<unknown, unknown>(
  [
    [series, seriesInHindi],
    [controls, controlsInHindi],
    [lists, listsInHindi],
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
