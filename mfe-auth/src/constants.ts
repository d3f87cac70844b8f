/** Spec §9. */
export const OTP_LENGTH = 6;
export const DEFAULT_COUNTRY = 'IN';
/** docs/decisions/010, Lists and data and Sign-in. */
export const SEND_DEADLINE_MS = 20_000;
export const COUNTRIES_DEADLINE_MS = 4_000;
export const RESEND_AFTER_S = 30;
/** docs/decisions/010, Lists and data: the verification of a code. */
export const VERIFY_DEADLINE_MS = 15_000;
