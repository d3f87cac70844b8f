import type { Elements } from './elements.ts';
import { notice as texts } from './texts.ts';
import styles from './Notice.module.css';

/** Nothing to show, or a failure: what it is, in one sentence, and the actions. */
export function Notice({
  kind,
  title,
  children,
  actions,
}: {
  kind: 'empty' | 'error';
  title: string;
  children?: Elements;
  actions: Elements;
}) {
  return (
    <section className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Shutter />
      <h2>{title}</h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

/** §4: a failure with existing data. */
export const StaleNotice = () => (
  <p className={styles.stale} role="status">
    <span aria-hidden="true">⚠️ </span>
    {texts.stale}
  </p>
);

/** A shop with its shutter half down. */
const Shutter = () => (
  <svg
    className={styles.shutter}
    width="96"
    height="72"
    viewBox="0 0 96 72"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M10 26v44h76V26M6 14 12 4h72l6 10v6c0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0zM20 34h56v18H20zM20 40h56M20 46h56M4 70h88" />
  </svg>
);
