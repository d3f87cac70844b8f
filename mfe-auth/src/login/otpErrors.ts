import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { login as texts } from '../texts.ts';

const { sendErrors, verifyErrors } = texts;

/** Firebase's codes and the texts of §8. */
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

/** The text for a code that could not be sent. */
export function sendError(error: unknown): string {
  if (backendErrorKind(error)) return sendErrors.other; // no response in time
  const code = codeOf(error);
  return code === undefined ? sendErrors.unexpected : (SEND[code] ?? sendErrors.other);
}

/** The text for a code that was not accepted. */
export function verifyError(error: unknown): string {
  const code = codeOf(error);
  return code === undefined ? verifyErrors.generic : (VERIFY[code] ?? verifyErrors.other);
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined;
}
