import { useSession } from '@bazaar/shared/session';
import { LoginLink, DashboardLink } from './accountLinks.tsx';

/** The way to the sign-in, or to the account: 'unknown' is a visitor who has signed in before, no Login button flashes up while Firebase loads. */
export function AccountLink() {
  const { status } = useSession();
  return status === 'anonymous' ? <LoginLink /> : <DashboardLink />;
}
