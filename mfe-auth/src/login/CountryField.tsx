import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { DataText } from '@bazaar/shared/ui/DataText';
import { DownIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { login as texts } from '../texts.ts';
import { countryName, searchCountries, type Country } from './countries.ts';
import styles from './CountryField.module.css';
import field from './Field.module.css';

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
  const found = isOpen ? searchCountries(countries, typed) : [];
  const isEmpty = isOpen && found.length === 0;
  const optionId = ({ cca2 }: Country) => `${id}-${cca2}`;
  const activeId = found[active] && optionId(found[active]);
  const short = `${value.cca2} ${value.code}`;

  // Closed, the whole text is selected: the next key begins a new search.
  useEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [isOpen]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const search = (text: string) => {
    const selected = countries.findIndex(({ cca2 }) => cca2 === value.cca2);
    setTyped(text);
    setActive(text ? 0 : Math.max(0, selected));
  };
  const close = () => setTyped(undefined);
  const choose = (country: Country | undefined) => {
    if (country) onChange(country);
    close();
  };
  const move = (step: number) =>
    isOpen ? setActive((active + step + found.length) % Math.max(1, found.length)) : search('');
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: isOpen ? () => choose(found[active]) : undefined,
    Escape: isOpen ? close : undefined,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const handleKey = keys[event.key];
    if (!handleKey) return;
    event.preventDefault();
    handleKey();
  };

  return (
    <div className={`${field.field} ${styles.country}`}>
      <label htmlFor={id}>{texts.country}</label>
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
          aria-activedescendant={activeId}
          aria-describedby={`${id}-name`}
          autoComplete="off"
          value={typed ?? short}
          placeholder={short}
          onChange={(event) => search(event.target.value)}
          onClick={() => isOpen || search('')}
          onFocus={(event) => event.target.select()}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            close();
            onBlur();
          }}
        />
        <span className={styles.arrow}>
          <DownIcon size={14} />
        </span>
      </div>
      <span id={`${id}-name`} hidden>
        {countryName(value)}
      </span>
      {/* The focus stays in the field: a press in the list must not take it, which would close the list before the click. */}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={texts.countries}
        className={styles.list}
        hidden={!isOpen || isEmpty}
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((country, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={country.cca2}
            id={optionId(country)}
            role="option"
            tabIndex={-1}
            aria-selected={country.cca2 === value.cca2}
            data-active={index === active}
            onClick={() => choose(country)}
          >
            <DataText>{countryName(country)}</DataText>
            <span>{country.code}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status" hidden={!isEmpty}>
        {isEmpty && texts.noCountry}
      </p>
    </div>
  );
}

/** Decoration: hidden where it cannot be loaded. Its URL is made of the ISO code, never of what a service sent. */
function Flag({ cca2 }: { cca2: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={styles.flag}
      src={`${siteConfig().flags}/${cca2.toLowerCase()}.svg`}
      alt=""
      width="24"
      height="18"
      onError={() => setIsMissing(true)}
    />
  );
}
