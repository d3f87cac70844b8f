import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

const hours = (count: number) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`;
const minutes = (count: number) => `${count} मिनट`;

export const ago: Texts['ago'] = {
  now: 'अभी-अभी',
  minutes: (count) => `${minutes(count)} पहले`,
  hours: (count) => `${count} घंटे पहले`, // 'घंटे' for one too, before 'पहले'
  days: (count) => `${count} दिन पहले`,
};

export const length: Texts['length'] = {
  hours,
  minutes,
};

export const spoken: Texts['spoken'] = {
  hours,
  minutes,
  seconds: (count) => `${count} सेकंड`,
};

export const locale: Texts['locale'] = {
  language: 'hi',
  locale: 'hi-IN',
};

/** A no-break space stands before a word. */
export const counts: Texts['counts'] = {
  units: [
    [100_000, '\u00A0लाख'],
    [1_000, '\u00A0हज़ार'],
  ],
};
