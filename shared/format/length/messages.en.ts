/** Lengths, short. */
export const messages = {
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
} as const;
