import { languageOf } from '../../format/language.ts';
import { fold } from '../fold.ts';

/** Words and what lies between them. */
const WORDS = /([^\p{L}\p{M}\p{N}]+)/u;

/** A text with the words marked that fit what was searched; `terms` are folded. */
export const MarkedText = ({ children, terms }: { children: string; terms: ReadonlySet<string> }) => (
  <bdi lang={languageOf(children)}>
    {children
      .split(WORDS)
      .map((part, index) => (terms.has(fold(part)[0] ?? '') ? <mark key={index}>{part}</mark> : part))}
  </bdi>
);
