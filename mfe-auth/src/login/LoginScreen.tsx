import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { messages } from '../messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './LoginScreen.module.css';
import { useLogin } from './useLogin.ts';

/** Sign-in by phone number with a one-time code (§2, Login screen). */
export function LoginScreen() {
  useDocumentTitle(messages.title);
  const { state, send, verify, changeNumber } = useLogin();
  return (
    <section className={styles.screen}>
      <h1>{messages.title}</h1>
      <p className={styles.subtitle}>{messages.subtitle}</p>
      {/* Hidden, not removed: 'Change number' finds the form as it was left. */}
      <div hidden={state.step !== 'details'}>
        <DetailsForm isBusy={state.step === 'details' && state.isBusy} error={state.step === 'details' ? state.error : undefined} onSend={send} />
      </div>
      {state.step === 'code' && (
        <CodeForm
          mobile={state.details.mobile}
          isBusy={state.isBusy}
          error={state.error}
          onVerify={verify}
          onResend={() => void send(state.details)}
          onChangeNumber={changeNumber}
        />
      )}
    </section>
  );
}
