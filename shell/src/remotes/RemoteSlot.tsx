import type { SlotProps } from '@bazaar/shared/contracts/remote';
import { remembered } from '@bazaar/shared/device';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { loadSlot } from './loadRemote.ts';
import { places } from './places.ts';
import styles from './RemoteSlot.module.css';

const SLOTS = Object.entries(places()).flatMap(([remote, { slot }]) => {
  if (!slot) return [];
  const wasEmpty = remembered(slot.emptyKey, (stored) => stored !== undefined, { survivesSignOut: true });
  const onLoaded = (hasContent: boolean) => void wasEmpty.set(hasContent ? undefined : true);
  return [{ remote, ...slot, wasEmpty, onLoaded }];
});
type Slot = (typeof SLOTS)[number];

const components = new Map<string, ComponentType<SlotProps>>(
  SLOTS.map(({ remote }) => [remote, lazyComponent(remote)]),
);

function lazyComponent(remote: string): ComponentType<SlotProps> {
  return lazy(async () => {
    try {
      return { default: await loadSlot(remote) };
    } catch (error) {
      components.set(remote, lazyComponent(remote)); // the next visit to the page loads anew, also when this one ended before the failure
      throw error;
    }
  });
}

/** What other remotes show above the screens of this one (`slot` in the table of remotes). */
export const RemoteSlots = ({ above }: { above: string }) =>
  SLOTS.filter((slot) => slot.above === above).map((slot) => <RemoteSlot key={slot.remote} slot={slot} />);

/**
 * A component that cannot be loaded is omitted without a message. The space that was reserved for it stays: content
 * below must not move up under a finger. None is reserved where the slot was empty at the last visit.
 */
function RemoteSlot({ slot: { remote, exposed, wasEmpty, onLoaded } }: { slot: Slot }) {
  const [isReserved] = useState(() => !wasEmpty.get());
  const [Content] = useState(() => components.get(remote)!);
  return (
    <div className={isReserved ? styles.reserved : undefined}>
      <ErrorBoundary label={`${exposed} of the remote ${remote} is not shown.`} renderError={() => null}>
        <Suspense>
          <Content hasReservedSpace={isReserved} hasPlace={isReserved} onLoaded={onLoaded} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
