import type { Translated } from '../../contracts/languages.ts';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  invalidUrl: 'वीडियो का लिंक सही नहीं है',
  playbackError: (type) => `वीडियो चलाने में गड़बड़: ${type}`,
  notSupported: 'यह ब्राउज़र HLS वीडियो नहीं चला सकता',
  initFailed: 'वीडियो प्लेयर शुरू नहीं हो सका',
  playFailed: 'वीडियो नहीं चल सका',
  playbackFailed: 'वीडियो चलते-चलते रुक गया',
  libraryFailed: 'वीडियो प्लेयर लोड नहीं हो सका',
  seek: 'आगे-पीछे करें',
  unknownTime: '–:––',
  lengthUnknown: 'अभी पता नहीं कितना लंबा है',
  timeOf: (now, all) => `${all} में से ${now}`,
};
