const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** §9. */
export const ago = {
  now: 'Just now',
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  days: (count: number) => `${count}d ago`,
} as const;

/** Lengths, short. */
export const length = {
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
} as const;

/** Lengths, for screen readers. */
export const spoken = {
  hours: (count: number) => counted(count, 'hour', 'hours'),
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  seconds: (count: number) => counted(count, 'second', 'seconds'),
} as const;

/** The locale that numbers and dates are written in. */
export const locale = {
  /** The `lang` of the texts of this build. */
  language: 'en',
  /** For Intl. */
  locale: 'en',
} as const;

/** The word or letter for so many of a count, with the space before it. */
export type Unit = readonly [size: number, text: string];

/** The units of short counts, the largest first. A count of a document is below ten millions. */
export const counts = {
  units: [
    [1_000_000, 'M'],
    [1_000, 'K'],
  ] as readonly Unit[],
} as const;
