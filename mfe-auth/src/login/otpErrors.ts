import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { messages } from '../messages.ts';

const { sendErrors, verifyErrors } = messages;

/** Firebase's codes, as §8 says them. */
const SEND: Record<string, string> = {
  'auth/invalid-phone-number': sendErrors.invalidNumber,
  'auth/missing-phone-number': sendErrors.invalidNumber,
  'auth/too-many-requests': sendErrors.tooMany,
};

const VERIFY: Record<string, string> = {
  'auth/invalid-verification-code': verifyErrors.invalidCode,
  'auth/missing-verification-code': verifyErrors.invalidCode,
  'auth/code-expired': verifyErrors.expired,
  'auth/network-request-failed': verifyErrors.generic,
  'auth/internal-error': verifyErrors.generic,
};

/** What to say when a code could not be sent. */
export function sendError(error: unknown): string {
  if (backendErrorKind(error)) return sendErrors.other; // no answer in time
  const code = codeOf(error);
  return code === undefined ? sendErrors.unexpected : (SEND[code] ?? sendErrors.other);
}

/** What to say when a code was not accepted. */
export function verifyError(error: unknown): string {
  const code = codeOf(error);
  return code === undefined ? verifyErrors.generic : (VERIFY[code] ?? verifyErrors.other);
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined;
}
