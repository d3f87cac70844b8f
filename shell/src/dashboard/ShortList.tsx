import { Button } from '@bazaar/shared/ui/Button';
import { useId, useState, type ReactNode } from 'react';
import { dashboard as texts } from '../texts.ts';
import styles from './ShortList.module.css';

/** The first items of a list, and a button that shows the rest. */
export function ShortList({
  items,
  count,
  className,
}: {
  items: readonly ReactNode[];
  count: number;
  className: string | undefined;
}) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <ul id={id} className={className}>
        {isExpanded ? items : items.slice(0, count)}
      </ul>
      {items.length > count && (
        <p className={styles.more}>
          <Button kind="line" aria-expanded={isExpanded} aria-controls={id} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? texts.showFewer : texts.showAll(items.length)}
          </Button>
        </p>
      )}
    </>
  );
}
