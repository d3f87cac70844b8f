import { CONTRACT_VERSION } from '@bazaar/shared/contracts/remote';
import { REMOTES, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { Button } from '@bazaar/shared/ui/Button';
import { useId } from 'react';
import { loadRemote } from '../loadRemote.ts';
import type { Health } from './healthOf.ts';
import { messages } from './messages.ts';
import { CAN_OVERRIDE } from './override.ts';
import { OverrideForm } from './OverrideForm.tsx';
import styles from './Remotes.module.css';

export function RemoteCard({ name, health }: { name: RemoteName; health: Health }) {
  const titleId = useId();
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
          // What happens shows in the card; the reason of a failure is its last error.
          <Button kind="line" onClick={() => void loadRemote(name, REMOTES[name].prefixes[0]).catch(() => {})}>
            {messages.load(name)}
          </Button>
        )}
        {CAN_OVERRIDE && <OverrideForm name={name} />}
      </article>
    </li>
  );
}

function factsOf({ status, version, release, contract, origin, loadMs, bytes, lastError }: Health): [string, string][] {
  const { none } = messages;
  return [
    [messages.status, messages.statuses[status]],
    [messages.version, version === undefined ? none : messages.release(version, release ?? 1)],
    [messages.contract, contract === undefined ? none : messages.contractOf(contract, CONTRACT_VERSION)],
    [messages.origin, origin ?? none],
    [messages.loadTime, loadMs === undefined ? none : messages.milliseconds(loadMs)],
    [messages.bytes, bytes === undefined ? none : messages.kilobytes(bytes)],
    [messages.lastError, lastError ?? none],
  ];
}
