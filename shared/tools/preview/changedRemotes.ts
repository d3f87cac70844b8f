import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { reachedSince } from '../suite/reached.ts';

/** The remotes that changes since a commit may be built into, by what their builds are made of. Throws where the remotes are not built. */
export function changedRemotes(since: string): RemoteName[] {
  const { apps } = reachedSince(since);
  return REMOTE_NAMES.filter((name) => apps.includes(name));
}
