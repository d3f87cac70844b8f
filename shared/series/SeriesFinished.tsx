import { remembered } from '@bazaar/shared/device';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon } from '../ui/icons.tsx';
import { watch as texts } from './texts.ts';
import styles from './SeriesFinished.module.css';

/** Not in the spec: how many levels and playlists a device remembers to have said it of. */
const MAX_REMEMBERED = 300;
/** Not in the spec: long enough to read it twice, and gone before the next lesson is under way. */
const SHOWN_FOR_MS = 6_000;

/** The levels and playlists of which it was said, the latest first. */
const finishedSeries = remembered<readonly string[]>('bazaar.finishedSeries', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : [],
);

interface SeriesFinishedProps {
  seriesId: string;
  name: string | undefined;
  /** True once all its lessons are finished; undefined while that is not known. */
  isFinished: boolean | undefined;
}

/**
 * Says once that a level or playlist is finished, when its last open lesson becomes finished while the page is open: in a status
 * for screen readers, and above everything else, a player that fills the screen too.
 */
export function SeriesFinished({ seriesId, name, isFinished }: SeriesFinishedProps) {
  const [text, setText] = useState('');
  const openId = useRef<string>(undefined);
  useEffect(() => {
    if (isFinished === false) openId.current = seriesId;
    const said = finishedSeries.get();
    if (!isFinished || openId.current !== seriesId || said.includes(seriesId)) return;
    finishedSeries.set([seriesId, ...said].slice(0, MAX_REMEMBERED));
    setText(texts.seriesFinished(name));
  }, [seriesId, name, isFinished]);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setText(''), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {text && (
        // Browsers without popovers show it as it is.
        <p popover="manual" ref={(notice) => notice?.showPopover?.()} className={styles.finished} aria-hidden="true">
          <span className={styles.check}>
            <CheckIcon size={22} />
          </span>
          <span>{text}</span>
        </p>
      )}
    </>
  );
}
