/** Texts of the saved lessons under the dashboard. */
export const messages = {
  title: 'Saved lessons',
  nothingYet: 'Nothing saved yet. Press Save lesson on the page of a lesson: it then plays without a network.',
  total: (count: number, size: string) => `${count === 1 ? '1 lesson' : `${count} lessons`} · ${size} on this device`,
  free: (size: string) => `about ${size} free`,
  pause: (title: string) => `Pause: ${title}`,
  resume: (title: string) => `Resume: ${title}`,
  tryAgain: (title: string) => `Try again: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  removed: 'Removed from this device',
  removeFailed: 'Removing did not work. Please try again.',
  removeAll: 'Remove all',
  removeAllQuestion: (size: string) =>
    `All saved lessons, ${size}, will be removed from this device. They can be saved again.`,
  cancel: 'Cancel',
} as const;
