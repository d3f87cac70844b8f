/** The picture `by` steps on; both ends wrap (§2, multi_image). */
export const turnPicture = (place: number, by: number, total: number): number =>
  (((place + by) % total) + total) % total;

/** Whether a picture is the current one or stands beside it, over the ends too: it must be there to be turned to. */
export function isNear(index: number, place: number, total: number): boolean {
  const apart = Math.abs(index - place);
  return Math.min(apart, total - apart) <= 1;
}

/** Which dots to draw, by the pictures they stand for: at most `max`, the current one among them. */
export function dotsFor(place: number, total: number, max: number): number[] {
  const count = Math.min(total, max);
  const first = Math.max(0, Math.min(place - Math.floor(max / 2), total - count));
  return Array.from({ length: count }, (_, index) => first + index);
}
