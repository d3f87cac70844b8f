import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { LANGUAGES } from '@bazaar/shared/contracts/languages';
import * as paths from '@bazaar/shared/contracts/paths';
import { Link, useNavigate } from '@bazaar/shared/router';
import { SearchIcon, SettingsIcon } from '@bazaar/shared/ui/icons';
import { chooseLanguage, offersHindi } from '../language/language.ts';
import { chrome as texts } from '../texts.ts';
import { AccountLink } from './AccountLink.tsx';
import { Sections } from './Sections.tsx';
import { shortcutKey } from '@bazaar/shared/format/shortcutKey';
import { useEffect } from 'react';

/** The letter ba on a tag with one cut corner, as a path: text would load the Devanagari font on every page. */
const BrandMark = () => (
  <svg width="24" height="24" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M0 0h46l18 18v46H0z" fill="#F57C00" />
    <path
      d="M14 20h36M34 20v32M34 31c-14-7-20 13-7 14 6 0 7-7 7-14zM20 44l12-12"
      fill="none"
      stroke="#1C1206"
      strokeWidth="5"
    />
  </svg>
);

interface HeaderProps {
  pathname: string;
  hasBottomBar: boolean;
}

/** Sticky header: brand, sections, sign-in or account, settings (§2, Shared chrome). index.html draws it first (document.css). */
export function Header({ pathname, hasBottomBar }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link to="/" className="site-brand">
          <BrandMark />
          {BRAND_NAME}
        </Link>
        {offersHindi() && (
          <button
            type="button"
            className="site-icon site-language"
            lang="hi"
            translate="no"
            onClick={() => chooseLanguage('hi')}
          >
            {LANGUAGES.hi.name}
          </button>
        )}
        {!hasBottomBar && <Sections pathname={pathname} />}
        <SearchLink pathname={pathname} />
        <AccountLink />
        <Link to={paths.services} className="site-icon" aria-label={texts.settings}>
          <SettingsIcon />
        </Link>
      </div>
    </header>
  );
}

/** Fields in which keys are text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Leads to the search, as `/` does on the keyboard. */
function SearchLink({ pathname }: { pathname: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target } = event;
      if (shortcutKey(event) !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest(`${FIELDS}, dialog`)) return;
      event.preventDefault(); // Firefox would open its own search
      if (pathname === paths.search) document.querySelector<HTMLElement>('input[type=search]')?.focus();
      else void navigate(paths.search);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [navigate, pathname]);
  return (
    <Link to={paths.search} className="site-icon site-search" aria-label={texts.search} aria-keyshortcuts="/">
      <SearchIcon />
    </Link>
  );
}
