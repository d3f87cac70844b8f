import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import type * as original from './AccountLink.tsx';
import { LoginLink, DashboardLink } from './accountLinks.tsx';

/** By what the document knows: whether somebody has signed in before (beforePaint.ts). */
export const AccountLink: typeof original.AccountLink = () =>
  (document.documentElement.dataset as HtmlMarks).visitor === undefined ? <LoginLink /> : <DashboardLink />;
