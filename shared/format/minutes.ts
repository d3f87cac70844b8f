import { MINUTE_MS } from '../contracts/time.ts';
import { length as texts } from './texts.ts';

/** '25 min', from an hour on '1 h 20 min'; never less than is needed, and at least a minute. Anything that is no length counts as 0. */
export function minutes(ms: number): string {
  const all = Number.isFinite(ms) && ms > MINUTE_MS ? Math.ceil(ms / MINUTE_MS) : 1;
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  return [hours > 0 && texts.hours(hours), rest > 0 && texts.minutes(rest)].filter(Boolean).join(' ');
}
