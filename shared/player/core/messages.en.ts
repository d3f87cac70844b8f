/** §8, Players; below them the texts of its times. */
export const messages = {
  invalidUrl: 'Invalid video URL',
  playbackError: (type: string) => `Video playback error: ${type}`,
  notSupported: 'HLS playback not supported in this browser',
  initFailed: 'Failed to initialize video player',
  playFailed: 'Failed to play video',
  playbackFailed: 'Video playback failed',
  libraryFailed: 'Failed to load video player library',

  seek: 'Seek',
  unknownTime: '–:––',
  lengthUnknown: 'Length not known yet',
  timeOf: (now: string, all: string) => `${now} of ${all}`,
} as const;
