/** The index `by` pictures on; wraps at both ends (§2, multi_image). */
export const pictureIndex = (index: number, by: number, total: number): number =>
  (((index + by) % total) + total) % total;

/** Whether a picture is the current one or next to it, also over the ends: it must be there to be scrolled to. */
export function isNear(index: number, current: number, total: number): boolean {
  const distance = Math.abs(index - current);
  return Math.min(distance, total - distance) <= 1;
}

/** The indexes of the pictures that have a dot: at most `max`, the current one among them. */
export function dotsFor(current: number, total: number, max: number): number[] {
  const count = Math.min(total, max);
  const first = Math.max(0, Math.min(current - Math.floor(max / 2), total - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
