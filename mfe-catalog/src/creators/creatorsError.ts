import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { messages } from '../messages.ts';

const { failed, reasons } = messages.creators;

/** §8: 'Error fetching creators: {message}', in words for a reader instead of the SDK's. */
export function creatorsError(error: Error | undefined): string {
  const kind = backendErrorKind(error);
  if (kind === 'unreachable' || kind === 'timedOut' || kind === 'busy') return failed(reasons.unreachable);
  return failed(kind === 'denied' ? reasons.denied : reasons.other);
}
