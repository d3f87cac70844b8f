/** What a part of a lesson has to be before it is saved: a portal's page, or another file, comes with the same address. */
import type { FileToSave } from './planTrack.ts';

/** What came is not the part that was requested. */
export class DamagedError extends Error {}

/** What a portal, or a server that has the file no more, sends; servers name media and captions in many ways. */
const OTHER_TYPES = /^text\/html|^image\/|\bjson\b|\bxml\b/;

/** Throws DamagedError where a server gives other bytes than the requested ones (`0-99`). Not every server lets pages read it. */
export function expectRange({ headers }: Response, requested: string): void {
  const given = headers.get('content-range');
  if (given !== null && !given.startsWith(`bytes ${requested}/`)) throw new DamagedError(`range ${given}`);
}

/** Throws DamagedError for what is no part of a film or no captions, by its type and its first bytes. */
export async function expectPart({ isText }: FileToSave, body: Blob): Promise<void> {
  const start = await body.slice(0, 9).text();
  const isPart = isText ? /^\uFEFF?WEBVTT/.test(start) : start !== '' && !/^\s*[<{]/.test(start);
  if (!isPart || OTHER_TYPES.test(body.type)) throw new DamagedError(`${body.type} ${start}`);
}
