import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { CardRow } from './CardRow.tsx';
import { ROWS, SLIDE_MS, SLIDES } from './content.ts';
import { Hero } from './Hero.tsx';
import { messages } from './messages.ts';
import { Stats } from './Stats.tsx';

/** The landing page (§2). */
export function HomeScreen() {
  useDocumentTitle(messages.title);
  return (
    <>
      <Hero slides={SLIDES} slideMs={SLIDE_MS} />
      {ROWS.map((row) => (
        <CardRow key={row.title} row={row} />
      ))}
      <Stats />
    </>
  );
}
