/** The six sections of the school, in the order of the bottom bar (§2), with the path of each. */
export const SECTIONS = [
  ['Home', '/home'],
  ['Feed', '/feed'],
  ['Business', '/business'],
  ['Reels', '/reel'],
  ['Levels', '/level/categories'],
  ['Creators', '/creators'],
] as const;
