import type { Registry } from '@remotes-kit/runtime/registry';
import { Button } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect, useId, useState } from 'react';
import { loadsOf } from '@remotes-kit/runtime/measureLoad';
import { mounts, readRegistry } from '../registry.ts';
import { remotes } from '../store.ts';
import { healthOf, type Health } from './healthOf.ts';
import { remotesPage as texts } from '../../texts.ts';
import { CAN_OVERRIDE } from './override.ts';
import { OverrideForm } from './Override.tsx';
import { ReviewChoice, ReviewLink } from './Review.tsx';
import styles from './Remotes.module.css';

/** For the teams: what this browser gets of each remote, and from where. */
export function RemotesScreen() {
  useDocumentTitle(texts.title);
  const health = useHealth();
  return (
    <section className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <ReviewLink />
      <ul className={styles.list}>
        {health.map((ofRemote) => (
          <RemoteCard key={ofRemote.name} {...ofRemote} />
        ))}
      </ul>
    </section>
  );
}

/** The health of every remote, kept up to date as this page loads them. */
function useHealth(): { name: string; health: Health }[] {
  const [registry, setRegistry] = useState<Registry>({});
  const [, setLoads] = useState(0);

  useEffect(() => {
    void readRegistry({ anew: true }).then(setRegistry, () => {});
    const observer = new PerformanceObserver(() => setLoads((count) => count + 1));
    observer.observe({ type: 'measure' });
    return () => observer.disconnect();
  }, []);

  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return Object.keys(mounts()).map((name) => ({
    name,
    health: healthOf(registry[name], loadsOf(name), resources, location.origin),
  }));
}

function RemoteCard({ name, health }: { name: string; health: Health }) {
  const titleId = useId();
  useEffect(() => () => remotes.getState().leave(name, 'screens'), [name]);
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId} data-status={health.status}>
        <h2 id={titleId}>{name}</h2>
        <dl className={styles.facts}>
          {factsOf(health).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {health.status === 'waiting' && (
          // The result shows in the card; the reason of a failure is its last error.
          <Button kind="line" onClick={() => void remotes.getState().load(name, mounts()[name]!.prefixes[0]!)}>
            {texts.load(name)}
          </Button>
        )}
        <ReviewChoice name={name} />
        {CAN_OVERRIDE && <OverrideForm name={name} />}
      </article>
    </li>
  );
}

function factsOf({ status, version, release, origin, loadMs, bytes, lastError, refused }: Health): [string, string][] {
  const { none } = texts;
  return [
    [texts.status, texts.statuses[status]],
    [texts.version, version === undefined ? none : texts.release(version, release ?? 1)],
    [texts.origin, origin ?? none],
    [texts.loadTime, loadMs === undefined ? none : texts.milliseconds(loadMs)],
    [texts.bytes, bytes === undefined ? none : texts.kilobytes(bytes)],
    [texts.lastError, lastError ?? none],
    ...(refused
      ? [
          [texts.refused, texts.refusedFor(refused.version, refused.release, refused.missing ?? [])] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}
