import { Link } from '@bazaar/shared/router';
import { BRAND_NAME } from '../contracts/brand.ts';
import * as paths from '../contracts/paths.ts';
import { useNewcomer } from '../session/newcomer.ts';
import { newcomer as texts } from './texts.ts';
import styles from './Newcomer.module.css';

/**
 * Says in one line what this school is, to somebody who has opened a link to one of its lessons and has seen nothing else of it.
 * It stands beside Back, in a row that has the room: nothing moves when it comes or goes.
 */
export function Newcomer() {
  const { isNewcomer } = useNewcomer();
  if (!isNewcomer) return null;
  return (
    <Link to={paths.about} className={styles.newcomer}>
      {texts.about(BRAND_NAME)}
    </Link>
  );
}
