/** What may be kept: hashed files for ever; index.html, the registry and the rest are asked for every time. */
export function cacheControlOf(pathname: string): string {
  const isHashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(pathname);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Headers of every answer of the shell's and the remotes' servers. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
