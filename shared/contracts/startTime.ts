import { DAY_MS } from './time.ts';

/** `?t=`: the second of a lesson that a link starts at, as whole seconds. */
export const START_PARAMETER = 't';

/** Not in the spec: no lesson is longer (data/schema/fields.ts). */
export const MAX_START_S = DAY_MS / 1000;

/**
 * The start that a query names, in whole seconds; undefined where it names none. '83' and '83.5' are 83; everything else that
 * anyone can write there, such as '1e3', '-5', '1m', several values or the digits of other scripts, is none.
 */
export function startTimeFrom(query: URLSearchParams): number | undefined {
  const [given, ...others] = query.getAll(START_PARAMETER);
  if (given === undefined || others.length > 0 || !/^[0-9]{1,5}(\.[0-9]{1,9})?$/.test(given)) return undefined;
  const seconds = Math.floor(Number(given));
  return seconds > 0 && seconds <= MAX_START_S ? seconds : undefined;
}

/** The parameters of a query that name a start; none without one. */
export const startQuery = (startS: number | undefined): Record<string, string> =>
  startS === undefined ? {} : { [START_PARAMETER]: String(startS) };

/** The path of a lesson with the second that it starts at; the path as it is without one. */
export function withStartTime(path: string, startS: number | undefined): string {
  if (startS === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(startQuery(startS))}`;
}
