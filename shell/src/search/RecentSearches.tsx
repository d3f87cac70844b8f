import styles from './Search.module.css';
import { useRemembered, remembered } from '@bazaar/shared/device';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { search as texts } from './texts.ts';
import { cutText } from '@bazaar/shared/contracts/cutText';
import { MAX_QUERY_LENGTH, MAX_RECENT } from '@bazaar/shared/search/constants';
import { queryText } from './searchQuery.ts';

/** The searches that were made before, each as a button that makes it again. */
export function RecentSearches({ onChoose }: { onChoose(query: string): void }) {
  const recent = useRemembered(recentSearches);
  if (recent.length === 0) return <p className={styles.count}>{texts.start}</p>;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{texts.recent}</h2>
      <ul className={styles.filters}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <DataText>{query}</DataText>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => recentSearches.set(undefined)}>
        {texts.forget}
      </Button>
    </section>
  );
}

/** The searches of this device, the last first. Signing out forgets them. */
const recentSearches = remembered<readonly string[]>('bazaar.recentSearches', parseRecent);

/** Never throws. */
export function parseRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return texts.slice(0, MAX_RECENT).map((text) => cutText(text, MAX_QUERY_LENGTH));
}

/** Puts it first; one that begins like it was typed on the way. */
export function rememberSearch(query: string): void {
  const text = queryText(query);
  if (!text) return;
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches.get().filter((other) => !isSame(other));
  recentSearches.set([text, ...others].slice(0, MAX_RECENT));
}
