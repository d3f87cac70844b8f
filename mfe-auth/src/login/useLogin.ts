import { duringThisVisit } from '@bazaar/shared/device';
import { rememberUnsaved, saveUser, userOf } from '@bazaar/shared/data/users';
import { withDeadline } from '@bazaar/shared/firebase/deadline';
import { useQueryClient } from '@bazaar/shared/query';
import { useEffect, useReducer, useRef } from 'react';
import { SEND_DEADLINE_MS, VERIFY_DEADLINE_MS } from '../constants.ts';
import { messages } from '../messages.ts';
import type { ValidDetails } from './details.ts';
import { forgetOldRequest, forgetRequest, keepRequest, requestFor } from './keptRequest.ts';
import { canSendAtMs, isCodeSpent, nextLoginState, type LoginState } from './loginState.ts';
import { sendError, verifyError } from './otpErrors.ts';
import { canAskForCode, rememberSend } from './sendLimit.ts';

/** firebase/auth comes when somebody begins to sign in, not with the page. */
const loadAuth = () => import('@bazaar/shared/firebase/auth');
export const preloadAuth = (): void => void loadAuth().catch(() => {}); // sending will say what went wrong

/** Sign-in as a screen sees it: its state, and what the visitor can do. */
export function useLogin(initial: LoginState) {
  const [state, dispatch] = useReducer(nextLoginState, initial);
  const isUnderWay = useRef(false);
  const queryClient = useQueryClient();
  useEffect(forgetOldRequest, []);

  /** One request at a time, also when two presses come before the next frame. */
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await work();
    isUnderWay.current = false;
  };

  const send = (details: ValidDetails) =>
    alone(async () => {
      if (Date.now() < canSendAtMs(state, details.mobile)) return;
      dispatch({ type: 'sendAsked' });
      try {
        if (!canAskForCode(Date.now()))
          return dispatch({ type: 'sendFailed', error: messages.sendErrors.tooMany, nowMs: Date.now() });
        const { verificationId } = await withDeadline(requestCode(details.mobile), SEND_DEADLINE_MS);
        keepRequest(verificationId, details.mobile);
        rememberSend(Date.now());
        dispatch({ type: 'sent', details, nowMs: Date.now() });
      } catch (error) {
        dispatch({ type: 'sendFailed', error: sendError(error), nowMs: Date.now() });
      }
    });

  const verify = (code: string) =>
    alone(async () => {
      const { details } = state;
      if (!details || isCodeSpent(state)) return;
      const request = requestFor(details.mobile);
      if (!request) return dispatch({ type: 'verifyFailed', error: messages.verifyErrors.noRequest });
      dispatch({ type: 'verifyAsked' });
      try {
        const confirmed = confirmCode(request.verificationId, code);
        void confirmed.then(
          ({ uid }) => finish(uid, details),
          () => {},
        ); // also when it comes after the deadline
        await withDeadline(confirmed, VERIFY_DEADLINE_MS);
      } catch (error) {
        dispatch({ type: 'verifyFailed', error: verifyError(error) });
      }
    });

  const finish = async (uid: string, details: ValidDetails) => {
    dispatch({ type: 'verified' });
    forgetRequest();
    const remember = duringThisVisit(rememberUnsaved); // the saving may end after a sign-out
    const user = { uid, ...details };
    const isSaved = await saveUser(user).then(
      () => true,
      () => false,
    );
    if (!isSaved) remember(user);
    void queryClient.invalidateQueries({ queryKey: userOf(uid).key });
    dispatch({ type: 'saved', isSaved });
  };

  return { state, send, verify, changeNumber: () => dispatch({ type: 'changeNumber' }) };
}

const requestCode = async (mobile: string) => (await loadAuth()).sendCode(mobile);
const confirmCode = async (verificationId: string, code: string) =>
  (await loadAuth()).confirmCode(verificationId, code);
