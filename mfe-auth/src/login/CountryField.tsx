import { DownIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../messages.ts';
import type { Country } from './countries.ts';
import { CountryList } from './CountryList.tsx';
import styles from './CountryField.module.css';
import field from './Field.module.css';
import { Flag } from './Flag.tsx';
import { searchCountries } from './searchCountries.ts';

interface CountryFieldProps {
  countries: readonly Country[];
  value: Country;
  onChange(country: Country): void;
  onBlur(): void;
}

/** The country of the number: a list that is searched by name, calling code or ISO code (ARIA combobox). */
export function CountryField({ countries, value, onChange, onBlur }: CountryFieldProps) {
  const [typed, setTyped] = useState<string>(); // undefined: the list is closed
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = typed !== undefined;
  const found = searchCountries(countries, typed ?? '');
  const short = `${value.cca2} ${value.code}`;

  // Closed, the whole text is selected: the next key begins a new search.
  useEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [isOpen]);

  const search = (text: string) => {
    setTyped(text);
    setActive(
      text
        ? 0
        : Math.max(
            0,
            countries.findIndex(({ cca2 }) => cca2 === value.cca2),
          ),
    );
  };
  const choose = (country: Country | undefined) => {
    if (country) onChange(country);
    setTyped(undefined);
  };
  const move = (step: number) =>
    isOpen ? setActive((active + step + found.length) % Math.max(1, found.length)) : search('');
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && { Enter: () => choose(found[active]), Escape: () => choose(undefined) }),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={`${field.field} ${styles.country}`}>
      <label htmlFor={id}>{messages.country}</label>
      <div className={styles.box} data-open={isOpen}>
        {!isOpen && <Flag key={value.cca2} cca2={value.cca2} />}
        <input
          ref={input}
          id={id}
          name="country"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].cca2}` : undefined}
          aria-describedby={`${id}-name`}
          autoComplete="off"
          value={typed ?? short}
          placeholder={short}
          onChange={(event) => search(event.target.value)}
          onClick={() => isOpen || search('')}
          onFocus={(event) => event.target.select()}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
        />
        <span className={styles.arrow}>
          <DownIcon size={14} />
        </span>
      </div>
      <span id={`${id}-name`} hidden>
        {value.name}
      </span>
      <CountryList
        id={id}
        countries={isOpen ? found : undefined}
        active={active}
        chosen={value.cca2}
        onChoose={choose}
      />
    </div>
  );
}
