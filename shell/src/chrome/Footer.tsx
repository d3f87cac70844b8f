import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import * as paths from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { footer as texts } from '../texts.ts';
import styles from './Footer.module.css';

/** §2, Footer. The owner's accounts are still to be filled in: these are the services' front pages. */
const SOCIAL_LINKS = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'Twitter', url: 'https://twitter.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <p className={styles.brand}>{BRAND_NAME}</p>
          <p>{texts.blurb}</p>
          <ul className={styles.social} aria-label={texts.social}>
            {SOCIAL_LINKS.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{texts.quickLinks}</h2>
          <ul>
            <li>
              <Link to={paths.services}>{texts.services}</Link>
            </li>
            <li>
              <Link to={paths.about}>{texts.about}</Link>
            </li>
            <li>
              <Link to={paths.about}>{texts.terms}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <section aria-labelledby="contact">
            <h2 id="contact">{texts.contact}</h2>
            <address className={styles.address}>
              <span>{texts.address}</span>
              <span>{texts.phone}</span>
              <span>{texts.email}</span>
            </address>
          </section>
          <LanguageLinks />
        </div>
      </div>
      <p className={styles.copyright}>{texts.copyright(BRAND_NAME)}</p>
    </footer>
  );
}
