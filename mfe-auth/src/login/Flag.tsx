import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { useState } from 'react';
import styles from './CountryField.module.css';

/** A flag is decoration: without one nothing is missing. Its address is made of the ISO code, never of what a service sent. */
export function Flag({ cca2 }: { cca2: string }) {
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
