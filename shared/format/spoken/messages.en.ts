const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Lengths, for screen readers. */
export const messages = {
  hours: (count: number) => counted(count, 'hour', 'hours'),
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  seconds: (count: number) => counted(count, 'second', 'seconds'),
} as const;
