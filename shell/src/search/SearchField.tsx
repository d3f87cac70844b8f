import { useEffect, useRef } from 'react';
import { Button } from '@bazaar/shared/ui/Button';
import { MAX_QUERY_LENGTH } from '@bazaar/shared/search/constants';
import { search as texts } from './texts.ts';
import styles from './Search.module.css';

interface SearchFieldProps {
  query: string;
  onChange(query: string): void;
  /** Enter, or the button. */
  onSubmit(): void;
  /** Escape in an empty field. */
  onLeave(): void;
}

/** The field has the focus when the page opens. Escape empties it, and leaves the page once it is empty. */
export function SearchField({ query, onChange, onSubmit, onLeave }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.field}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (query) onChange('');
          else onLeave();
        }}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  );
}
