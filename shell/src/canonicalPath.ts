/**
 * A path with its first segment in small letters, as all of the site are (contracts/mounts.ts): phones write a capital at the
 * start of what is typed, and `/Feed` is `/feed`. What follows may be an id, which stays; the router takes the fixed segments
 * there in any case.
 */
export const canonicalPath = (pathname: string): string => pathname.replace(/^\/[^/]*/, (first) => first.toLowerCase());
