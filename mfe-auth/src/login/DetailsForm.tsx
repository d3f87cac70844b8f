import * as paths from '@bazaar/shared/contracts/paths';
import { retentionIn } from '@bazaar/shared/contracts/retention';
import { OCCUPATIONS } from '@bazaar/shared/data/users';
import { useIsSlow } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { login as texts } from '../texts.ts';
import { ConsentField } from './ConsentField.tsx';
import { CountryField } from './CountryField.tsx';
import { useCountries } from './countries.ts';
import { CHECKED_FIELDS, checkDetails, hasEmptyField, type CheckedField, type Details } from './details.ts';
import { ErrorSummary, Field } from './Field.tsx';
import styles from './LoginScreen.module.css';
import { canSendAtMs } from './loginState.ts';
import { preloadAuth, type Login } from './useLogin.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface DetailsFormProps {
  isShown: boolean;
  details: Details;
  login: Login;
  onChange(details: Details): void;
  onBlur(): void;
}

/** The visitor's name, country, number and occupation (§2, §5), and the consent to keep them. */
export function DetailsForm({ isShown, details, login: { state, send }, onChange, onBlur }: DetailsFormProps) {
  const [touched, setTouched] = useState<readonly CheckedField[]>([]);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const consentHintId = useId();
  const isConsentAsked = details.consent !== 'notAsked';
  const countries = useCountries();
  const { errors, valid } = checkDetails(details);
  const errorOf = (name: CheckedField) => (touched.includes(name) ? errors[name] : undefined);
  const shownErrors = CHECKED_FIELDS.map((name) => [name, errorOf(name) ?? ''] as const).filter(([, text]) => text);
  const error = isShown ? state.error : undefined;
  const isBusy = state.busyWith === 'sending';
  const waitS = useSecondsUntil(canSendAtMs(state, valid?.mobile));
  const isSlow = useIsSlow(isBusy);
  const isIncomplete = hasEmptyField(details);

  const isChangingNumber = isShown && state.details !== undefined;
  const isNumberRefused = error === texts.sendErrors.invalidNumber;
  useEffect(() => {
    if (isChangingNumber) focusField(form.current, 'phone');
  }, [isChangingNumber]);
  useEffect(() => {
    if (isNumberRefused) focusField(form.current, 'phone');
  }, [isNumberRefused]);

  const field = (name: CheckedField) => ({
    name,
    value: details[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ ...details, [name]: value }),
    onBlur: () => {
      setTouched([...touched, name]);
      onBlur();
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || waitS > 0) return;
    if (valid) return void send(valid);
    setTouched(CHECKED_FIELDS);
    setAttempts(attempts + 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: the first focus fetches what sending needs
    <form ref={form} hidden={!isShown} className={styles.form} onSubmit={handleSubmit} onFocus={preloadAuth} noValidate>
      <p className={styles.hint}>
        <span className={styles.notice}>{texts.notice[retentionIn()]}</span>{' '}
        <Link to={paths.privacy}>{texts.privacy}</Link>
      </p>
      {attempts > 0 && shownErrors.length > 0 && (
        <ErrorSummary key={attempts} errors={shownErrors} onChoose={(name) => focusField(form.current, name)} />
      )}
      <Field label={texts.username} autoComplete="name" {...field('username')} />
      <div className={styles.number}>
        <CountryField
          countries={countries}
          value={details.country}
          onChange={(country) => onChange({ ...details, country })}
          onBlur={onBlur}
        />
        <Field
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field('phone')}
        />
      </div>
      <Field label={texts.occupation} {...field('occupation')}>
        <option value="">{texts.chooseOccupation}</option>
        {OCCUPATIONS.map((occupation) => (
          <option key={occupation} value={occupation}>
            {texts.occupations[occupation]}
          </option>
        ))}
      </Field>
      {isConsentAsked && (
        <ConsentField
          isGiven={details.consent === 'given'}
          hintId={consentHintId}
          onChange={(isGiven) => onChange({ ...details, consent: isGiven ? 'given' : 'notGiven' })}
          onBlur={onBlur}
        />
      )}
      <Button
        type="submit"
        aria-disabled={isBusy || isIncomplete || waitS > 0}
        aria-describedby={isIncomplete ? reasonId : undefined}
        onMouseDown={preventBlur}
      >
        {isBusy ? texts.sending : waitS > 0 ? texts.sendIn(waitS) : texts.send}
      </Button>
      {/* Below the button, so that a result of the service does not move it. */}
      <div className={styles.outcome}>
        {isIncomplete && (
          <p id={reasonId} className={styles.hint}>
            {texts.fillIn}
          </p>
        )}
        {isConsentAsked && (
          <p id={consentHintId} className={styles.hint}>
            {texts.withoutConsent}
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {isSlow && <p role="status">{texts.stillWaiting}</p>}
      </div>
    </form>
  );
}

const focusField = (form: HTMLFormElement | null, name: CheckedField) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/** Until the click: an error that appears on blur would move the button away from under the pointer. */
const preventBlur = (event: { preventDefault(): void }) => event.preventDefault();
