import { useEffect, useState } from 'react';
import { FALLBACK_COUNTRIES, fetchCountries, type Country } from './countries.ts';

/** The five countries at once, the service's list when it comes. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(FALLBACK_COUNTRIES);
  useEffect(() => {
    let isShown = true;
    void fetchCountries().then((list) => isShown && setCountries(list));
    return () => {
      isShown = false;
    };
  }, []);
  return countries;
}
