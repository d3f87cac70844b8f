import { Link } from '@bazaar/shared/router';
import { BusinessIcon, CreatorsIcon, FeedIcon, HomeIcon, LevelsIcon, ReelsIcon } from '@bazaar/shared/ui/icons';
import { chrome, navigation } from '../texts.ts';
import styles from './BottomBar.module.css';
import { activeItem, NAVIGATION } from './navigation.ts';

const ICONS = {
  home: HomeIcon,
  feed: FeedIcon,
  business: BusinessIcon,
  reels: ReelsIcon,
  levels: LevelsIcon,
  creators: CreatorsIcon,
};

export function BottomBar({ pathname }: { pathname: string }) {
  const active = activeItem(pathname);
  return (
    <nav className={styles.bar} aria-label={chrome.mainNavigation}>
      {NAVIGATION.map(({ name, path }) => {
        const Icon = ICONS[name];
        return (
          <Link key={name} to={path} className={styles.item} aria-current={name === active ? 'page' : undefined}>
            <Icon />
            <span>{navigation[name]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
