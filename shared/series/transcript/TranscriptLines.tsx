import styles from './TranscriptLines.module.css';
import { memo, useState, type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';
import { duration } from '../../format/duration.ts';
import { transcript as texts } from '../texts.ts';
import { partsOf, type TranscriptLine } from './transcriptLines.ts';
import { prefersReducedMotion } from '@bazaar/shared/device';

interface TranscriptLinesProps {
  list: RefObject<HTMLOListElement | null>;
  lines: readonly TranscriptLine[];
  lang: string | undefined;
  /** The indices of the spoken and of the found line: -1 for none. */
  now: number;
  found: number;
  /** The searched text, which is marked in the lines. */
  pattern: RegExp | undefined;
  onPress(index: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** The lines, one press each. One Tab stop for all: the arrows move among them. */
export function TranscriptLines({ list, lines, lang, now, found, pattern, onPress }: TranscriptLinesProps) {
  const [focused, setFocused] = useState<number>();
  const stop = Math.min(focused ?? Math.max(0, now), lines.length - 1);
  const handleClick = ({ target }: MouseEvent) => {
    const index = indexOf(target);
    if (index >= 0) onPress(index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const index = indexOf(event.target);
    if (step === undefined || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(lines.length - 1, index + step));
    list.current?.children[next]?.querySelector('button')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what its buttons do, once for thousands of them
    <ol
      ref={list}
      className={styles.lines}
      aria-label={texts.lines}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(undefined)}
    >
      {lines.map(({ startS, text }, index) => (
        <Line
          key={`${startS} ${text}`}
          index={index}
          startS={startS}
          text={text}
          lang={lang}
          isNow={index === now}
          isFound={index === found}
          isStop={index === stop}
          pattern={pattern}
        />
      ))}
    </ol>
  );
}

const indexOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-line]')?.dataset.line ?? -1);

interface LineProps extends TranscriptLine {
  index: number;
  lang: string | undefined;
  isNow: boolean;
  isFound: boolean;
  isStop: boolean;
  pattern: RegExp | undefined;
}

const Line = memo(function Line({ index, startS, text, lang, isNow, isFound, isStop, pattern }: LineProps) {
  return (
    <li>
      <button
        type="button"
        data-line={index}
        data-found={isFound}
        tabIndex={isStop ? 0 : -1}
        aria-current={isNow ? 'true' : undefined}
      >
        <span className={styles.time}>{duration(startS * 1000)}</span>{' '}
        <span lang={lang}>
          {partsOf(text, pattern).map((part, at) =>
            at % 2 === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
          )}
        </span>
      </button>
    </li>
  );
});

/** After a jump: in the first the browser draws the lines there, in the next their heights are known. */
const FRAMES_TO_DRAW = 3;

/** Keys that move what is read: the reader leads from then on. */
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

/** Keeps the line with this index in view, inside its list only, until the reader moves the list. */
export function useFollow(list: RefObject<HTMLElement | null>, index: number) {
  const [isFollowing, setFollowing] = useState(true);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true };
    const stop = () => setFollowing(false);
    box.addEventListener('wheel', stop, options);
    box.addEventListener('touchmove', stop, options);
    box.addEventListener('keydown', ({ key }) => MOVING_KEYS.has(key) && stop(), options);
    // The list itself, and none of its lines: its scrollbar.
    box.addEventListener('pointerdown', ({ target }) => target === box && stop(), options);
    return () => leaving.abort();
  }, [list]);
  useEffect(() => {
    if (isFollowing) showLine(list.current, index);
  }, [list, isFollowing, index]);
  return { isFollowing, setFollowing };
}

/** Scrolls the list to a line, never the page. */
export function showLine(list: HTMLElement | null, index: number): void {
  const line = list?.children[index];
  if (!list || !(line instanceof HTMLElement)) return;
  const middle = () => line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
  const isFar = Math.abs(middle() - list.scrollTop) > list.clientHeight;
  list.scrollTo({ top: middle(), behavior: isFar || prefersReducedMotion() ? 'instant' : 'smooth' });
  // Lines that were never drawn have an estimated height until they are.
  if (isFar) settle(FRAMES_TO_DRAW);

  function settle(frames: number): void {
    requestAnimationFrame(() => {
      list?.scrollTo({ top: middle(), behavior: 'instant' });
      if (frames > 1) settle(frames - 1);
    });
  }
}
