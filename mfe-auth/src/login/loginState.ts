import type { ValidDetails } from './details.ts';

/** §4, Login: the form, then the code, then verified. `error` is a text of §8. */
export type LoginState =
  | { step: 'details'; isBusy: boolean; error?: string }
  | { step: 'code'; details: ValidDetails; isBusy: boolean; error?: string }
  | { step: 'verified' };

export type LoginEvent =
  | { type: 'sendAsked' }
  | { type: 'sent'; details: ValidDetails }
  | { type: 'verifyAsked' }
  | { type: 'verified' }
  | { type: 'failed'; error: string }
  | { type: 'changeNumber' };

export const START: LoginState = { step: 'details', isBusy: false };

/** The next state; events that do not belong to the step change nothing. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'sendAsked':
      return state.step === 'verified' ? state : { ...state, isBusy: true, error: undefined };
    case 'sent':
      return state.step === 'verified' ? state : { step: 'code', details: event.details, isBusy: false };
    case 'verifyAsked':
      return state.step === 'code' ? { ...state, isBusy: true, error: undefined } : state;
    case 'verified':
      return state.step === 'code' ? { step: 'verified' } : state;
    case 'failed':
      return state.step === 'verified' ? state : { ...state, isBusy: false, error: event.error };
    case 'changeNumber':
      return START;
  }
}
