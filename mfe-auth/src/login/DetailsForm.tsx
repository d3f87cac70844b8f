import { paths } from '@bazaar/shared/contracts/paths';
import { OCCUPATIONS } from '@bazaar/shared/data/users';
import { useIsSlow } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { messages } from '../messages.ts';
import { CountryField } from './CountryField.tsx';
import {
  CHECKED_FIELDS,
  checkDetails,
  hasEmptyField,
  type CheckedField,
  type Details,
  type ValidDetails,
} from './details.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import styles from './LoginScreen.module.css';
import { useCountries } from './useCountries.ts';
import { preloadAuth } from './useLogin.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface DetailsFormProps {
  isShown: boolean;
  details: Details;
  isBusy: boolean;
  error: string | undefined;
  canSendAtMs(mobile: string | undefined): number;
  onChange(details: Details): void;
  onLeaveField(): void;
  onSend(details: ValidDetails): Promise<void>;
}

/** Who signs in: name, country, number, occupation (§2, §5). */
export function DetailsForm({
  isShown,
  details,
  isBusy,
  error,
  canSendAtMs,
  onChange,
  onLeaveField,
  onSend,
}: DetailsFormProps) {
  const [left, setLeft] = useState<readonly CheckedField[]>([]);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const countries = useCountries();
  const { errors, valid } = checkDetails(details);
  const shown = CHECKED_FIELDS.flatMap((name) =>
    left.includes(name) && errors[name] ? [[name, errors[name]] as const] : [],
  );
  const waitS = useSecondsUntil(canSendAtMs(valid?.mobile));
  const isSlow = useIsSlow(isBusy);
  const isIncomplete = hasEmptyField(details);

  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) focusField(form.current, 'phone'); // back from the code: to change the number
    wasShown.current = isShown;
  }, [isShown]);

  const isNumberRefused = error === messages.sendErrors.invalidNumber;
  useEffect(() => {
    if (isNumberRefused) focusField(form.current, 'phone');
  }, [isNumberRefused]);

  const field = (name: CheckedField) => ({
    name,
    value: details[name],
    error: left.includes(name) ? errors[name] : undefined,
    onChange: (value: string) => onChange({ ...details, [name]: value }),
    onBlur: () => {
      setLeft([...left, name]);
      onLeaveField();
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || waitS > 0) return;
    if (valid) return void onSend(valid);
    setLeft(CHECKED_FIELDS);
    setAttempts(attempts + 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: the first focus fetches what sending needs
    <form ref={form} hidden={!isShown} className={styles.form} onSubmit={handleSubmit} onFocus={preloadAuth} noValidate>
      <p className={styles.hint}>
        {messages.notice} <Link to={paths.privacy}>{messages.privacy}</Link>
      </p>
      {attempts > 0 && shown.length > 0 && (
        <ErrorSummary key={attempts} errors={shown} onChoose={(name) => focusField(form.current, name)} />
      )}
      <Field label={messages.username} autoComplete="name" {...field('username')} />
      <div className={styles.number}>
        <CountryField
          countries={countries}
          value={details.country}
          onChange={(country) => onChange({ ...details, country })}
          onBlur={onLeaveField}
        />
        <Field
          label={messages.phone}
          hint={messages.phoneHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field('phone')}
        />
      </div>
      <Field label={messages.occupation} {...field('occupation')}>
        <option value="">{messages.chooseOccupation}</option>
        {OCCUPATIONS.map((occupation) => (
          <option key={occupation} value={occupation}>
            {messages.occupations[occupation]}
          </option>
        ))}
      </Field>
      <Button
        type="submit"
        aria-disabled={isBusy || isIncomplete || waitS > 0}
        aria-describedby={isIncomplete ? reasonId : undefined}
        onMouseDown={keepFocus}
      >
        {isBusy ? messages.sending : waitS > 0 ? messages.sendIn(waitS) : messages.send}
      </Button>
      {/* Below the button, which an answer of the service then does not move. */}
      <div className={styles.outcome}>
        {isIncomplete && (
          <p id={reasonId} className={styles.hint}>
            {messages.fillIn}
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {isSlow && <p role="status">{messages.stillWaiting}</p>}
      </div>
    </form>
  );
}

const focusField = (form: HTMLFormElement | null, name: CheckedField) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** The field keeps the focus until the click: an error that appears as it leaves would move the button away from under the pointer. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
