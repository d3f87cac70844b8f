import { Button } from '@bazaar/shared/ui/Button';
import { useId, useState, type ReactNode } from 'react';
import { dashboard as texts } from '../texts.ts';
import styles from './ShortList.module.css';

/** The first items of a list, and a button that shows the rest. */
export function ShortList({
  items,
  shown,
  className,
}: {
  items: readonly ReactNode[];
  shown: number;
  className: string | undefined;
}) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <ul id={id} className={className}>
        {isWhole ? items : items.slice(0, shown)}
      </ul>
      {items.length > shown && (
        <p className={styles.more}>
          <Button kind="line" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.showFewer : texts.showAll(items.length)}
          </Button>
        </p>
      )}
    </>
  );
}
