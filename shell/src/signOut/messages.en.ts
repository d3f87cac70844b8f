/** Texts of the question before a sign-out. */
export const messages = {
  signOut: 'Sign Out',
  question: 'Sign out on this device? What you watched is forgotten here; your account keeps it.',
  sentFirst: (lessons: number) =>
    `The progress of ${lessonsText(lessons)} is not in your account yet. It is sent first.`,
  lost: (lessons: number) =>
    `The progress of ${lessonsText(lessons)} is not in your account yet and cannot be sent now. Signing out now loses it.`,
  removed: (lessons: number, size: string) =>
    lessons === 1
      ? `1 saved lesson, ${size}, is removed from this device.`
      : `${lessons} saved lessons, ${size}, are removed from this device.`,
  kept: (lessons: number, size: string) =>
    lessons === 1
      ? `1 saved lesson, ${size}, stays here until you sign in again with your number. Nobody else sees it.`
      : `${lessons} saved lessons, ${size}, stay here until you sign in again with your number. Nobody else sees them.`,
  keep: 'Keep saved lessons for my number',
  cancel: 'Cancel',
  wait: 'Wait',
  signedOut: 'You are signed out.',
  failed: 'Signing out did not work. Please try again.',
} as const;

const lessonsText = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);
