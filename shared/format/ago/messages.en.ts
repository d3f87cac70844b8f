/** §9. */
export const messages = {
  now: 'Just now',
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  days: (count: number) => `${count}d ago`,
} as const;
