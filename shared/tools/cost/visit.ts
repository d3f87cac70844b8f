/** The steps of the measured visit, in their order (walkVisit.ts). */
export const STEPS = ['sign-in', 'feed', 'list', 'levels', 'lesson', 'reels'] as const;
export type StepName = (typeof STEPS)[number];

/** The usage of a step, as providers count it. */
export interface Usage {
  /** Documents that Firestore bills as read or written. */
  reads: number;
  writes: number;
  /** Bytes with their headers, as sent: of the database, and of the site's own files. */
  databaseBytes: number;
  siteBytes: number;
  pictures: number;
  /** One-time codes sent by SMS. */
  codes: number;
  /** Seconds of film whose segments were requested, by stream. */
  filmsS: Readonly<Record<string, number>>;
}

export interface Step {
  name: StepName;
  usage: Usage;
  /** Seconds of film that were played. */
  watchedS: number;
  /** The reels that were watched from the first one on which had to wait for data in its middle. */
  reelsAfterStall: number;
}

/** Seconds of film that a step has requested. */
export const requestedS = ({ usage }: Pick<Step, 'usage'>): number =>
  Object.values(usage.filmsS).reduce((sum, seconds) => sum + seconds, 0);

/** Seconds requested for each second that was watched. */
export const requestedToWatched = (step: Step): number => requestedS(step) / step.watchedS;
