/** Spec §9. */
export const OTP_LENGTH = 6;
/** docs/behaviour.md, Lists and data. */
export const SEND_DEADLINE_MS = 20_000;
export const VERIFY_DEADLINE_MS = 15_000;
export const COUNTRIES_DEADLINE_MS = 4_000;
/** docs/behaviour.md, Sign-in: how long the code step survives a reload. */
export const REQUEST_LIFETIME_MS = 600_000;
/** docs/decisions/005: how long a number waits for its second, its third and every further code. */
export const RESEND_AFTER_MS = [30_000, 60_000, 120_000] as const;
/** Not in the spec: the pause after the service's 'too many requests'. */
export const BUSY_PAUSE_MS = 30_000;
/** Not in the spec: so that nobody's phone is flooded from one browser. */
export const SENDS_PER_HOUR = 5;
/** Not in the spec: then the code is no longer accepted and a new one must be requested. */
export const MAX_WRONG_CODES = 5;
/** Not in the spec: the seconds of the countdown that a screen reader announces. */
export const ANNOUNCED_SECONDS: readonly number[] = [30, 10, 0];
/** As the rules of the database allow. */
export const MAX_NAME_LENGTH = 80;
