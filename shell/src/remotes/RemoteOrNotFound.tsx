import { remoteOf } from '@bazaar/shared/contracts/remotes';
import { useLocation } from '@bazaar/shared/router';
import { NotFound } from '../chrome/NotFound.tsx';
import { RemoteOutlet } from './RemoteOutlet.tsx';

export function RemoteOrNotFound() {
  const name = remoteOf(useLocation().pathname);
  return name ? <RemoteOutlet key={name} name={name} /> : <NotFound />;
}
