import { Link } from '@bazaar/shared/router';
import { MenuIcon } from '@bazaar/shared/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { chrome, navigation } from '../texts.ts';
import { activeItem, NAVIGATION } from './navigation.ts';

/**
 * Links to the six sections on pages without the bottom bar: in the header where they fit, else in a menu (document.css, which opens it
 * before React is there, too). A menu of our own and not the popover attribute, which Safari before 17 and Firefox before 125 lack.
 */
export function Sections({ pathname }: { pathname: string }) {
  const { isOpen, button, menu, toggle, close } = useMenu(pathname);
  const active = activeItem(pathname);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="site-icon site-menu"
        aria-label={chrome.menu}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <MenuIcon />
      </button>
      <nav ref={menu} className="site-sections" aria-label={chrome.sections}>
        {NAVIGATION.map(({ name, path }) => (
          <Link key={name} to={path} aria-current={name === active ? 'page' : undefined} onClick={close}>
            {navigation[name]}
          </Link>
        ))}
        {isOpen && <LanguageLinks />}
      </nav>
    </>
  );
}

/**
 * A menu below its button: a press outside, Escape, focus outside and a new page close it. Escape returns the focus to the
 * button.
 */
function useMenu(pathname: string) {
  const [openedOn, setOpenedOn] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const isOpen = openedOn === pathname;
  const close = () => setOpenedOn(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menu.current?.contains(target) || button.current?.contains(target));
    const handleOutside = ({ target }: Event) => !isInside(target) && setOpenedOn(undefined);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // Escape closes the innermost thing first; a player below would go back
      setOpenedOn(undefined);
      button.current?.focus();
    };
    addEventListener('pointerdown', handleOutside, true);
    addEventListener('focusin', handleOutside);
    addEventListener('keydown', handleKeyDown, true);
    return () => {
      removeEventListener('pointerdown', handleOutside, true);
      removeEventListener('focusin', handleOutside);
      removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isOpen]);

  return { isOpen, button, menu, toggle: () => setOpenedOn(isOpen ? undefined : pathname), close };
}
