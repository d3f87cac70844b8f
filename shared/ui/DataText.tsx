import { cutBetweenWords } from '../format/cutBetweenWords.ts';
import { languageOf } from '../format/language.ts';

/** Text that came from data: its direction stays inside, and Hindi is read and drawn as Hindi. */
export const DataText = ({ children }: { children: string }) => <bdi lang={languageOf(children)}>{children}</bdi>;

/** Text that came from data, cut between words after at most `maxLength` characters; whole for screen readers and for find in page. */
export function CutText({ children, maxLength }: { children: string; maxLength: number }) {
  const { start, rest } = cutBetweenWords(children, maxLength);
  return (
    <bdi lang={languageOf(children)}>
      <span>{start}</span>
      {rest && (
        <>
          <span aria-hidden="true">…</span>
          <span className="visually-hidden">{rest}</span>
        </>
      )}
    </bdi>
  );
}
