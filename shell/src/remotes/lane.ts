/**
 * The same file under a URL that this page has not failed on. Browsers before Chromium 156 remember a failed module for
 * the life of the page, nested ones too; servers answer `/_r<n>/…` with the files of `/…` (docs/decisions/003-retry-lanes.md).
 */
export function laneUrl(url: string, lane: number): string {
  if (lane === 0) return url;
  const { origin, pathname, search } = new URL(url, location.origin);
  const path = `/_r${lane}${pathname}${search}`;
  return origin === location.origin ? path : origin + path;
}
