/** Texts of the stories (§2, §8). */
export const messages = {
  title: 'Stories',
  failed: 'Failed to load stories.',
  tryAgain: 'Try Again',
  untitled: 'Story',
  new: 'New',
  /** The name of a button of the strip: what the ring and the tag show. */
  nameOf: (title: string, { isNew, isSeen }: { isNew: boolean; isSeen: boolean }) =>
    `${title}${isNew ? ', new' : ''}${isSeen ? ', seen' : ''}`,
  close: 'Close story',
  previous: 'Previous image',
  next: 'Next image',
  pause: 'Pause story',
  play: 'Play story',
  imageOf: (image: number, count: number) => `Image ${image} of ${count}`,
  undescribed: (image: number, count: number) => `Image ${image} of ${count}, without a description`,
  imageError: 'Image Error',
  stillLoading: 'Still loading…',
} as const;
