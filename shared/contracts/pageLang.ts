import type { HtmlMarks } from './documentProtocol.ts';

/**
 * The `lang` that this page began with, until it is left: its texts came with the code (docs/decisions/033). In `lang` itself a
 * browser's translation writes its own language.
 */
export function pageLang(): string {
  const { lang, dataset } = document.documentElement;
  return (dataset as HtmlMarks).language ?? lang;
}
