const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** How numbers and times are written. */
export const messages = {
  /** What `lang` says of these texts. */
  language: 'en' as string,
  /** For Intl. */
  locale: 'en' as string,
  spoken: {
    hours: (count: number) => counted(count, 'hour', 'hours'),
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    seconds: (count: number) => counted(count, 'second', 'seconds'),
  },
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  /** §9. */
  ago: {
    now: 'Just now',
    minutes: (count: number) => `${count}m ago`,
    hours: (count: number) => `${count}h ago`,
    days: (count: number) => `${count}d ago`,
  },
} as const;
