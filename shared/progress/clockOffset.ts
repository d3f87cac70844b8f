import { withDeadline } from '@bazaar/shared/device';

/** Any file of the site's own origin, of which scripts can read the time; it is asked for by an address that no cache has. */
const FILE = '/remotes.json';
const WITHIN_MS = 5_000;
/** `Date` has whole seconds and responses take some: a clock that is less wrong is right. The rules forgive a minute. */
const RIGHT_WITHIN_MS = 30_000;

/** How many ms the device's clock is behind the server's, 0 where it is right; undefined where no response says. Never throws. */
export async function readClockOffset(): Promise<number | undefined> {
  try {
    const response = await withDeadline(
      fetch(`${FILE}?at=${Date.now()}`, { method: 'HEAD', cache: 'no-store' }),
      WITHIN_MS,
      new Error('late'),
    );
    const offsetMs = Date.parse(response.headers.get('date') ?? '') - Date.now();
    if (Number.isNaN(offsetMs)) return undefined;
    return Math.abs(offsetMs) < RIGHT_WITHIN_MS ? 0 : offsetMs;
  } catch {
    return undefined;
  }
}
