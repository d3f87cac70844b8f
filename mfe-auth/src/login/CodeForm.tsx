import { cutText } from '@bazaar/shared/contracts/cutText';
import { westernDigits } from '@bazaar/shared/format/westernDigits';
import { useIsSlow } from '@bazaar/shared/query';
import { announce } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { ANNOUNCED_SECONDS, OTP_LENGTH } from '../constants.ts';
import { login as texts } from '../texts.ts';
import type { ValidDetails } from './details.ts';
import field from './Field.module.css';
import styles from './LoginScreen.module.css';
import { canSendAtMs, isCodeSpent } from './loginState.ts';
import { masked } from './phone.ts';
import type { Login } from './useLogin.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface CodeFormProps {
  login: Login;
  details: ValidDetails;
  callingCode: string;
}

/** The one-time code: one input, so that paste and autofill work (§5). */
export function CodeForm({ login: { state, send, verify, changeNumber }, details, callingCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = state.busyWith !== undefined;
  const isSlow = useIsSlow(isBusy);
  const isSpent = isCodeSpent(state);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (state.error) input.current?.select(); // the next digits replace the wrong ones
  }, [state.error]);

  const submit = (digits: string) => {
    setIsIncomplete(digits.length !== OTP_LENGTH);
    if (digits.length === OTP_LENGTH && !isBusy && !isSpent) void verify(digits);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };
  // The sixth digit submits, typed or pasted: there is nothing left to check.
  const handleChange = (typed: string) => {
    const digits = cutText(westernDigits(typed).replace(/\D/g, ''), OTP_LENGTH);
    setCode(digits);
    if (digits.length === OTP_LENGTH && digits !== code) submit(digits);
  };
  useSmsCode(handleChange);

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h2>{texts.codeTitle}</h2>
      <p id={`${id}-sent`}>{texts.sentTo(masked(details.mobile, callingCode))}</p>
      <div className={`${field.field} ${styles.code}`}>
        <label htmlFor={id}>{texts.otp}</label>
        <input
          ref={input}
          id={id}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={isIncomplete || state.error !== undefined}
          aria-describedby={`${id}-sent ${id}-error`}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={() => setIsIncomplete(code !== '' && code.length !== OTP_LENGTH)}
        />
        <p id={`${id}-error`} className={styles.codeError} role="alert">
          {isIncomplete ? texts.invalid.otp : state.error}
        </p>
      </div>
      <Button type="submit" aria-disabled={isBusy || isSpent}>
        {state.busyWith === 'verifying' ? texts.verifying : texts.verify}
      </Button>
      <div className={styles.ways}>
        <ResendButton
          canSendAtMs={canSendAtMs(state, details.mobile)}
          busyWith={state.busyWith}
          onResend={() => void send(details)}
        />
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => isBusy || changeNumber()}>
          {texts.change}
        </Button>
      </div>
      {isSlow && <p role="status">{texts.stillWaiting}</p>}
    </form>
  );
}

interface ResendButtonProps {
  canSendAtMs: number;
  busyWith: Login['state']['busyWith'];
  onResend(): void;
}

/** Sends another code, after a countdown of which a screen reader announces three seconds only. */
function ResendButton({ canSendAtMs, busyWith, onResend }: ResendButtonProps) {
  const waitS = useSecondsUntil(canSendAtMs);
  useEffect(() => {
    if (ANNOUNCED_SECONDS.includes(waitS)) announce(texts.resendAnnouncement(waitS), 'polite');
  }, [waitS]);
  const isDisabled = busyWith !== undefined || waitS > 0;
  return (
    <Button kind="line" aria-disabled={isDisabled} onClick={() => isDisabled || onResend()}>
      {busyWith === 'sending' ? texts.sending : waitS > 0 ? texts.resendIn(waitS) : texts.resend}
    </Button>
  );
}

/** WebOTP, which the types of the DOM do not know yet. */
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Calls back with the code of the SMS where the browser may read it, until the component unmounts. */
function useSmsCode(onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const controller = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') handleCode(credential.code);
      },
      () => {}, // refused, aborted or not that kind of SMS: the code is typed
    );
    return () => controller.abort();
  }, []);
}
