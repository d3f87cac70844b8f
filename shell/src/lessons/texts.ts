/** The page of what the owner may know of the lessons; only on local builds. */
export const lessonFigures = {
  title: 'Lessons',
  intro: (least: number) =>
    `What pages counted in the last two weeks, by the day (UTC). Nothing of fewer than ${least} visitors of one day is here.`,
  loading: 'Loading',
  none: 'This server has no figures. The site of npm start has them.',
  noRows: 'No lesson had enough visitors on any day.',
  onDay: (title: string, day: string) => `${title}, ${day}`,
  watchedTitle: 'How far it was watched',
  leftTitle: 'Where it was left',
  /** For those who do not see the bars. */
  watchedAlt: (started: number, quarters: readonly string[]) =>
    `${started} visitors started it. Its quarters were watched by: ${quarters.join(', ')}.`,
  leftAlt: (parts: readonly string[]) =>
    parts.length === 0 ? 'No part of it was left by enough visitors.' : `Left by visitors: ${parts.join(', ')}.`,
  few: (least: number) => `fewer than ${least}`,
  what: 'What',
  visitors: 'Visitors',
  started: 'Started',
  quarter: (number: number) => `Quarter ${number} watched`,
  leftIn: (fromPercent: number, toPercent: number) => `Left at ${fromPercent} to ${toPercent} %`,
  leftAtEnd: 'Left at the end',
  leftElsewhere: 'Left elsewhere',
  others: 'Starts of all other lessons and days',
  searches: 'Searches without a result',
  search: 'What was meant',
  day: 'Day',
  notInTable: 'Nothing that the table of words has',
  otherSearches: 'All other searches',
} as const;
