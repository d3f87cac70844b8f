import { BUSY_PAUSE_MS, MAX_WRONG_CODES, RESEND_AFTER_MS } from '../constants.ts';
import { login as texts } from '../texts.ts';
import type { ValidDetails } from './details.ts';

/** §4, Login: the form, then the code, then verified; 'done' when the user's document was saved, or could not be. */
export interface LoginState {
  step: 'details' | 'code' | 'verified' | 'done';
  busyWith?: 'sending' | 'verifying';
  /** A text of §8. */
  error?: string;
  /** The details that the last code was sent for. */
  details?: ValidDetails;
  /** The count of codes sent to that number. */
  sends: number;
  /** The times that the last code was typed wrongly. */
  wrongCodes: number;
  /** A code was submitted: a session that begins now may come from this page. */
  hasSubmittedCode?: boolean;
  /** Until when no code is sent: to that number, or to any. */
  pause?: { untilMs: number; mobile?: string };
  isSaved?: boolean;
}

export type LoginEvent =
  | { type: 'sendStarted' }
  | { type: 'sent'; details: ValidDetails; nowMs: number }
  | { type: 'sendFailed'; error: string; nowMs: number }
  | { type: 'verifyStarted' }
  | { type: 'verifyFailed'; error: string }
  | { type: 'verified' }
  | { type: 'saved'; isSaved: boolean }
  | { type: 'changeNumber' };

export const START: LoginState = { step: 'details', sends: 0, wrongCodes: 0 };

/** The next state; events that do not belong to the step change nothing. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  const { step } = state;
  if (step === 'verified' && event.type === 'saved') return { ...state, step: 'done', isSaved: event.isSaved };
  if (step === 'verified' || step === 'done') return state;
  const idle = { ...state, busyWith: undefined, error: undefined };
  switch (event.type) {
    case 'sendStarted':
      return { ...idle, busyWith: 'sending' };
    case 'sent':
      return { ...idle, ...afterSending(state, event.details, event.nowMs) };
    case 'sendFailed': {
      const isTooMany = event.error === texts.sendErrors.tooMany;
      const pause = isTooMany ? { untilMs: event.nowMs + BUSY_PAUSE_MS } : state.pause;
      return { ...idle, error: event.error, pause };
    }
    case 'verifyStarted':
      return step === 'code' ? { ...idle, busyWith: 'verifying', hasSubmittedCode: true } : state;
    case 'verifyFailed':
      return step === 'code' ? { ...idle, ...afterFailure(state, event.error) } : state;
    case 'verified':
      // From any step: a result after its deadline signs in all the same.
      return state.details ? { ...idle, step: 'verified' } : state;
    case 'changeNumber':
      return { ...idle, step: 'details' };
    case 'saved':
      return state;
  }
}

function afterSending(state: LoginState, details: ValidDetails, nowMs: number): LoginState {
  const { mobile } = details;
  const sends = mobile === state.details?.mobile ? state.sends + 1 : 1;
  const waitMs = RESEND_AFTER_MS[Math.min(sends, RESEND_AFTER_MS.length) - 1]!;
  return { step: 'code', details, sends, wrongCodes: 0, pause: { untilMs: nowMs + waitMs, mobile } };
}

function afterFailure(state: LoginState, error: string): Pick<LoginState, 'wrongCodes' | 'error'> {
  const wrongCodes = state.wrongCodes + (error === texts.verifyErrors.invalidCode ? 1 : 0);
  return { wrongCodes, error: wrongCodes < MAX_WRONG_CODES ? error : texts.verifyErrors.expired };
}

/** The earliest time to send the number a code; 0 for at once. */
export const canSendAtMs = ({ pause }: LoginState, mobile: string | undefined): number =>
  pause && (pause.mobile === undefined || pause.mobile === mobile) ? pause.untilMs : 0;

/** True once the last code was typed wrongly so often that only a new one helps. */
export const isCodeSpent = ({ wrongCodes }: LoginState): boolean => wrongCodes >= MAX_WRONG_CODES;
