interface Span {
  startedAt: number;
  /** Absent: no response, or no end, has come. */
  respondedAt?: number;
  endedAt?: number;
}

/** A line of `width` characters for the time from 0 to `lastMs`: '-' while the request waits, '=' while its bytes come. */
export function barOf({ startedAt, respondedAt, endedAt }: Span, lastMs: number, width: number): string {
  const columnOf = (ms: number) => Math.min(width - 1, Math.floor((ms / lastMs) * width));
  const first = columnOf(startedAt);
  const last = columnOf(endedAt ?? lastMs);
  const turn = respondedAt === undefined ? width : columnOf(respondedAt);
  return Array.from({ length: width }, (_, column) =>
    column < first || column > last ? ' ' : column < turn ? '-' : '=',
  ).join('');
}
