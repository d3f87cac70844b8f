import { languageOf } from '@bazaar/shared/format/language';
import { fold, wordsAndBetween } from '@bazaar/shared/search/fold';

/** A text with the words marked that fit what was searched; `terms` are folded. */
export const MarkedText = ({ children, terms }: { children: string; terms: ReadonlySet<string> }) => (
  <bdi lang={languageOf(children)}>
    {wordsAndBetween(children).map((part, index) =>
      terms.has(fold(part)[0] ?? '') ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
    )}
  </bdi>
);
