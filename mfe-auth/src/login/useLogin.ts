import { duringThisVisit } from '@bazaar/shared/device';
import { consentHere } from '@bazaar/shared/data/consents';
import { rememberUnsaved, saveUser, userOf } from '@bazaar/shared/data/users';
import { orTimedOut } from '@bazaar/shared/firebase/deadline';
import { useQueryClient } from '@bazaar/shared/query';
import { useEffect, useReducer, useRef } from 'react';
import { SEND_DEADLINE_MS, VERIFY_DEADLINE_MS } from '../constants.ts';
import { login as texts } from '../texts.ts';
import {
  canSendCode,
  recordSend,
  removeExpiredRequest,
  removeRequest,
  requestFor,
  saveRequest,
} from './codeRequest.ts';
import type { ValidDetails } from './details.ts';
import { canSendAtMs, isCodeSpent, nextLoginState, type LoginState } from './loginState.ts';
import { sendError, verifyError } from './otpErrors.ts';
import { msUntil } from './useSecondsUntil.ts';

/** firebase/auth is loaded when somebody begins to sign in, not with the page. */
const loadAuth = () => import('@bazaar/shared/firebase/auth');
export const preloadAuth = (): void => void loadAuth().catch(() => {}); // sending reports the failure

/** The state of the sign-in, and what the visitor can do. */
export function useLogin(initial: LoginState) {
  const [state, dispatch] = useReducer(nextLoginState, initial);
  const isPending = useRef(false);
  const queryClient = useQueryClient();
  useEffect(removeExpiredRequest, []);

  /** One request at a time, also when a button is pressed twice before the next frame. */
  const exclusively = async (request: () => Promise<void>) => {
    if (isPending.current) return;
    isPending.current = true;
    await request();
    isPending.current = false;
  };

  const send = (details: ValidDetails) =>
    exclusively(async () => {
      const fail = (error: string) => dispatch({ type: 'sendFailed', error, nowMs: Date.now() });
      if (msUntil(canSendAtMs(state, details.mobile), Date.now()) > 0) return;
      dispatch({ type: 'sendStarted' });
      if (!canSendCode(Date.now())) return fail(texts.sendErrors.tooMany);
      try {
        const request = loadAuth().then((auth) => auth.sendCode(details.mobile));
        const { verificationId } = await orTimedOut(request, SEND_DEADLINE_MS);
        saveRequest(verificationId, details.mobile);
        recordSend(Date.now());
        dispatch({ type: 'sent', details, nowMs: Date.now() });
      } catch (error) {
        fail(sendError(error));
      }
    });

  const verify = (code: string) =>
    exclusively(async () => {
      const { details } = state;
      if (!details || isCodeSpent(state)) return;
      const request = requestFor(details.mobile);
      if (!request) return dispatch({ type: 'verifyFailed', error: texts.verifyErrors.noRequest });
      dispatch({ type: 'verifyStarted' });
      // Finishes the sign-in also when the result comes after the deadline.
      const confirmed = loadAuth()
        .then((auth) => auth.confirmCode(request.verificationId, code))
        .then(({ uid }) => void finish(uid, details));
      await orTimedOut(confirmed, VERIFY_DEADLINE_MS).catch((error: unknown) =>
        dispatch({ type: 'verifyFailed', error: verifyError(error) }),
      );
    });

  const finish = async (uid: string, { hasConsented, ...details }: ValidDetails) => {
    dispatch({ type: 'verified' });
    removeRequest();
    const remember = duringThisVisit(rememberUnsaved); // saving may end after a sign-out
    const user = { uid, ...details };
    const consent = hasConsented ? consentHere() : undefined;
    const outcome = await saveUser(user, consent).then(
      (isSaved) => (isSaved ? 'saved' : 'notAgreed'),
      () => 'failed',
    );
    if (outcome !== 'saved') remember(user, consent);
    void queryClient.invalidateQueries({ queryKey: userOf(uid).key });
    dispatch({ type: 'saved', isSaved: outcome !== 'failed' });
  };

  return { state, send, verify, changeNumber: () => dispatch({ type: 'changeNumber' }) };
}

export type Login = ReturnType<typeof useLogin>;
