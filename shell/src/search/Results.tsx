import { useEffect } from 'react';
import { announce } from '@bazaar/shared/ui/announce';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import * as paths from '@bazaar/shared/contracts/paths';
import { MAX_RESULTS } from '@bazaar/shared/search/constants';
import { KINDS, type Kind } from '@bazaar/shared/search/entries';
import type { SearchResult } from '@bazaar/shared/search/searchIndex';
import { search as texts } from './texts.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './Search.module.css';

interface ResultsProps {
  query: string;
  result: SearchResult;
  kind: Kind | undefined;
  /** Whether a newer result is on its way. */
  isOld: boolean;
  onKind(kind: Kind | undefined): void;
  onOpen(): void;
}

/** The ranked list with its kinds as filters; how many there are is announced once the result is whole. */
export function Results({ query, result, kind, isOld, onKind, onOpen }: ResultsProps) {
  const { rows, terms, isWhole } = result;
  const kinds = KINDS.filter((one) => rows.some((row) => row.kind === one));
  // A filter of an address that fits nothing here is none.
  const chosen = kind && kinds.includes(kind) ? kind : undefined;
  const all = chosen ? rows.filter((row) => row.kind === chosen) : rows;
  const shown = all.slice(0, MAX_RESULTS);
  const text = all.length > shown.length ? texts.firstOf(shown.length, all.length) : texts.count(all.length);
  useEffect(() => {
    if (isWhole && !isOld && rows.length > 0) announce(text, 'polite');
  }, [isWhole, isOld, rows, text]);
  if (rows.length === 0) {
    // Captions may still have it.
    if (!isWhole || isOld) return <p className={styles.count}>{texts.loading}</p>;
    return (
      <Notice
        kind="empty"
        title={texts.empty(query)}
        actions={<ButtonLink to={paths.categories}>{texts.browse}</ButtonLink>}
      >
        <p>{texts.emptyHint}</p>
      </Notice>
    );
  }
  return (
    <section aria-label={texts.title} aria-busy={isOld || !isWhole}>
      <div className={styles.filters} role="group" aria-label={texts.filters}>
        {[undefined, ...kinds].map((one) => (
          <button key={one ?? ''} type="button" aria-pressed={one === chosen} onClick={() => onKind(one)}>
            {one ? texts.kinds[one] : texts.all}
          </button>
        ))}
      </div>
      <p className={styles.count}>{text}</p>
      <ol className={styles.list}>
        {shown.map((row) => (
          <ResultRow key={`${row.kind} ${row.path}`} row={row} terms={terms} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
}
