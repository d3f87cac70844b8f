import { useRemembered } from '@bazaar/shared/device';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { search as texts } from './texts.ts';
import { recentSearches } from './recentSearches.ts';
import styles from './Search.module.css';

/** What was searched for before, each as a button that does it again. */
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
