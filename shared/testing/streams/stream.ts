/** A stream of a shape that other services send, and what the player, the transcript and the save make of it. */
export interface Stream {
  /** The folder of its address: `/{id}/manifest/video.m3u8`. */
  id: string;
  /** For the title of the test. */
  shape: string;
  /** By their names below `manifest/`, with their queries. */
  files: Files;
  expected: Expected;
}

export type Files = Readonly<Record<string, StreamFile>>;

/** Absent: there is no such file. */
export type StreamFile = Text | Bytes | Redirect | undefined;

/** `{origin}` stands for the address of the server, `{otherOrigin}` for another address of it. */
type Text = string;

interface Bytes {
  /** One after the other. */
  parts: readonly Part[];
  /** Bytes that are missing at its end. */
  cut?: number;
  /** AES-128-CBC, both in 32 hexadecimal digits. */
  encrypted?: { key: string; iv: string };
}

interface Redirect {
  redirect: string;
}

/** A part of a film of the school, or bytes as they are. */
export type Part = readonly [film: FilmName, part: number | 'start'] | readonly [bytes: readonly number[]];

/** Renditions of lesson-01; `muxed` is `low` with `sound` in it. */
export type FilmName = 'low' | 'mid' | 'sound' | 'muxed';

export interface Expected {
  /** In seconds; undefined for one that does not come to its end. */
  lengthS: number | undefined;
  /** The message in the place of the picture; undefined: there is none. */
  failure: string | undefined;
  /** The choices in the menu. */
  qualities: readonly string[];
  captions: readonly string[];
  /** True: a failure is said at once; false: after as long as its list says. */
  failsAtOnce: boolean;
  /** The captions over the picture, each moment of them once; undefined: of no interest, since they cannot be played or since it depends on the moment when they come. */
  drawn: readonly string[] | undefined;
  /** The lines of the transcript, or the message in the place of them. */
  lines: readonly string[];
  /** Those of the copy, where it has others. */
  savedLines?: readonly string[];
  /** Files whose names are parts of these are not requested. */
  unrequested: readonly string[];
  hasPicture: boolean;
  /** Undefined: of no interest, since it cannot be played. */
  save: 'whole' | 'refused' | undefined;
  /** The copy on the device has files for its sound. */
  isSoundSavedApart: boolean;
}
