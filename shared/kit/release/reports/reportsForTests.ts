/** For tests: reports of pages about a version of feed. */
import type { Report } from './report.ts';

type Of<Event extends Report['event']> = Partial<Omit<Extract<Report, { event: Event }>, 'event'>>;

const ABOUT = { remote: 'feed', version: 'a' };

export const loadReport = (of: Of<'remote.load'> = {}): Report => ({
  event: 'remote.load',
  ...ABOUT,
  attempt: 'first',
  isLoaded: true,
  ms: 100,
  bytes: 20_000,
  message: '',
  stack: '',
  canary: '',
  percent: 0,
  ...of,
});

export const errorReport = (of: Of<'error'> = {}): Report => ({
  event: 'error',
  ...ABOUT,
  message: '',
  stack: '',
  isFirst: true,
  ...of,
});

export const screenReport = (of: Of<'screen'> = {}): Report => ({
  event: 'screen',
  ...ABOUT,
  problem: 'read',
  isFirst: true,
  ...of,
});

export const lcpReport = (of: Of<'web.vital'> = {}): Report => ({
  event: 'web.vital',
  ...ABOUT,
  route: '/feed',
  name: 'LCP',
  value: 1_000,
  ...of,
});

export const countReport = (of: Of<'count'> = {}): Report => ({
  event: 'count',
  what: 'thing.used',
  subject: 'a',
  value: 1,
  ...of,
});
