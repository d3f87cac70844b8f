/** The hash of a file, as `integrity` writes it. */
export const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;
