/** A quality of a stream, as somebody chooses it. */
export interface Quality {
  /** 0 where the stream does not say it. */
  heightPx: number;
  /** Bits per second, to two digits; only where several qualities have this height. */
  bps?: number | undefined;
}

/** A level or variant, as hls.js and playlists have it. */
interface StreamLevel {
  height: number;
  bitrate: number;
}

/**
 * Returns the choices that the levels of a stream are, in their order: one for each height, and one for each bit rate of a height
 * that has several. Levels that read the same are one choice: a second address of one, or another sound with it.
 */
export function qualitiesOf(levels: readonly StreamLevel[]): Quality[] {
  const all = levels.map(({ height, bitrate }) => ({ heightPx: height, bps: Number(bitrate.toPrecision(2)) }));
  const choices = all.filter(
    (one, index) => all.findIndex(({ heightPx, bps }) => heightPx === one.heightPx && bps === one.bps) === index,
  );
  return choices.map(({ heightPx, bps }) =>
    choices.filter((one) => one.heightPx === heightPx).length > 1 ? { heightPx, bps } : { heightPx },
  );
}
