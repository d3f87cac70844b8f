import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'यह लेसन शेयर करें',
  question: 'लिंक कहाँ से शुरू हो?',
  fromStart: 'शुरू से',
  from: (time) => `${time} से`,
  cancel: 'रहने दें',
  copyTitle: 'यह लिंक कॉपी करें',
  link: 'लिंक',
  close: 'बंद करें',
};
