import { useLocation } from '@bazaar/shared/router';
import { useIsSlow } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { cleanText } from '@bazaar/shared/format/cleanText';
import { isRecord } from '@bazaar/shared/contracts/isRecord';
import * as paths from '@bazaar/shared/contracts/paths';
import { downloadedLessons } from '@bazaar/shared/saved/records';
import { Button } from '@bazaar/shared/ui/Button';
import { Notice } from '@bazaar/shared/ui/Notice';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { useReplaceSearch } from '@bazaar/shared/ui/useReplaceSearch';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { DEBOUNCE_MS } from '@bazaar/shared/search/constants';
import { createDownloadedIndex } from '@bazaar/shared/search/searchIndex';
import { createStaticIndex } from '@bazaar/shared/search/staticIndex';
import { search as texts } from './texts.ts';
import { RecentSearches, rememberSearch } from './RecentSearches.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';
import { queryText, searchQuery, toQuery } from './searchQuery.ts';
import { useSearch } from './useSearch.ts';

/** The characters of a query that the document's title has. */
const MAX_TITLE_LENGTH = 60;
/** One index for the page, however often the search is opened. */
const INDEX = createStaticIndex();
const SAVED = createDownloadedIndex(downloadedLessons.get);

/** The search (`/search?q=`): query and filter are in the address, which is replaced while somebody types. */
export function SearchScreen() {
  const { key, state } = useLocation();
  const historyEntry = historyEntryIn(state) ?? key;
  // Whatever else leads here, a link or Back, begins anew.
  return <Search key={historyEntry} historyEntry={historyEntry} />;
}

/** The history entry that a search began in: replacing the address gives it another key. */
function historyEntryIn(state: unknown): string | undefined {
  return isRecord(state) && typeof state.search === 'string' ? state.search : undefined;
}

function Search({ historyEntry }: { historyEntry: string }) {
  const { query, kind } = searchQuery(useLocation().search);
  const replaceSearch = useReplaceSearch();
  const [typed, setTyped] = useState(query);
  const [attempt, setAttempt] = useState(0);
  const { status, result, isSavedOnly } = useSearch(typed, { index: INDEX, saved: SAVED, attempt });
  const isSlow = useIsSlow(status === 'loading');
  const leave = useGoBack(paths.home);
  const title = cleanText(query, MAX_TITLE_LENGTH);
  useDocumentTitle(title ? texts.titleOf(title) : texts.title);
  const remember = () => rememberSearch(typed);
  useEffect(() => {
    if (queryText(typed) === query) return;
    const timer = setTimeout(
      () => replaceSearch(toQuery({ query: typed, kind }), { search: historyEntry }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, query, kind, replaceSearch, historyEntry]);
  return (
    <section className={styles.screen}>
      <h1>{texts.title}</h1>
      <SearchField query={typed} onChange={setTyped} onSubmit={remember} onLeave={leave} />
      {status === 'idle' && <RecentSearches onChoose={setTyped} />}
      {status !== 'idle' && isSavedOnly && (
        <p className={styles.count} role="status">
          {texts.savedOnly}
        </p>
      )}
      {status === 'error' && (
        <Notice
          kind="error"
          title={texts.failed}
          actions={<Button onClick={() => setAttempt(attempt + 1)}>{texts.tryAgain}</Button>}
        />
      )}
      {status === 'loading' && !result && <Loading isSlow={isSlow} />}
      {result && (
        <Results
          query={typed.trim()}
          result={result}
          kind={kind}
          isOld={status === 'loading'}
          onKind={(chosen) => replaceSearch(toQuery({ query: typed, kind: chosen }), { search: historyEntry })}
          onOpen={remember}
        />
      )}
    </section>
  );
}

const Loading = ({ isSlow }: { isSlow: boolean }) => (
  <div aria-busy="true">
    <p className={styles.count} role="status">
      {isSlow ? texts.stillLoading : texts.loading}
    </p>
    <div className={styles.skeleton}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  </div>
);
