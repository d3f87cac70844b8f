import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { messages } from './messages.ts';
import { RemoteCard } from './RemoteCard.tsx';
import styles from './Remotes.module.css';
import { useHealth } from './useHealth.ts';

/** For the teams: what this browser gets of each remote, and from where. */
export function RemotesScreen() {
  useDocumentTitle(messages.title);
  const remotes = useHealth();
  return (
    <section className={styles.page}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <ul className={styles.list}>
        {remotes.map(({ name, health }) => (
          <RemoteCard key={name} name={name} health={health} />
        ))}
      </ul>
    </section>
  );
}
