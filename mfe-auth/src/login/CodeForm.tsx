import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useState, type FormEvent } from 'react';
import { OTP_LENGTH, RESEND_AFTER_S } from '../constants.ts';
import { messages } from '../messages.ts';
import styles from './LoginScreen.module.css';
import { masked } from './phone.ts';

interface CodeFormProps {
  /** E.164. */
  mobile: string;
  isBusy: boolean;
  error: string | undefined;
  onVerify(code: string): Promise<void>;
  onResend(): void;
  onChangeNumber(): void;
}

/** The one-time code: one input, so that paste and autofill work (§5). */
export function CodeForm({ mobile, isBusy, error, onVerify, onResend, onChangeNumber }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsInvalid(code.length !== OTP_LENGTH);
    if (code.length === OTP_LENGTH) void onVerify(code);
  };
  const text = isInvalid ? messages.invalid.otp : error;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p role="status">{messages.sentTo(masked(mobile, mobile.slice(0, 3)))}</p>
      <label className={styles.field}>
        {messages.otp}
        <input
          className={styles.code}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={text !== undefined}
          aria-describedby={text && 'otp-error'}
          ref={focusOnce}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, OTP_LENGTH))}
        />
      </label>
      {text && (
        <p id="otp-error" className={styles.error} role="alert">
          {text}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? messages.verifying : messages.verify}
      </Button>
      <div className={styles.ways}>
        <Resend onResend={onResend} />
        <Button kind="quiet" onClick={onChangeNumber}>
          {messages.change}
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

function Resend({ onResend }: { onResend(): void }) {
  const [waitS, setWaitS] = useState(RESEND_AFTER_S);
  useEffect(() => {
    if (waitS === 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waitS]);
  const handleClick = () => {
    setWaitS(RESEND_AFTER_S);
    onResend();
  };
  return (
    <Button kind="line" disabled={waitS > 0} onClick={handleClick}>
      {waitS > 0 ? messages.resendIn(waitS) : messages.resend}
    </Button>
  );
}
