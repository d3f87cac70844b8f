import type { Translated } from '../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  language: 'hi',
  locale: 'hi-IN',
  spoken: {
    hours: (count) => `${count} घंटे`,
    minutes: (count) => `${count} मिनट`,
    seconds: (count) => `${count} सेकंड`,
  },
  hours: (count) => `${count} घं`,
  minutes: (count) => `${count} मि`,
  ago: {
    now: 'अभी-अभी',
    minutes: (count) => `${count} मि पहले`,
    hours: (count) => `${count} घं पहले`,
    days: (count) => `${count} दिन पहले`,
  },
};
