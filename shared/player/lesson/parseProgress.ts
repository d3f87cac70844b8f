/** How far somebody has watched a video, on this device. */
export interface Progress {
  videoId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  positionMs: number;
  durationMs: number;
  watchedAtMs: number;
  /** Absent in entries of older versions. */
  thumbnailId?: string | undefined;
  /** The level or playlist it belongs to; absent in entries of older versions. */
  seriesName?: string | undefined;
}

/** As data/fields.ts: no id may leave its segment of a URL. */
const SAFE_ID = /^(?!\.+$)[A-Za-z0-9_.-]{1,256}$/;
/** Not in the spec: longer than any name that a page shows. */
const MAX_TEXT = 300;

/** The entries that are whole, from whatever was stored; a malformed picture or series name costs only itself. */
export const parseProgress = (saved: unknown): Progress[] =>
  Array.isArray(saved) ? saved.map(entryFrom).filter((entry) => entry !== undefined) : [];

function entryFrom(value: unknown): Progress | undefined {
  const { videoId, title, path, positionMs, durationMs, watchedAtMs, thumbnailId, seriesName } = (value ??
    {}) as Partial<Record<keyof Progress, unknown>>;
  if (
    typeof videoId !== 'string' ||
    typeof title !== 'string' ||
    typeof path !== 'string' ||
    !/^\/(?![/\\])/.test(path)
  )
    return undefined;
  if (!isTime(positionMs) || !isTime(durationMs) || !isTime(watchedAtMs)) return undefined;
  return {
    videoId,
    title: title.slice(0, MAX_TEXT),
    path,
    positionMs,
    durationMs,
    watchedAtMs,
    thumbnailId: typeof thumbnailId === 'string' && SAFE_ID.test(thumbnailId) ? thumbnailId : undefined,
    seriesName: typeof seriesName === 'string' && seriesName ? seriesName.slice(0, MAX_TEXT) : undefined,
  };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
