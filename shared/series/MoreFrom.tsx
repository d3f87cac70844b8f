import { useInView } from '@bazaar/shared/device';
import { useList, type ListQuery } from '@bazaar/shared/query';
import { useId, useRef, type FocusEvent } from 'react';
import { BoardCard, type BoardCardProps } from '../ui/screen/BoardCard.tsx';
import { DataText } from '../ui/DataText.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { watch as texts } from './texts.ts';
import styles from './MoreFrom.module.css';

/** Not in the spec: one row on a desktop. */
const MOST = 6;
/** One of them is the page's own. */
export const MORE_FROM_LIMIT = MOST + 1;
/** Not in the spec: it is read this far below the screen. */
const NEAR = '200px';

interface MoreFromProps<T> {
  /** The creator. */
  name: string;
  query: ListQuery<T>;
  /** Undefined for what is not shown: the page's own, and what no link leads to. */
  card(item: T): (BoardCardProps & { id: string }) | undefined;
}

/** More of the same creator, below a player: read once it is near the screen. Nothing where there is nothing else or it cannot be read. */
export function MoreFrom<T>({ name, query, card }: MoreFromProps<T>) {
  const pending = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isNear = useInView(pending, { margin: NEAR, once: true });
  const { status, items, isSlow } = useList(isNear ? query : undefined);
  const cards = items.flatMap((item) => card(item) ?? []).slice(0, MOST);
  // Only its space until it is known that there is something: a heading could have to go again.
  if (status === 'loading')
    return (
      <div ref={pending} className={styles.pending} aria-busy={isSlow}>
        {isSlow && (
          <ul className={styles.row}>
            {Array.from({ length: MOST }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </ul>
        )}
      </div>
    );
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>
        {texts.moreFrom} <DataText>{name}</DataText>
      </SectionHeading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its links, which bubbles */}
      <ul className={styles.row} onFocus={scrollIntoView}>
        {cards.map(({ id, ...rest }) => (
          <li key={id}>
            <BoardCard {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card that is partly in view counts as visible for the browser, which then does not scroll to it. */
const scrollIntoView = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const SkeletonCard = () => (
  <li aria-hidden="true">
    <span className={styles.picture}>
      <Skeleton height="100%" />
    </span>
    <span className={styles.name}>
      <Skeleton height={22} width="70%" />
    </span>
  </li>
);
