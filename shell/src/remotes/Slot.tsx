import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import type { SlotProps } from '@bazaar/shared/contracts/remote';
import { remembered } from '@bazaar/shared/device';
import { ScreenLoadError } from '@bazaar/shared/router';
import { remoteIn } from '@remotes-kit/runtime/remotes';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { isTranslationError } from '../chrome/translationError.ts';
import { whenScreenPainted } from '../screenLoaded.ts';
import { mounts, registryInPage } from './registry.ts';
import styles from './remotes.module.css';
import { remotes } from './store.ts';

const SLOTS = Object.entries(mounts()).flatMap(([remote, { slot }]) => {
  if (!slot) return [];
  const wasEmpty = remembered(slot.emptyKey, (stored) => stored !== undefined, { survivesSignOut: true });
  const onLoaded = (hasContent: boolean) => void wasEmpty.set(hasContent ? undefined : true);
  return [{ remote, ...slot, wasEmpty, onLoaded }];
});
type Slot = (typeof SLOTS)[number];

/** The components of other remotes above the screens of this one (`slot` in the table of remotes). */
export const RemoteSlots = ({ above }: { above: string }) =>
  SLOTS.filter((slot) => slot.above === above).map((slot) => <RemoteSlot key={slot.remote} slot={slot} />);

/**
 * A component that throws is replaced by the version before; one that cannot be loaded is omitted without a message. The
 * space that was reserved for it stays: content below must not move up under a finger. None is reserved where the slot was
 * empty at the last visit.
 */
function RemoteSlot({ slot: { remote, exposed, wasEmpty, onLoaded } }: { slot: Slot }) {
  const status = useLoadedSlot(remote);
  const [isReserved] = useState(() => !wasEmpty.get());
  const replaceBroken = (thrown: unknown) => {
    if (thrown instanceof ScreenLoadError || isTranslationError(thrown)) return;
    void remotes.getState().replaceSlot(remote, thrown);
  };
  return (
    <div data-slot={remote} className={isReserved ? styles.reserved : undefined}>
      {(status === 'ready' || status === 'failed') && (
        <ErrorBoundary
          label={`${exposed} of the remote ${remote} is not shown.`}
          onError={replaceBroken}
          renderError={() => null}
        >
          <Suspense>
            <SlotContent remote={remote} hasReservedSpace={isReserved} onLoaded={onLoaded} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/**
 * Loads a slot once the content below it is shown, unless the query of a link may be for the slot. One that was loaded on this
 * page is shown at once. Returns its status.
 */
function useLoadedSlot(remote: string) {
  const { status, hasFailed } = useStore(remotes, (state) => remoteIn(state, remote).slot);
  const [isDue, setIsDue] = useState(status !== 'idle' || hasFailed || location.search !== '');
  useEffect(() => {
    if (!isDue) return whenScreenPainted(() => setIsDue(true));
    startEarlyReadsOf(remote);
    void remotes.getState().loadSlot(remote);
    return () => remotes.getState().leave(remote, 'slot');
  }, [isDue, remote]);
  return status;
}

/**
 * Reads what the slot shows first beside its files, and without Firestore's SDK (docs/decisions/023): once, before it is loaded. Who wrote
 * the document has parsed what to read (compose).
 */
function startEarlyReadsOf(remote: string): void {
  if (remoteIn(remotes.getState(), remote).slot.status !== 'idle') return;
  globalThis.startEarlyReads?.((registryInPage()[remote]?.earlyReads ?? []) as readonly RouteReads[]);
}

function SlotContent({ remote, ...props }: SlotProps & { remote: string }) {
  const { module: Content, failure } = useStore(remotes, (state) => remoteIn(state, remote).slot);
  if (!Content) throw new ScreenLoadError('The slot could not be loaded.', { cause: failure });
  return <Content {...props} />;
}
