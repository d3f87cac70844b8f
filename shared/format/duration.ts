import { spoken as texts } from './texts.ts';

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
    hours && texts.hours(hours),
    minutes && texts.minutes(minutes),
    (seconds || !(hours || minutes)) && texts.seconds(seconds),
  ];
  return parts.filter(Boolean).join(' ');
}

function partsOf(ms: number) {
  const total = Number.isFinite(ms) && ms > 0 ? Math.floor(ms / 1000) : 0;
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}
