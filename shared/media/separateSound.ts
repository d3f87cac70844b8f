/** A rendition of sound (RFC 8216, EXT-X-MEDIA), as every reader of playlists has it. */
interface SoundRendition {
  isDefault?: boolean | undefined;
  /** Absent: it is part of the picture. */
  uri?: string | undefined;
}

/**
 * Returns the sound that plays with a variant, of the renditions of its group, as hls.js chooses it: the default one, else the
 * first. Undefined where it is part of the picture: then no other language may take its place.
 */
export function separateSound<Rendition extends SoundRendition>(
  group: readonly Rendition[],
  pictureUri: string,
): Rendition | undefined {
  const sound = group.find(({ isDefault }) => isDefault) ?? group[0];
  return sound?.uri && sound.uri !== pictureUri ? sound : undefined;
}
