import { paths } from '@bazaar/shared/contracts/paths';
import { Navigate } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { draftFrom, stateOf, type Draft } from './draft.ts';
import { canSendAtMs, isCodeSpent } from './loginState.ts';
import { masked } from './phone.ts';
import { useLogin } from './useLogin.ts';

interface LoginProps {
  /** Where an earlier life of the page was. */
  draft: Draft;
  /** Where to go in the end. */
  next: string;
  /** There is nothing to do here, unless this page is what signed in. */
  isSignedIn: boolean;
  onKeep(draft: Draft | undefined): void;
}

/** The steps of §4: form, code, verified. */
export function Login({ draft, next, isSignedIn, onKeep }: LoginProps) {
  const [details, setDetails] = useState(draft.details);
  const { state, send, verify, changeNumber } = useLogin(stateOf(draft));
  const { step, sends, pause, wrongCodes } = state;

  const keep = () => onKeep(draftFrom(details, state, draft.visit));
  useEffect(() => {
    if (sends > 0 && step !== 'done') keep(); // done, the page is left
    // oxlint-disable-next-line react/exhaustive-deps -- details are kept when a field is left, not at every key
  }, [step, sends, pause, wrongCodes]);

  if (isSignedIn && !state.hasTried) return <Navigate to={next} replace />;
  if (step === 'done')
    return (
      <Navigate
        to={state.isSaved ? next : paths.dashboard}
        replace
        state={state.isSaved ? null : { notice: messages.saveFailed }}
      />
    );
  if (step === 'verified') return <p role="status">{messages.signedIn}</p>;
  const isCodeAwaited = step === 'code' && state.details !== undefined;
  return (
    <>
      {/* Hidden, not removed: 'Change number' finds the form as it was left. */}
      <DetailsForm
        isShown={!isCodeAwaited}
        details={details}
        isBusy={state.busyWith === 'sending'}
        error={isCodeAwaited ? undefined : state.error}
        canSendAtMs={(mobile) => canSendAtMs(state, mobile)}
        onChange={setDetails}
        onLeaveField={keep}
        onSend={send}
      />
      {isCodeAwaited && state.details && (
        <CodeForm
          key={sends}
          mobile={masked(state.details.mobile, details.country.code)}
          busyWith={state.busyWith}
          error={state.error}
          isSpent={isCodeSpent(state)}
          canResendAtMs={canSendAtMs(state, state.details.mobile)}
          onVerify={verify}
          onResend={() => void (state.details && send(state.details))}
          onChangeNumber={changeNumber}
        />
      )}
    </>
  );
}
