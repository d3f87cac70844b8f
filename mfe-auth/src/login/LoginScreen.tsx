import { reasonFrom } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import { userOf } from '@bazaar/shared/data/users';
import { useCurrentVisit } from '@bazaar/shared/device';
import { useDocument } from '@bazaar/shared/query';
import { Navigate, useLocation } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { login as texts } from '../texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './LoginScreen.module.css';
import { FALLBACK_COUNTRIES } from './countries.ts';
import { EMPTY_DETAILS, type Details } from './details.ts';
import { draftFrom, restoredState, useDraft, type Draft } from './draft.ts';
import { useLogin } from './useLogin.ts';

/** Sign-in by phone number with a one-time code (§2, Login screen). */
export function LoginScreen() {
  useDocumentTitle(texts.title);
  const visit = useCurrentVisit();
  return (
    <section className={styles.screen}>
      <h1>{texts.title}</h1>
      <p className={styles.subtitle}>{texts.subtitle}</p>
      <Reason />
      {/* A form that was filled in before a sign-out in another tab must not be shown to the next visitor. */}
      <LoginOfVisit key={visit} visit={visit} />
    </section>
  );
}

/** Says why a press on another page has led here, and what it goes on with after the sign-in. */
function Reason() {
  const reason = reasonFrom(useLocation().state);
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      {reason.act === 'save' ? <DataText>{texts.reasons.save(reason)}</DataText> : texts.reasons[reason.act]}
    </p>
  );
}

function LoginOfVisit({ visit }: { visit: number }) {
  const { draft, next, reason, isReauthentication, saveDraft } = useDraft(visit);
  const details = useInitialDetails(draft?.details);
  const isSignedIn = useSession().status === 'signedIn' && !isReauthentication;
  const onward = <Navigate to={next} replace state={reason ? { signedInFor: reason } : null} />;
  if (!details) return isSignedIn ? onward : null;
  return (
    <LoginSteps draft={draft ?? { details, visit }} onward={onward} isSignedIn={isSignedIn} onSaveDraft={saveDraft} />
  );
}

interface LoginStepsProps {
  draft: Draft;
  /** Leads to the page after the sign-in. */
  onward: ReactElement;
  isSignedIn: boolean;
  onSaveDraft(draft: Draft | undefined): void;
}

/** The steps of §4: form, code, verified. */
function LoginSteps({ draft, onward, isSignedIn, onSaveDraft }: LoginStepsProps) {
  const [details, setDetails] = useState(draft.details);
  const login = useLogin(restoredState(draft));
  const { state } = login;
  const { step, sends, pause, wrongCodes } = state;

  const save = () => onSaveDraft(draftFrom(details, state, draft.visit));
  const saveStep = useEffectEvent(save);
  useEffect(() => {
    if (sends > 0 && step !== 'done') saveStep(); // once done, the page has navigated away
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- saved when the step or its limits change; the details are saved on blur
  }, [step, sends, pause, wrongCodes]);

  if (isSignedIn && !state.hasSubmittedCode) return onward;
  if (step === 'done' && state.isSaved) return onward;
  if (step === 'done') return <Navigate to={paths.dashboard} replace state={{ notice: texts.saveFailed }} />;
  if (step === 'verified') return <p role="status">{texts.signedIn}</p>;
  const sentTo = step === 'code' ? state.details : undefined;
  return (
    <>
      {/* Hidden, not unmounted: 'Change number' finds the form as it was. */}
      <DetailsForm isShown={!sentTo} details={details} login={login} onChange={setDetails} onBlur={save} />
      {sentTo && <CodeForm key={sends} login={login} details={sentTo} callingCode={details.country.code} />}
    </>
  );
}

/**
 * The form's first values: a draft, else what is known of a signed-in user who must sign in again (nobody should type
 * twice what the site knows, WCAG 3.3.7). Undefined while that loads; from then on they do not change.
 */
function useInitialDetails(draft: Details | undefined): Details | undefined {
  const [details, setDetails] = useState(draft);
  const session = useSession();
  const uid = !details && session.status === 'signedIn' ? session.user.uid : undefined;
  const user = useDocument(uid === undefined ? undefined : userOf(uid));
  if (details) return details;
  if (session.status === 'anonymous') setDetails(EMPTY_DETAILS);
  if (session.status === 'signedIn' && user.status !== 'loading') {
    const { firstName = '', occupation = '' } = user.value ?? {};
    const { mobile } = session.user;
    const country = FALLBACK_COUNTRIES.find(({ code }) => mobile.startsWith(code));
    // The number of any other country must be typed again.
    const phone = country ? mobile.slice(country.code.length) : '';
    const consent = 'notAsked'; // who deletes an account need not agree to one
    setDetails({ username: firstName, occupation, country: country ?? EMPTY_DETAILS.country, phone, consent });
  }
  return undefined;
}
