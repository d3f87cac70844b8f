import { ownPath } from '../contracts/paths.ts';
import { DONE_SHARE } from '../player/constants.ts';
import { parseWeek, type Week } from './week.ts';

/** How far somebody has watched a video. */
export interface Progress {
  videoId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  positionMs: number;
  durationMs: number;
  watchedAtMs: number;
  /** It was watched to its end once; going back does not undo that. */
  isFinished: boolean;
  /** Absent in entries of older versions, as what follows. */
  thumbnailId?: string | undefined;
  /** The level or playlist that it belongs to. */
  seriesId?: string | undefined;
  seriesName?: string | undefined;
  /** How many lessons the series has, and how long they are together. */
  seriesLessons?: number | undefined;
  seriesMs?: number | undefined;
  /** How long it was watched on each of the last days. */
  week?: Week | undefined;
}

/** As data/fields.ts: no id may leave its segment of a URL. */
const SAFE_ID = /^(?!\.+$)[A-Za-z0-9_.-]{1,256}$/;
/** Not in the spec: longer than any name that a page shows. */
const MAX_TEXT = 300;

/** The entries that are whole, from whatever was stored; a malformed optional field costs only itself. */
export const parseProgress = (saved: unknown): Progress[] =>
  Array.isArray(saved) ? saved.map(entryFrom).filter((entry) => entry !== undefined) : [];

function entryFrom(value: unknown): Progress | undefined {
  const { videoId, title, positionMs, durationMs, watchedAtMs, isFinished, ...rest } = (value ?? {}) as Partial<
    Record<keyof Progress, unknown>
  >;
  const path = ownPath(rest.path);
  if (typeof videoId !== 'string' || typeof title !== 'string' || path === undefined) return undefined;
  if (!isAmount(positionMs) || !isAmount(durationMs) || !isAmount(watchedAtMs)) return undefined;
  return {
    videoId,
    title: title.slice(0, MAX_TEXT),
    path,
    positionMs,
    durationMs,
    watchedAtMs,
    isFinished: typeof isFinished === 'boolean' ? isFinished : isDone({ positionMs, durationMs }),
    thumbnailId: idFrom(rest.thumbnailId),
    seriesId: idFrom(rest.seriesId),
    seriesName: typeof rest.seriesName === 'string' ? rest.seriesName.slice(0, MAX_TEXT) || undefined : undefined,
    seriesLessons: isAmount(rest.seriesLessons) ? rest.seriesLessons : undefined,
    seriesMs: isAmount(rest.seriesMs) ? rest.seriesMs : undefined,
    week: parseWeek(rest.week),
  };
}

/** Whether the position is at the end. */
export const isDone = ({ positionMs, durationMs }: Pick<Progress, 'positionMs' | 'durationMs'>): boolean =>
  durationMs > 0 && positionMs / durationMs >= DONE_SHARE;

const idFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && SAFE_ID.test(value) ? value : undefined;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
