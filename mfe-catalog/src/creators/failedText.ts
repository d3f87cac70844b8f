import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { messages } from './messages.ts';

export const { hints } = messages;

/** §8: 'Error fetching creators: {message}', in words for a reader instead of the SDK's. */
export function failedText(error: Error | undefined): string {
  const kind = backendErrorKind(error);
  if (kind === 'unreachable' || kind === 'timedOut' || kind === 'busy')
    return messages.failed(messages.reasons.unreachable);
  return messages.failed(kind === 'denied' ? messages.reasons.denied : messages.reasons.other);
}
