/** For component tests: streams of their own files, on the server of streams. */
import { inject } from 'vitest';

const STUDIO = '/lesson-04/manifest/';

/** Serves the files, by their names, and resolves to the address of `video.m3u8`. What is not among them is missing. */
export async function serveStream(files: Readonly<Record<string, BlobPart>>): Promise<string> {
  const body = new FormData();
  for (const [name, file] of Object.entries(files)) body.append(name, new Blob([file]));
  const response = await fetch(inject('streams'), { method: 'POST', body });
  return `${inject('streams')}/${await response.text()}/manifest/video.m3u8`;
}

/** The first `segments` segments of 2 s of picture and sound, each with its bytes in one file. */
export async function filesOfStream(segments: number) {
  const [low, sound, picture, voice] = await Promise.all([
    fromStudio('low.m3u8').then((response) => response.text()),
    fromStudio('sound.m3u8').then((response) => response.text()),
    fromStudio('low.mp4').then(bytesOf),
    fromStudio('sound.mp4').then(bytesOf),
  ]);
  return {
    'video.m3u8': mainPlaylist(),
    'low.m3u8': firstSegments(low, segments),
    'sound.m3u8': firstSegments(sound, segments),
    'low.mp4': picture,
    'sound.mp4': voice,
  };
}

/** The main playlist with other codecs, or without. */
export const mainPlaylist = (codecs: string | undefined = 'avc1.4d4015,mp4a.40.2'): string => `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=72600,RESOLUTION=320x180,${codecs ? `CODECS="${codecs}",` : ''}AUDIO="sound"
low.m3u8
`;

/** The list of segments up to that many. */
export function firstSegments(playlist: string, segments: number): string {
  const [head, ...all] = playlist.replace('#EXT-X-ENDLIST', '').split('#EXTINF');
  return [head, ...all.slice(0, segments)].join('#EXTINF') + '\n#EXT-X-ENDLIST\n';
}

/** The bytes of the segment of that number in a list. */
export function rangeOf(playlist: string, segment: number): { from: number; to: number } {
  const [, length, from] = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)][segment]!;
  return { from: Number(from), to: Number(from) + Number(length) };
}

const fromStudio = (file: string) => fetch(inject('media') + STUDIO + file);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
