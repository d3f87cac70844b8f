import { Link } from '@bazaar/shared/router';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { NextIcon, PlayIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useId, useRef, type FocusEvent } from 'react';
import { LanguageQuestion } from '../language/LanguageQuestion.tsx';
import { home as texts } from '../texts.ts';
import boards from './CategoryBoard.module.css';
import { ROWS, type CategoryCard, type CategoryRow } from './content.ts';
import { useDrawnSlide } from './drawnSlide.ts';
import { Hero } from './Hero.tsx';
import { LessonsBegun } from './LessonsBegun.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './HomeScreen.module.css';
import { Stats } from './Stats.tsx';

/** The landing page (§2). Its carousel goes on where the drawn one stands (drawnHome.tsx). */
export function HomeScreen() {
  useDocumentTitle(texts.title);
  const slide = useDrawnSlide();
  return (
    <>
      <div className="home-top">
        <NextStep />
        <Hero key={slide} first={slide === undefined ? undefined : { index: slide, direction: 'none' }} />
      </div>
      <LanguageQuestion />
      <LessonsBegun />
      {ROWS.map((row) => (
        <CardRow key={row.title} row={row} />
      ))}
      <Stats />
    </>
  );
}

/** A row of category cards to scroll through (§2). */
function CardRow({ row }: { row: CategoryRow }) {
  const scroller = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const scrollBy = (share: number) =>
    scroller.current?.scrollBy({ left: scroller.current.clientWidth * share, behavior: 'smooth' });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{row.title}</SectionHeading>
      <div className={styles.arrows}>
        <button type="button" aria-label={texts.scrollBack(row.title)} onClick={() => scrollBy(-1)}>
          <PreviousIcon />
        </button>
        <button type="button" aria-label={texts.scrollOn(row.title)} onClick={() => scrollBy(1)}>
          <NextIcon />
        </button>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.row}>
          {row.items.map((card) => (
            <li key={card.name}>
              <CategoryBoard card={card} to={row.pathOf(...card.names)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Five on a desktop, a little more than one on a phone. */
const SIZES = '(min-width: 1600px) 298px, (min-width: 1200px) 19vw, (min-width: 768px) 232px, 62vw';

/** A card that is partly in view counts as visible for the browser, which then does not scroll to it. */
const scrollIntoView = ({ currentTarget }: FocusEvent<HTMLAnchorElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A category card. The play overlay of §2 is decoration: the whole card is one link. */
const CategoryBoard = ({ card: { name, image, icon }, to }: { card: CategoryCard; to: string }) => (
  <Link to={to} className={boards.board} style={{ backgroundColor: boardColour(name) }} onFocus={scrollIntoView}>
    <span className={boards.picture}>
      <RemoteImage imageId={image} alt="" ratio={4 / 3} sizes={SIZES} />
    </span>
    {icon && (
      <span className={boards.icon} aria-hidden="true" data-emoji>
        {icon}
      </span>
    )}
    <span className={boards.name}>{name}</span>
    <span className={boards.overlay} aria-hidden="true">
      <PlayIcon size={40} />
    </span>
  </Link>
);
