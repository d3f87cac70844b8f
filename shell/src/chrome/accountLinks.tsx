import * as paths from '@bazaar/shared/contracts/paths';
import { Link } from '@bazaar/shared/router';
import { UserIcon } from '@bazaar/shared/ui/icons';
import { chrome as texts } from '../texts.ts';

export const LoginLink = () => (
  <Link to={paths.login} className="frame-button">
    {texts.login}
  </Link>
);

export const DashboardLink = () => (
  <Link to={paths.dashboard} className="site-icon" aria-label={texts.account}>
    <UserIcon />
  </Link>
);
