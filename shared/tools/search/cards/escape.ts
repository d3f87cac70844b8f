import { cutText } from '../../../contracts/cutText.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** A text as HTML and XML hold it, in an element or between quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"'\r]/g, (character) => ESCAPES[character]!);

/** As XML, which has no code for other control characters and for what is no character: they are left out. */
export const escapedXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is to be removed
  escaped(cutText(text, Infinity).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
