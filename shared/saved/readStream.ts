/** Requests to the host of the streams while a lesson is saved: each ends, by an answer or by silence. */
import { PlaylistError } from '../media/playlistError.ts';
import { textFileOf, type TextFile } from '../media/textFile.ts';
import { watchLine } from '../media/watchLine.ts';

const FIRST_ERROR = 400;
const FIRST_SERVER_ERROR = 500;
/** Not in the spec: a line that gives nothing for so long is broken, however long the browser would wait. */
export const SILENT_MS = 30_000;

/** Throws PlaylistError unless the response has the status; TypeError, as for a broken line, where it may pass. */
export function expectStatus({ status }: Response, expected: number): void {
  if (status >= FIRST_SERVER_ERROR) throw new TypeError(`status ${status}`);
  if (status !== expected) throw new PlaylistError(`status ${status}`);
}

/** Returns true where the server has no such file; its own failure, which may pass, says nothing of that. */
export const isMissing = ({ status }: Response): boolean => status >= FIRST_ERROR && status < FIRST_SERVER_ERROR;

/** Reads a playlist, which is small: it comes whole before the line counts as silent. Throws as `expectStatus`, and the signal's reason. */
export async function readText(url: string, signal?: AbortSignal): Promise<TextFile> {
  const line = watchLine(SILENT_MS, signal);
  try {
    const response = await fetch(url, { signal: line.signal });
    expectStatus(response, 200);
    return await textFileOf(response, url);
  } finally {
    line.end();
  }
}
