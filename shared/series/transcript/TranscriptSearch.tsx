import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DownIcon, UpIcon } from '../../ui/icons.tsx';
import { transcript as texts } from '../texts.ts';
import styles from './TranscriptPanel.module.css';

interface TranscriptSearchProps {
  query: string;
  /** The number of lines that hold it, and the one of them that is shown, from 0. */
  count: number;
  position: number;
  onQuery(query: string): void;
  onStep(step: 1 | -1): void;
}

/** Searches within the transcript: Enter goes to the next match, Shift+Enter to the one before, Escape ends it. */
export function TranscriptSearch({ query, count, position, onQuery, onStep }: TranscriptSearchProps) {
  const isSearching = query.trim() !== '';
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') onQuery('');
  };
  return (
    <div role="search" className={styles.search}>
      <input
        type="search"
        value={query}
        placeholder={texts.search}
        aria-label={texts.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={isSearching ? undefined : 'visually-hidden'}>
        {isSearching && (count === 0 ? texts.notFound : texts.found(position + 1, count))}
      </p>
      {isSearching && count > 0 && (
        <>
          <Button kind="quiet" aria-label={texts.previous} onClick={() => onStep(-1)}>
            <UpIcon size={20} />
          </Button>
          <Button kind="quiet" aria-label={texts.next} onClick={() => onStep(1)}>
            <DownIcon size={20} />
          </Button>
        </>
      )}
    </div>
  );
}
