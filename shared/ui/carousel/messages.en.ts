/** Texts of what rotates. */
export const messages = {
  pauseRotation: 'Pause rotation',
  startRotation: 'Start rotation',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (index: number, total: number, name: string) => `${index} of ${total}: ${name}`,
  counter: (index: number, total: number) => `${index} / ${total}`,
} as const;
