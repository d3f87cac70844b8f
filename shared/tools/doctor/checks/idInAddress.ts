import { SAFE_STREAM_ID } from '../../../contracts/earlyReads.ts';

/** The id in an address of a host of the site, or in a text with spaces around it; undefined where it is none. */
export function idInAddress(given: string, host: string): string | undefined {
  const text = given.trim();
  const id = text.startsWith(`${host}/`) ? text.slice(host.length + 1).split('/')[0]! : text;
  return SAFE_STREAM_ID.test(id) ? id : undefined;
}
