/** Which slide is shown, and from which side it came. */
export interface CarouselState {
  index: number;
  turned: 'none' | 'next' | 'previous';
}

export const FIRST_SLIDE: CarouselState = { index: 0, turned: 'none' };

/** Next wraps last to first, previous first to last (§4). */
export function nextCarouselState({ index }: CarouselState, turn: 'next' | 'previous', count: number): CarouselState {
  const step = turn === 'next' ? 1 : -1;
  return { index: (index + step + count) % count, turned: turn };
}
