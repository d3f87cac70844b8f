export type Direction = 'next' | 'previous';

/** Which slide is shown, and in which direction it was reached: it comes in from that side. */
export interface CarouselState {
  index: number;
  direction: Direction | 'none';
}

export const FIRST_SLIDE: CarouselState = { index: 0, direction: 'none' };

/** Next wraps last to first, previous first to last (§4). */
export const nextCarouselState = ({ index }: CarouselState, direction: Direction, count: number): CarouselState => ({
  index: (index + (direction === 'next' ? 1 : -1) + count) % count,
  direction,
});
