import type { Reel } from '@bazaar/shared/data/reels';
import { timeAgo } from '@bazaar/shared/format/timeAgo';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { HALF_A_LINE_PX } from './constants.ts';
import { messages } from './messages.ts';
import styles from './ReelText.module.css';

/** What the reel is called, what it is about, whose it is and what it sounds of. What is too long for its lines has a 'more'. */
export function ReelText({
  reel: { title, description, creatorName, music, _createdBy },
  titleId,
}: {
  reel: Reel;
  titleId: string;
}) {
  const timestamp = _createdBy?.timestamp;
  const [nowMs] = useState(Date.now);
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text);
  return (
    <div ref={text} className={styles.text} data-open={isOpen || undefined}>
      <h2 id={titleId} className={styles.two}>
        <DataText>{title ?? messages.untitled}</DataText>
      </h2>
      {description && (
        <p className={styles.two}>
          <DataText>{description}</DataText>
        </p>
      )}
      <p>
        {creatorName && (
          <b>
            <DataText>{creatorName}</DataText>
          </b>
        )}{' '}
        {timestamp !== undefined && timeAgo(timestamp, nowMs)}
      </p>
      {music && (
        <p>
          <span role="img" aria-label={messages.music}>
            ♪{' '}
          </span>
          <DataText>{music}</DataText>
        </p>
      )}
      {(isCut || isOpen) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.less : messages.more}
        </button>
      )}
    </div>
  );
}

/** Whether a child of the element shows less than it holds, as a clamped text does. Measured again when a width or a font changes. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  // In the layout phase: the 'more' of a cut text must not move the other lines after they were painted.
  useLayoutEffect(() => {
    const parent = element.current;
    if (!parent) return;
    const measure = () =>
      setIsCut([...parent.children].some((child) => child.scrollHeight - child.clientHeight > HALF_A_LINE_PX));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element]);
  return isCut;
}
