/**
 * The version of the notice above the sign-in's form: the day from which its words are as they are. Another one asks every learner
 * again (docs/decisions/048); mfe-auth/src/login/notice.test.ts demands it when the words change.
 */
export const NOTICE_VERSION = '2026-11-28';
