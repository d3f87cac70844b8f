import { STATS } from './content.ts';
import { home as texts } from '../texts.ts';
import styles from './Stats.module.css';

/** The marketing figures (§1, §9); /about shows them too. */
export const Stats = () => (
  <section className={styles.stats} aria-label={texts.stats}>
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
