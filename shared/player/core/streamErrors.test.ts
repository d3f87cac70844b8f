import type { ErrorData } from 'hls.js';
import { expect, test } from 'vitest';
import { causeOf, isMissing, isOfCaptions, isUndecodable, isUnplayable } from './streamErrors.ts';

const errorOf = (type: string, details: string, code?: number) =>
  ({ type, details, ...(code !== undefined && { response: { code } }) }) as ErrorData;

/** hls.js gives both the same details. */
const mainPlaylistError = (message: string) => ({
  ...errorOf('networkError', 'manifestParsingError'),
  error: new Error(message),
});

test.each([
  [
    'a codec that the device cannot decode',
    errorOf('mediaError', 'manifestIncompatibleCodecsError'),
    'mediaError',
    true,
  ],
  ['a segment of another codec', errorOf('mediaError', 'bufferAddCodecError'), 'mediaError', true],
  ['a key system that is not supported', errorOf('keySystemError', 'keySystemNoAccess'), 'keySystemError', true],
  ['a page instead of the main playlist', mainPlaylistError('no EXTM3U delimiter'), 'networkError', false],
  ['a main playlist without a stream', mainPlaylistError('no levels found in manifest'), 'mediaError', false],
  ['a page instead of a list of segments', errorOf('networkError', 'levelParsingError'), 'mediaError', false],
  ['a list without segments', errorOf('networkError', 'levelEmptyError'), 'mediaError', false],
  ['a live list that does not grow', errorOf('networkError', 'playlistUnchangedError'), 'mediaError', false],
  ['a page instead of a segment', errorOf('mediaError', 'fragParsingError'), 'mediaError', false],
])('%s: is said at once, and not of the network', (_, error, cause, final) => {
  expect([isUnplayable(error), causeOf(error), isUndecodable(error)]).toEqual([true, cause, final]);
});

test.each([
  ['a manifest that is missing', errorOf('networkError', 'manifestLoadError'), 'networkError'],
  ['a segment that did not come', errorOf('networkError', 'fragLoadTimeOut'), 'networkError'],
  ['a decoder that has failed', errorOf('mediaError', 'bufferAppendError'), 'mediaError'],
])('%s: may pass', (_, error, cause) => {
  expect([isUnplayable(error), causeOf(error), isUndecodable(error)]).toEqual([false, cause, false]);
});

test.each([
  ['the server does not have it', errorOf('networkError', 'fragLoadError', 404), true],
  ['it is beyond the end of the file', errorOf('networkError', 'fragLoadError', 416), true],
  ['what came is none', errorOf('mediaError', 'fragParsingError'), true],
  ['the server is busy', errorOf('networkError', 'fragLoadError', 503), false],
  ['the line is broken', errorOf('networkError', 'fragLoadError', 0), false],
  ['the main playlist is what the server does not have', errorOf('networkError', 'manifestLoadError', 404), false],
])('a segment, and %s: whether it is missing for good', (_, error, missing) => {
  expect(isMissing(error)).toBe(missing);
});

test.each<[string, object, boolean]>([
  ['a list of captions', { context: { type: 'subtitleTrack' } }, true],
  ['a part of captions', { frag: { type: 'subtitle' } }, true],
  ['a list of the picture', { context: { type: 'level' } }, false],
  ['a list of the sound', { context: { type: 'audioTrack' } }, false],
  ['a part of the picture', { frag: { type: 'main' } }, false],
  ['the decoder', {}, false],
])('an error of %s: whether it is one of captions alone', (_, where, expected) => {
  expect(isOfCaptions({ ...errorOf('networkError', 'levelEmptyError'), ...where } as ErrorData)).toBe(expected);
});
