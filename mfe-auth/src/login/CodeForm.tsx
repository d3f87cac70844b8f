import { useIsSlow } from '@bazaar/shared/query';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { OTP_LENGTH } from '../constants.ts';
import { messages } from '../messages.ts';
import field from './Field.module.css';
import styles from './LoginScreen.module.css';
import { westernDigits } from './phone.ts';
import { Resend } from './Resend.tsx';
import { useSmsCode } from './useSmsCode.ts';

interface CodeFormProps {
  /** The number, masked. */
  mobile: string;
  busyWith: 'sending' | 'verifying' | undefined;
  error: string | undefined;
  /** Typed wrongly too often: only a new code helps. */
  isSpent: boolean;
  canResendAtMs: number;
  onVerify(code: string): Promise<void>;
  onResend(): void;
  onChangeNumber(): void;
}

/** The one-time code: one input, so that paste and autofill work (§5). */
export function CodeForm({
  mobile,
  busyWith,
  error,
  isSpent,
  canResendAtMs,
  onVerify,
  onResend,
  onChangeNumber,
}: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = busyWith !== undefined;
  const isSlow = useIsSlow(isBusy);
  const text = isIncomplete ? messages.invalid.otp : error;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (error) input.current?.select(); // what was wrong is typed over
  }, [error]);

  const submit = (entered: string) => {
    setIsIncomplete(entered.length !== OTP_LENGTH);
    if (entered.length === OTP_LENGTH && !isBusy && !isSpent) void onVerify(entered);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };
  const enter = (typed: string) => {
    const digits = westernDigits(typed).replace(/\D/g, '').slice(0, OTP_LENGTH);
    setCode(digits);
    if (digits.length === OTP_LENGTH) setIsIncomplete(false);
    return digits;
  };
  // The sixth digit verifies by itself, typed or pasted: there is nothing left to check.
  const handleChange = (typed: string) => {
    const digits = enter(typed);
    if (digits.length === OTP_LENGTH && digits !== code) submit(digits);
  };
  useSmsCode((sms) => submit(enter(sms)));

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h2>{messages.codeTitle}</h2>
      <p id={`${id}-sent`}>{messages.sentTo(mobile)}</p>
      <div className={`${field.field} ${styles.code}`}>
        <label htmlFor={id}>{messages.otp}</label>
        <input
          ref={input}
          id={id}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={text !== undefined}
          aria-describedby={`${id}-sent ${id}-error`}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={() => setIsIncomplete(code !== '' && code.length !== OTP_LENGTH)}
        />
        <p id={`${id}-error`} className={styles.codeError} role="alert">
          {text}
        </p>
      </div>
      <Button type="submit" aria-disabled={isBusy || isSpent}>
        {busyWith === 'verifying' ? messages.verifying : messages.verify}
      </Button>
      <div className={styles.ways}>
        <Resend canResendAtMs={canResendAtMs} isBusy={isBusy} isSending={busyWith === 'sending'} onResend={onResend} />
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => isBusy || onChangeNumber()}>
          {messages.change}
        </Button>
      </div>
      {isSlow && <p role="status">{messages.stillWaiting}</p>}
    </form>
  );
}
