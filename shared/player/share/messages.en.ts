/** Texts of the dialog of Share; apart from the player's, since no drawn screen has it. */
export const messages = {
  title: 'Share this lesson',
  question: 'Where should the link start?',
  fromStart: 'At the beginning',
  from: (time: string) => `At ${time}`,
  cancel: 'Cancel',
  copyTitle: 'Copy this link',
  link: 'Link',
  close: 'Close',
} as const;
