import { BUSY_PAUSE_MS, MAX_WRONG_CODES, RESEND_AFTER_MS } from '../constants.ts';
import { messages } from '../messages.ts';
import type { ValidDetails } from './details.ts';

/** Until when no code is sent: to that number, or to any. */
export interface Pause {
  untilMs: number;
  mobile?: string;
}

/** §4, Login: the form, then the code, then verified; 'done' when the user's document was saved, or could not be. */
export interface LoginState {
  step: 'details' | 'code' | 'verified' | 'done';
  busyWith?: 'sending' | 'verifying';
  /** A text of §8. */
  error?: string;
  /** Whose code was sent last. */
  details?: ValidDetails;
  /** How many codes that number has had. */
  sends: number;
  /** How often the last code was typed wrongly. */
  wrongCodes: number;
  /** A code was sent to the service for checking: whoever is signed in now may be so by this page. */
  hasTried?: boolean;
  pause?: Pause;
  isSaved?: boolean;
}

export type LoginEvent =
  | { type: 'sendAsked' }
  | { type: 'sent'; details: ValidDetails; nowMs: number }
  | { type: 'sendFailed'; error: string; nowMs: number }
  | { type: 'verifyAsked' }
  | { type: 'verifyFailed'; error: string }
  | { type: 'verified' }
  | { type: 'saved'; isSaved: boolean }
  | { type: 'changeNumber' };

export const START: LoginState = { step: 'details', sends: 0, wrongCodes: 0 };

/** The next state; events that do not belong to the step change nothing. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  const isOver = state.step === 'verified' || state.step === 'done';
  if (isOver)
    return event.type === 'saved' && state.step === 'verified'
      ? { ...state, step: 'done', isSaved: event.isSaved }
      : state;
  switch (event.type) {
    case 'sendAsked':
      return { ...state, busyWith: 'sending', error: undefined };
    case 'sent':
      return afterSending(state, event.details, event.nowMs);
    case 'sendFailed': {
      const isTooMany = event.error === messages.sendErrors.tooMany;
      return {
        ...state,
        busyWith: undefined,
        error: event.error,
        ...(isTooMany && { pause: { untilMs: event.nowMs + BUSY_PAUSE_MS } }),
      };
    }
    case 'verifyAsked':
      return state.step === 'code' ? { ...state, busyWith: 'verifying', error: undefined, hasTried: true } : state;
    case 'verifyFailed':
      return state.step === 'code' ? afterRefusal(state, event.error) : state;
    case 'verified':
      // From any step: an answer after its deadline signs in all the same.
      return state.details ? { ...state, step: 'verified', busyWith: undefined, error: undefined } : state;
    case 'changeNumber':
      return { ...state, step: 'details', busyWith: undefined, error: undefined };
    case 'saved':
      return state;
  }
}

function afterSending(state: LoginState, details: ValidDetails, nowMs: number): LoginState {
  const sends = details.mobile === state.details?.mobile ? state.sends + 1 : 1;
  const waitMs = RESEND_AFTER_MS[Math.min(sends, RESEND_AFTER_MS.length) - 1]!;
  return {
    ...state,
    step: 'code',
    busyWith: undefined,
    error: undefined,
    details,
    sends,
    wrongCodes: 0,
    pause: { untilMs: nowMs + waitMs, mobile: details.mobile },
  };
}

function afterRefusal(state: LoginState, error: string): LoginState {
  const wrongCodes = state.wrongCodes + (error === messages.verifyErrors.invalidCode ? 1 : 0);
  return {
    ...state,
    busyWith: undefined,
    wrongCodes,
    error: wrongCodes < MAX_WRONG_CODES ? error : messages.verifyErrors.expired,
  };
}

/** From when on the number may be sent a code; 0 for at once. */
export const canSendAtMs = ({ pause }: LoginState, mobile: string | undefined): number =>
  pause && (pause.mobile === undefined || pause.mobile === mobile) ? pause.untilMs : 0;

/** Whether the last code was typed wrongly so often that only a new one helps. */
export const isCodeSpent = ({ wrongCodes }: LoginState): boolean => wrongCodes >= MAX_WRONG_CODES;
