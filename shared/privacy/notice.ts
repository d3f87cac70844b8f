import type { Retention } from '../contracts/config.ts';
import { retentionIn } from '../contracts/retention.ts';

/**
 * The version of the notice above the sign-in's form: the day from which its words are as they are. Another one asks every learner
 * again (docs/decisions/048), also where a site changes its retention, of which the notice speaks; mfe-auth/src/login/notice.test.ts
 * demands it when the words change.
 */
export const NOTICE_VERSIONS = { atOnce: '2026-11-28', sealedYear: '2026-11-29' } as const satisfies Record<
  Retention,
  string
>;

/** The version of the notice that this page's site has. */
export const noticeVersion = (): string => NOTICE_VERSIONS[retentionIn()];
