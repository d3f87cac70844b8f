import { Link } from '@bazaar/shared/router';
import { enamelOf } from '@bazaar/shared/ui/enamel';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import styles from './CardRow.module.css';
import type { CategoryRow } from './content.ts';
import { messages } from './messages.ts';

/** A row of painted boards to scroll through (§2). The play overlay is decoration: the whole card is one link. */
export function CardRow({ row }: { row: CategoryRow }) {
  return (
    <section className={styles.section}>
      <h2>{row.title}</h2>
      <div className={styles.rule} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label={messages.scroll(row.title)} tabIndex={0}>
        <ul className={styles.row}>
          {row.items.map(({ name, icon }) => (
            <li key={name}>
              <Link to={row.to} className={styles.board} style={{ backgroundColor: enamelOf(name) }}>
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.overlay} aria-hidden="true">
                  <PlayIcon />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
