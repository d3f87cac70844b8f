import { MINUTE_MS } from '../contracts/time.ts';
import { length, spoken } from './texts.ts';

/** `m:ss`, or `h:mm:ss` from an hour on (§9). Anything that is no length counts as 0. */
export function duration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

/** '1 minute 2 seconds', for screen readers. */
export function spokenDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const parts = [
    hours && spoken.hours(hours),
    minutes && spoken.minutes(minutes),
    (seconds || !(hours || minutes)) && spoken.seconds(seconds),
  ];
  return parts.filter(Boolean).join(' ');
}

function partsOf(ms: number) {
  const total = Number.isFinite(ms) && ms > 0 ? Math.floor(ms / 1000) : 0;
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/** '25 min', from an hour on '1 h 20 min'; never less than is needed, and at least a minute. Anything that is no length counts as 0. */
export function minutes(ms: number): string {
  const all = Number.isFinite(ms) && ms > MINUTE_MS ? Math.ceil(ms / MINUTE_MS) : 1;
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  return [hours > 0 && length.hours(hours), rest > 0 && length.minutes(rest)].filter(Boolean).join(' ');
}
