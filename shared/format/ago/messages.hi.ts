import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  now: 'अभी-अभी',
  minutes: (count) => `${count} मि पहले`,
  hours: (count) => `${count} घं पहले`,
  days: (count) => `${count} दिन पहले`,
};
