import { memo, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { duration } from '../../format/duration.ts';
import { transcript as texts } from '../texts.ts';
import { partsOf } from './searchLines.ts';
import type { TranscriptLine } from './transcriptLines.ts';
import styles from './TranscriptLines.module.css';

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
          key={index}
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
