/** For tests: films and pictures, by their ids, each with what is wrong with it. Every other id is a sound one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckName } from '../checks/table.ts';

export const BROKEN_FILMS = {
  'film-gone': 'manifestMissing',
  'film-of-another-origin': 'manifestCors',
  'film-with-closed-list': 'partsCors',
  'film-with-closed-second-list': 'partsCors',
  'film-with-closed-sound': 'partsCors',
  'film-with-closed-part': 'partsCors',
  'film-with-closed-sound-part': 'partsCors',
  'film-with-closed-captions-list': 'captionsCors',
  'film-with-closed-captions': 'captionsCors',
  'film-of-text': 'manifestUnreadable',
  'film-elsewhere': 'streamOtherHost',
  'film-hevc': 'codecUnplayable',
  'film-silent': 'soundMissing',
  'film-quality-gone': 'qualityMissing',
  'film-second-quality-gone': 'qualityMissing',
  'film-sound-gone': 'soundUnreachable',
  'film-second-sound-gone': 'soundUnreachable',
  'film-part-gone': 'partMissing',
  'film-of-mpeg-ts': 'partFormat',
  'film-with-packed-sound': 'partFormat',
  'film-live': 'streamLive',
  'film-live-in-one-quality': 'streamLive',
  'film-encrypted': 'partEncrypted',
  'film-captions-gone': 'captionsMissing',
  'film-second-captions-gone': 'captionsMissing',
  'film-captions-of-text': 'captionsMissing',
} as const satisfies Record<string, CheckName>;

export const BROKEN_PICTURES = {
  'picture-gone': 'pictureMissing',
  'picture-of-text': 'pictureOtherType',
  'picture-only-large': 'pictureSmallMissing',
} as const satisfies Record<string, CheckName>;

const PICTURE = 'CODECS="avc1.4d4015,mp4a.40.2",AUDIO="sound",SUBTITLES="text"';

/** The lines of a manifest with two qualities, and with sound and captions of their own in two languages. */
const MAIN = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="captions.m3u8"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="Hindi",LANGUAGE="hi",URI="captions-hi.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="sound.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Hindi",LANGUAGE="hi",URI="sound-hi.m3u8"',
  `#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,${PICTURE}`,
  'low.m3u8',
  `#EXT-X-STREAM-INF:BANDWIDTH=160000,RESOLUTION=640x360,${PICTURE}`,
  'mid.m3u8',
].join('\n');
const SILENT = MAIN.replaceAll(/^.*TYPE=AUDIO.*\n/gm, '')
  .replaceAll(',mp4a.40.2', '')
  .replaceAll(',AUDIO="sound"', '');

const MANIFESTS: Readonly<Record<string, string>> = {
  'film-of-text': '<!doctype html><p>Sign in to the network</p>',
  'film-elsewhere': MAIN.replace('low.m3u8', 'https://elsewhere.example/low.m3u8'),
  'film-hevc': MAIN.replaceAll('avc1.4d4015', 'hvc1.1.6.L60.90'),
  'film-silent': SILENT,
};

/** The files that are not there. */
const GONE = [
  'film-gone/video.m3u8',
  'film-quality-gone/low.m3u8',
  'film-second-quality-gone/mid.m3u8',
  'film-sound-gone/sound.m3u8',
  'film-second-sound-gone/sound-hi.m3u8',
  'film-part-gone/low.mp4',
  'film-captions-gone/captions.vtt',
  'film-second-captions-gone/captions-hi.m3u8',
  'picture-gone/public',
  'picture-only-large/w=400,h=300,fit=cover',
];

/** The files that another site's pages may read, and not ours. */
const CLOSED = [
  'film-of-another-origin/video.m3u8',
  'film-with-closed-list/low.m3u8',
  'film-with-closed-second-list/mid.m3u8',
  'film-with-closed-sound/sound.m3u8',
  'film-with-closed-part/low.mp4',
  'film-with-closed-sound-part/sound.mp4',
  'film-with-closed-captions-list/captions-hi.m3u8',
  'film-with-closed-captions/captions.vtt',
];

const playlistOf = (file: string, before = '', after = '#EXT-X-ENDLIST\n') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n${before}#EXTINF:2,\n${file}\n${after}`;

/** The lists and parts of films that are like the sound ones but for this. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'film-of-mpeg-ts/low.mp4': 'G\u0040\u0000\u0010',
  'film-with-packed-sound/sound.mp4': Buffer.from([0xff, 0xf1, 0x50, 0x80]),
  'film-live/low.m3u8': playlistOf('low.mp4', '', ''),
  'film-live-in-one-quality/mid.m3u8': playlistOf('mid.mp4', '', ''),
  'film-encrypted/low.m3u8': playlistOf('low.mp4', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n'),
};

/** A sound film whose manifest is at another address than its id says: what it names lies beside that one. */
export const MOVED_FILM = 'film-moved';
const MOVED_TO = '/film-moved-here/manifest/video.m3u8';

/** Answers as the hosts of films and pictures do. */
export function serveMedia({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [id = '', file = ''] = decodeURIComponent(url).replace(/^\/pictures|\/manifest/g, '').slice(1).split('/'); // prettier-ignore
  if (id === MOVED_FILM && file === 'video.m3u8') return void response.writeHead(302, { location: MOVED_TO }).end();
  if (id === MOVED_FILM || GONE.includes(`${id}/${file}`)) return void response.writeHead(404).end();
  const origin = CLOSED.includes(`${id}/${file}`) ? 'https://elsewhere.example' : '*';
  const type = url.startsWith('/pictures') && id !== 'picture-of-text' ? 'image/webp' : 'text/plain';
  response.writeHead(200, { 'access-control-allow-origin': origin, 'content-type': type }).end(bodyOf(id, file));
}

function bodyOf(id: string, file: string): string | Buffer {
  const planted = FILES[`${id}/${file}`];
  if (planted) return planted;
  if (file === 'video.m3u8') return MANIFESTS[id] ?? MAIN;
  if (/^captions.*m3u8$/.test(file)) return playlistOf(file.replace('.m3u8', '.vtt'));
  if (file.endsWith('.vtt')) return id === 'film-captions-of-text' ? 'no captions' : 'WEBVTT\n';
  return file.endsWith('.m3u8') ? playlistOf(file.replace('.m3u8', '.mp4')) : 'bytes';
}
