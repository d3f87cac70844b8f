import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { creatorsError as texts } from '../texts.ts';

export const { hints } = texts;

/** §8: 'Error fetching creators: {message}', in words for a reader instead of the SDK's. */
export function failedText(error: Error | undefined): string {
  const kind = backendErrorKind(error);
  if (kind === 'unreachable' || kind === 'timedOut' || kind === 'busy') return texts.failed(texts.reasons.unreachable);
  return texts.failed(kind === 'denied' ? texts.reasons.denied : texts.reasons.other);
}
