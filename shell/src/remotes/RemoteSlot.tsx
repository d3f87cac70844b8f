import type { SlotProps } from '@bazaar/shared/contracts/remote';
import { remembered } from '@bazaar/shared/device';
import { ScreenLoadError } from '@bazaar/shared/router';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { isTranslationError } from '../chrome/translationError.ts';
import { whenShown } from '../whenShown.ts';
import { loadSlot } from './loadRemote.ts';
import { mounts } from './mounts.ts';
import { registryInPage } from './registry.ts';
import styles from './RemoteSlot.module.css';

const SLOTS = Object.entries(mounts()).flatMap(([remote, { slot }]) => {
  if (!slot) return [];
  const wasEmpty = remembered(slot.emptyKey, (stored) => stored !== undefined, { survivesSignOut: true });
  const onLoaded = (hasContent: boolean) => void wasEmpty.set(hasContent ? undefined : true);
  return [{ remote, ...slot, wasEmpty, onLoaded }];
});
type Slot = (typeof SLOTS)[number];

const components = new Map<string, ComponentType<SlotProps>>(
  SLOTS.map(({ remote }) => [remote, lazyComponent(remote)]),
);

/** `thrown`: by the component that this one replaces. */
function lazyComponent(remote: string, thrown?: unknown): ComponentType<SlotProps> {
  return lazy(async () => {
    // Beside its files, and without Firestore's SDK (docs/decisions/023).
    if (thrown === undefined) globalThis.startEarlyReads?.(registryInPage()[remote]?.earlyReads ?? []);
    try {
      return { default: await loadSlot(remote, { thrown }) };
    } catch (error) {
      components.set(remote, lazyComponent(remote)); // the next visit to the page loads anew, also when this one ended before the failure
      throw new ScreenLoadError('The slot could not be loaded.', { cause: error });
    }
  });
}

/** What other remotes show above the screens of this one (`slot` in the table of remotes). */
export const RemoteSlots = ({ above }: { above: string }) =>
  SLOTS.filter((slot) => slot.above === above).map((slot) => <RemoteSlot key={slot.remote} slot={slot} />);

/** The slots that were loaded on this page: going back to them needs no request. */
const begun = new Set<string>();

/** Whether a slot may load: the content below it comes first, unless the query of a link may be for the slot. */
function useIsDue(remote: string): boolean {
  const [isDue, setIsDue] = useState(() => begun.has(remote) || location.search !== '');
  useEffect(() => {
    if (!isDue) return whenShown(() => setIsDue(true));
    begun.add(remote);
  }, [isDue, remote]);
  return isDue;
}

/**
 * A component that throws is replaced by the version before; one that cannot be loaded is omitted without a message. The
 * space that was reserved for it stays: content below must not move up under a finger. None is reserved where the slot was
 * empty at the last visit.
 */
function RemoteSlot({ slot: { remote, exposed, wasEmpty, onLoaded } }: { slot: Slot }) {
  const isDue = useIsDue(remote);
  const [isReserved] = useState(() => !wasEmpty.get());
  const [{ Content, version }, setContent] = useState(() => ({ Content: components.get(remote)!, version: 0 }));
  const replaceBroken = (thrown: unknown) => {
    if (thrown instanceof ScreenLoadError || isTranslationError(thrown)) return;
    components.set(remote, lazyComponent(remote, thrown));
    setContent({ Content: components.get(remote)!, version: version + 1 });
  };
  return (
    <div data-slot={remote} className={isReserved ? styles.reserved : undefined}>
      {isDue && (
        <ErrorBoundary
          key={version}
          label={`${exposed} of the remote ${remote} is not shown.`}
          onError={replaceBroken}
          renderError={() => null}
        >
          <Suspense>
            <Content hasReservedSpace={isReserved} onLoaded={onLoaded} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
