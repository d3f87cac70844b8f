/** The sound among the levels of a stream, and beside them. */
import type Hls from 'hls.js';
import type { Level } from 'hls.js';
import { separateSound } from '../../media/separateSound.ts';

const isSound = ({ audioCodec, videoCodec, width }: Level): boolean => !!audioCodec && !videoCodec && !width;

/** True for a stream that has sound alone. */
export const hasNoPicture = ({ levels }: Hls): boolean => levels.length > 0 && levels.every(isSound);

/** Leaves out the levels for listeners beside others, as hls.js does where those name their codecs. */
export function removeSoundLevels(hls: Hls): void {
  if (hls.levels.every(isSound)) return;
  for (let index = hls.levels.length - 1; index >= 0; index -= 1)
    if (isSound(hls.levels[index]!)) hls.removeLevel(index);
}

/** True where the sound of the lowest level, which audioOnlyPlaylist.ts looks at, is apart from its picture. */
export function hasSeparateSound({ levels: [lowest], allAudioTracks }: Hls): boolean {
  const group = allAudioTracks.filter(({ groupId }) => lowest?.hasAudioGroup(groupId));
  const renditions = group.map((track) => ({ isDefault: track.default, uri: track.url }));
  return lowest !== undefined && separateSound(renditions, lowest.uri) !== undefined;
}

/** Returns the language of the sound that plays, or will; undefined where the stream does not say it. */
export const spokenIn = ({ audioTracks, audioTrack, allAudioTracks }: Hls): string | undefined =>
  (audioTracks[audioTrack] ?? allAudioTracks.find((track) => track.default) ?? allAudioTracks[0])?.lang;
