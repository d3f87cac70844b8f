import { DataText } from '@bazaar/shared/ui/DataText';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import type { Country } from './countries.ts';
import styles from './CountryField.module.css';

interface CountryListProps {
  /** Of the field that the list belongs to. */
  id: string;
  /** What to choose from; undefined while the list is closed. */
  countries: readonly Country[] | undefined;
  active: number;
  chosen: string;
  onChoose(country: Country): void;
}

/** The list below the country field. The focus stays in the field. */
export function CountryList({ id, countries, active, chosen, onChoose }: CountryListProps) {
  const activeId = countries?.[active] && `${id}-${countries[active].cca2}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const isEmpty = countries?.length === 0;
  return (
    <>
      {/* A press in the list must not take the focus out of the field, which would close the list before the click. */}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={messages.countries}
        className={styles.list}
        hidden={!countries || isEmpty}
        onMouseDown={(event) => event.preventDefault()}
      >
        {countries?.map((country, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={country.cca2}
            id={`${id}-${country.cca2}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.cca2 === chosen}
            data-active={index === active}
            onClick={() => onChoose(country)}
          >
            <DataText>{country.name}</DataText>
            <span>{country.code}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status" hidden={!isEmpty}>
        {isEmpty && messages.noCountry}
      </p>
    </>
  );
}
