import { OCCUPATIONS } from '@bazaar/shared/data/users';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { DEFAULT_COUNTRY } from '../constants.ts';
import { messages } from '../messages.ts';
import { FALLBACK_COUNTRIES, fetchCountries } from './countries.ts';
import { checkDetails, type DetailErrors, type Details, type ValidDetails } from './details.ts';
import { Field } from './Field.tsx';
import styles from './LoginScreen.module.css';
import { preloadAuth } from './useLogin.ts';

interface DetailsFormProps {
  isBusy: boolean;
  error: string | undefined;
  onSend(details: ValidDetails): Promise<void>;
}

/** Who signs in: name, country, number, occupation (§2, §5). */
export function DetailsForm({ isBusy, error, onSend }: DetailsFormProps) {
  const [countries, setCountries] = useState(FALLBACK_COUNTRIES);
  const [cca2, setCca2] = useState(DEFAULT_COUNTRY);
  const [details, setDetails] = useState<Details>({ username: '', phone: '', occupation: '' });
  const [touched, setTouched] = useState<Partial<Record<keyof Details, boolean>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    let isShown = true;
    void fetchCountries().then((list) => isShown && setCountries(list));
    return () => {
      isShown = false;
    };
  }, []);

  const country = countries.find((each) => each.cca2 === cca2) ?? FALLBACK_COUNTRIES[0]!;
  const checked = checkDetails(details, country);
  const errors: DetailErrors = 'errors' in checked ? checked.errors : {};
  const shown = (name: keyof Details) => (touched[name] ? errors[name] : undefined);
  const isEmpty = Object.values(details).some((value) => value.trim() === '');
  const field = (name: keyof Details) => ({
    value: details[name],
    error: shown(name),
    onChange: (value: string) => setDetails({ ...details, [name]: value }),
    onBlur: () => details[name] && setTouched({ ...touched, [name]: true }),
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if ('valid' in checked) return void onSend(checked.valid);
    setTouched({ username: true, phone: true, occupation: true });
    const first = (['username', 'phone', 'occupation'] as const).find((name) => errors[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not an interaction: the first focus fetches what sending needs
    <form ref={form} className={styles.form} onSubmit={handleSubmit} onFocus={preloadAuth} noValidate>
      <Field label={messages.username} name="username" autoComplete="name" {...field('username')} />
      <label className={styles.field}>
        {messages.country}
        <select name="country" value={country.cca2} onChange={(event) => setCca2(event.target.value)} autoComplete="country">
          {countries.map(({ cca2: id, name, code }) => (
            <option key={id} value={id}>{`${name} (${code})`}</option>
          ))}
        </select>
      </label>
      <Field label={messages.phone} name="phone" type="tel" inputMode="numeric" autoComplete="tel-national" {...field('phone')} />
      <Field label={messages.occupation} name="occupation" {...field('occupation')}>
        <option value="">{messages.chooseOccupation}</option>
        {OCCUPATIONS.map((occupation) => (
          <option key={occupation} value={occupation}>
            {messages.occupations[occupation]}
          </option>
        ))}
      </Field>
      <p className={styles.hint}>{messages.privacy}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy || isEmpty}>
        {isBusy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
