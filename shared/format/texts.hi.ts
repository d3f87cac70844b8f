import type { TranslatedTexts } from '../contracts/languages.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const ago: Texts['ago'] = {
  now: 'अभी-अभी',
  minutes: (count) => `${count} मि पहले`,
  hours: (count) => `${count} घं पहले`,
  days: (count) => `${count} दिन पहले`,
};

export const length: Texts['length'] = {
  hours: (count) => `${count} घं`,
  minutes: (count) => `${count} मि`,
};

export const spoken: Texts['spoken'] = {
  hours: (count) => `${count} घंटे`,
  minutes: (count) => `${count} मिनट`,
  seconds: (count) => `${count} सेकंड`,
};

export const locale: Texts['locale'] = {
  language: 'hi',
  locale: 'hi-IN',
};
