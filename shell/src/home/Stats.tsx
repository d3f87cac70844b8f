import { figures as texts } from '../texts.ts';
import styles from './Stats.module.css';

/** Spec §1 and §9. */
const STATS: readonly { value: string; name: string }[] = [
  { value: '1000+', name: texts.ideas },
  { value: '50K+', name: texts.learners },
  { value: '4.8', name: texts.rating },
];

/** The marketing figures; /about shows them too. */
export const Stats = () => (
  <section className={styles.stats} aria-label={texts.label}>
    <dl>
      {STATS.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
