import { paths } from '@bazaar/shared/contracts/paths';
import { saveUser } from '@bazaar/shared/data/users';
import type { ConfirmationResult } from '@bazaar/shared/firebase/auth';
import { useLocation, useNavigate } from '@bazaar/shared/router';
import { useReducer, useRef } from 'react';
import { SEND_DEADLINE_MS, VERIFY_DEADLINE_MS } from '../constants.ts';
import { messages } from '../messages.ts';
import type { ValidDetails } from './details.ts';
import { nextLoginState, START } from './loginState.ts';
import { sendError, verifyError } from './otpErrors.ts';

/** firebase/auth comes when somebody begins to sign in, not with the page. */
const loadAuth = () => import('@bazaar/shared/firebase/auth');
export const preloadAuth = (): void => void loadAuth().catch(() => {}); // sending will say what went wrong

/** Sign-in as a screen sees it: its state, and what the visitor can do. */
export function useLogin() {
  const [state, dispatch] = useReducer(nextLoginState, START);
  const request = useRef<ConfirmationResult>(undefined);
  const navigate = useNavigate();
  const next = usePageThatAsked();

  const send = async (details: ValidDetails) => {
    if (state.step === 'verified' || state.isBusy) return;
    dispatch({ type: 'sendAsked' });
    try {
      const { sendCode } = await loadAuth();
      request.current = await within(sendCode(details.mobile), SEND_DEADLINE_MS);
      dispatch({ type: 'sent', details });
    } catch (error) {
      dispatch({ type: 'failed', error: error instanceof LateError ? messages.sendErrors.other : sendError(error) });
    }
  };

  const verify = async (code: string) => {
    if (state.step !== 'code' || state.isBusy) return;
    if (!request.current) return dispatch({ type: 'failed', error: messages.verifyErrors.noRequest });
    dispatch({ type: 'verifyAsked' });
    try {
      const { user } = await within(request.current.confirm(code), VERIFY_DEADLINE_MS);
      const isSaved = await save(user.uid, state.details);
      dispatch({ type: 'verified' });
      // §4: to the dashboard also when saving failed; the text goes along.
      await navigate(isSaved ? next : paths.dashboard, { replace: true, state: isSaved ? null : { notice: messages.saveFailed } });
    } catch (error) {
      dispatch({ type: 'failed', error: verifyError(error) });
    }
  };

  return { state, send, verify, changeNumber: () => dispatch({ type: 'changeNumber' }) };
}

async function save(uid: string, details: ValidDetails): Promise<boolean> {
  try {
    await saveUser({ uid, ...details });
    return true;
  } catch {
    return false;
  }
}

class LateError extends Error {}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LateError()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** docs/decisions/010: to the page that asked for the sign-in, else the dashboard. Only a path of this site counts. */
function usePageThatAsked(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}
