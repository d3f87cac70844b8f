/** Tells apart what the network, the stream and the device have to do with an error of hls.js (docs/behaviour.md). */
import type { ErrorData } from 'hls.js';

/** The details of hls.js for what no other attempt on this device ends otherwise: it cannot decode the stream. */
const UNDECODABLE = /Codecs?Error$/;

/**
 * The details for a response that came and is not what was requested: a portal's page, an empty list, a list that is live and does not
 * grow, a damaged file. hls.js calls half of them network errors.
 */
const UNREADABLE = /(Parsing|Empty|Unchanged)Error$/;

type StreamError = Pick<ErrorData, 'type' | 'details'> & Partial<Pick<ErrorData, 'error'>>;

/** Returns true where this device cannot play the stream, however often it tries. */
export const isUndecodable = ({ type, details }: StreamError): boolean =>
  UNDECODABLE.test(details) || type === 'keySystemError';

/** Returns true for what cannot be played as it came: requesting or decoding it again does not help now. */
export const isUnplayable = (error: StreamError): boolean =>
  isUndecodable(error) ||
  UNREADABLE.test(error.details) ||
  (error.type !== 'networkError' && error.type !== 'mediaError');

/**
 * Returns the {type} of 'Video playback error: {type}' (§8): 'networkError' only where the network is to blame, as it is for a page
 * in the place of the main playlist, which a portal sends.
 */
export const causeOf = (error: StreamError): string =>
  UNREADABLE.test(error.details) && !isNoPlaylist(error) ? 'mediaError' : error.type;

/** Nothing of a playlist has come in the place of the main one; hls.js calls a main playlist without a stream by the same details. */
const isNoPlaylist = ({ details, error }: StreamError): boolean =>
  details === 'manifestParsingError' && error?.message.includes('EXTM3U') === true;

/** Returns true where the server has no such part, or where what it has is none. */
export const isMissing = ({ details, response }: StreamError & Pick<ErrorData, 'response'>): boolean =>
  details === 'fragParsingError' || (details === 'fragLoadError' && MISSING.includes(response?.code));

/** Not found, gone, beyond the end of the file. */
const MISSING: readonly (number | undefined)[] = [404, 410, 416];

/** Returns true for an error of captions alone. hls.js counts one of their list against the qualities of the picture, and forgets the chosen one. */
export const isOfCaptions = ({ context, frag }: Pick<ErrorData, 'context' | 'frag'>): boolean =>
  SUBTITLES.test(`${context?.type ?? frag?.type}`);

/** `LoaderContextType.SUBTITLE_TRACK` and `PlaylistLevelType.SUBTITLE` of hls.js, which exports only their types. */
const SUBTITLES = /^subtitle/;
