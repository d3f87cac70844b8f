import * as paths from '@bazaar/shared/contracts/paths';
import { Link, useNavigate } from '@bazaar/shared/router';
import { shortcutKey } from '@bazaar/shared/format/shortcutKey';
import { SearchIcon } from '@bazaar/shared/ui/icons';
import { useEffect } from 'react';
import { chrome as texts } from '../texts.ts';

/** Where keys are text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Leads to the search, as `/` does on the keyboard. */
export function SearchLink({ pathname }: { pathname: string }) {
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
