/** For tests: films and pictures, by their ids, each with what is wrong with it. Every other id is a sound one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckName } from '../checks/table.ts';

export const BROKEN_FILMS = {
  'film-gone': 'manifestMissing',
  'film-of-another-origin': 'manifestCors',
  'film-of-text': 'manifestUnreadable',
  'film-elsewhere': 'streamOtherHost',
  'film-hevc': 'codecUnplayable',
  'film-silent': 'soundMissing',
  'film-sound-gone': 'soundUnreachable',
  'film-part-gone': 'partMissing',
  'film-of-mpeg-ts': 'partFormat',
  'film-with-packed-sound': 'partFormat',
  'film-live': 'streamLive',
  'film-encrypted': 'partEncrypted',
  'film-captions-gone': 'captionsMissing',
  'film-captions-of-text': 'captionsMissing',
} as const satisfies Record<string, CheckName>;

export const BROKEN_PICTURES = {
  'picture-gone': 'pictureMissing',
  'picture-of-text': 'pictureOtherType',
  'picture-only-large': 'pictureSmallMissing',
} as const satisfies Record<string, CheckName>;

/** The lines of a manifest with sound and captions of their own. */
const MAIN = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="captions.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,URI="sound.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="sound",SUBTITLES="text"',
  'low.m3u8',
].join('\n');
const SILENT = MAIN.replace(/^.*TYPE=AUDIO.*\n/m, '')
  .replace(',mp4a.40.2', '')
  .replace(',AUDIO="sound"', '');

const MANIFESTS: Readonly<Record<string, string>> = {
  'film-of-text': '<!doctype html><p>Sign in to the network</p>',
  'film-elsewhere': MAIN.replace('low.m3u8', 'https://elsewhere.example/low.m3u8'),
  'film-hevc': MAIN.replace('avc1.4d4015', 'hvc1.1.6.L60.90'),
  'film-silent': SILENT,
};

/** The files that are not there. */
const GONE = [
  'film-gone/video.m3u8',
  'film-sound-gone/sound.m3u8',
  'film-part-gone/low.mp4',
  'film-captions-gone/captions.vtt',
  'picture-gone/public',
  'picture-only-large/w=400,h=300,fit=cover',
];

const playlistOf = (file: string, before = '', after = '#EXT-X-ENDLIST\n') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n${before}#EXTINF:2,\n${file}\n${after}`;

/** The lists and parts of films that are like the sound ones but for this. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'film-of-mpeg-ts/low.mp4': 'G\u0040\u0000\u0010',
  'film-with-packed-sound/sound.mp4': Buffer.from([0xff, 0xf1, 0x50, 0x80]),
  'film-live/low.m3u8': playlistOf('low.mp4', '', ''),
  'film-encrypted/low.m3u8': playlistOf('low.mp4', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n'),
};

/** Answers as the hosts of films and pictures do. */
export function serveMedia({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [id = '', file = ''] = decodeURIComponent(url).replace(/^\/pictures|\/manifest/g, '').slice(1).split('/'); // prettier-ignore
  if (GONE.includes(`${id}/${file}`)) return void response.writeHead(404).end();
  const origin = id === 'film-of-another-origin' ? 'https://elsewhere.example' : '*';
  const type = url.startsWith('/pictures') && id !== 'picture-of-text' ? 'image/webp' : 'text/plain';
  response.writeHead(200, { 'access-control-allow-origin': origin, 'content-type': type }).end(bodyOf(id, file));
}

function bodyOf(id: string, file: string): string | Buffer {
  const planted = FILES[`${id}/${file}`];
  if (planted) return planted;
  if (file === 'video.m3u8') return MANIFESTS[id] ?? MAIN;
  if (file === 'captions.m3u8') return playlistOf('captions.vtt');
  if (file === 'captions.vtt') return id === 'film-captions-of-text' ? 'no captions' : 'WEBVTT\n';
  return file.endsWith('.m3u8') ? playlistOf(file.replace('.m3u8', '.mp4')) : 'bytes';
}
