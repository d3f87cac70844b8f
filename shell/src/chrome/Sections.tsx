import { Link } from '@bazaar/shared/router';
import { MenuIcon } from '@bazaar/shared/ui/icons';
import { messages } from '../messages.ts';
import { activeItem, NAVIGATION } from './navigation.ts';
import styles from './Sections.module.css';
import { useMenu } from './useMenu.ts';

/**
 * The ways between the six sections on pages without the bottom bar: links in the header where there is room, else the same
 * links in a menu. A menu of our own and not the popover attribute, which Safari before 17 and Firefox before 125 lack.
 */
export function Sections({ pathname }: { pathname: string }) {
  const { isOpen, button, menu, toggle, close } = useMenu(pathname);
  const active = activeItem(pathname);
  const links = NAVIGATION.map(({ name, path }) => (
    <Link key={name} to={path} aria-current={name === active ? 'page' : undefined} onClick={close}>
      {messages.navigation[name]}
    </Link>
  ));
  return (
    <>
      <nav className="site-sections" aria-label={messages.sections}>
        {links}
      </nav>
      <button
        ref={button}
        type="button"
        className="site-icon site-menu"
        aria-label={messages.menu}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <MenuIcon />
      </button>
      {isOpen && (
        <nav ref={menu} className={styles.menu} aria-label={messages.sections}>
          {links}
        </nav>
      )}
    </>
  );
}
