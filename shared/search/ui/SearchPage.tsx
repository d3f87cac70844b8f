import { useLocation } from '@bazaar/shared/router';
import { useIsSlow } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { isRecord } from '../../contracts/isRecord.ts';
import * as paths from '../../contracts/paths.ts';
import { downloadedLessons } from '../../saved/records.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ScreenHeading } from '../../ui/screen/ScreenHeading.tsx';
import { useGoBack } from '../../ui/screen/useGoBack.ts';
import { useReplaceSearch } from '../../ui/screen/useReplaceSearch.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DEBOUNCE_MS } from '../constants.ts';
import { createDownloadedIndex } from '../downloadedIndex.ts';
import { createStaticIndex } from '../staticIndex.ts';
import { search as texts } from '../texts.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';
import { queryText, searchQuery, toQuery } from './searchQuery.ts';
import { useSearch } from './useSearch.ts';

/** One index for the page, however often the search is opened. */
const INDEX = createStaticIndex();
const SAVED = createDownloadedIndex(downloadedLessons.get);

/** The search (`/search?q=`): query and filter are in the address, which is replaced while somebody types. */
export function SearchPage() {
  const { key, state } = useLocation();
  const visit = visitFrom(state) ?? key;
  // Whatever else leads here, a link or Back, begins anew.
  return <Search key={visit} visit={visit} />;
}

/** The entry of the history that a search began in: replacing the address gives the entry another key. */
function visitFrom(state: unknown): string | undefined {
  return isRecord(state) && typeof state.search === 'string' ? state.search : undefined;
}

function Search({ visit }: { visit: string }) {
  const { query, kind } = searchQuery(useLocation().search);
  const replaceSearch = useReplaceSearch();
  const [typed, setTyped] = useState(query);
  const [attempt, setAttempt] = useState(0);
  const { status, answer, isSavedOnly } = useSearch(typed, { index: INDEX, saved: SAVED, attempt });
  const isSlow = useIsSlow(status === 'loading');
  const leave = useGoBack(paths.home);
  const remember = () => rememberSearch(typed);
  useEffect(() => {
    if (queryText(typed) === query) return;
    const timer = setTimeout(() => replaceSearch(toQuery({ query: typed, kind }), { search: visit }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query, kind, replaceSearch, visit]);
  return (
    <section className={styles.screen}>
      <ScreenHeading title={texts.title} />
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
      {status === 'loading' && !answer && <Loading isSlow={isSlow} />}
      {answer && (
        <Results
          query={typed.trim()}
          answer={answer}
          kind={kind}
          isOld={status === 'loading'}
          onKind={(chosen) => replaceSearch(toQuery({ query: typed, kind: chosen }), { search: visit })}
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
