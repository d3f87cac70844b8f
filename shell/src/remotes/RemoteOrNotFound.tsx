import { remoteOf } from '@bazaar/shared/contracts/remotes';
import { useLocation } from '@bazaar/shared/router';
import { NotFound } from '../chrome/NotFound.tsx';
import { RemoteOutlet } from './RemoteOutlet.tsx';
import { StoriesSlot } from './StoriesSlot.tsx';

export function RemoteOrNotFound() {
  const name = remoteOf(useLocation().pathname);
  if (!name) return <NotFound />;
  return (
    <>
      {name === 'feed' && <StoriesSlot />}
      <RemoteOutlet key={name} name={name} />
    </>
  );
}
