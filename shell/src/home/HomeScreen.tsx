import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { CardRow } from './CardRow.tsx';
import { ROWS } from './content.ts';
import { Hero } from './Hero.tsx';
import { messages } from './messages.ts';
import { Stats } from './Stats.tsx';
import { WatchedBefore } from './WatchedBefore.tsx';

/** The landing page (§2). */
export function HomeScreen() {
  useDocumentTitle(messages.title);
  return (
    <>
      <Hero />
      <WatchedBefore />
      {ROWS.map((row) => (
        <CardRow key={row.title} row={row} />
      ))}
      <Stats />
    </>
  );
}
