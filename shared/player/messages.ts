/** §8, Players; below them the names of what can be pressed. */
export const messages = {
  invalidUrl: 'Invalid video URL',
  playbackError: (type: string) => `Video playback error: ${type}`,
  notSupported: 'HLS playback not supported in this browser',
  initFailed: 'Failed to initialize video player',
  playFailed: 'Failed to play video',
  playbackFailed: 'Video playback failed',
  libraryFailed: 'Failed to load video player library',

  tryAgain: 'Try Again',
  player: (title: string) => `Video player: ${title}`,
  buffering: 'Buffering',
  stillLoading: 'Still loading…',

  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: (value: number) => `${value} percent`,
  seek: 'Seek',
  unknownTime: '–:––',
  lengthUnknown: 'Length not known yet',
  timeOf: (now: string, all: string) => `${now} of ${all}`,
  captions: 'Captions',
  captionsOn: 'Captions on',
  captionsOff: 'Captions off',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',

  settings: 'Settings',
  quality: 'Quality',
  auto: 'Auto',
  autoNow: (heightPx: number) => `Auto (${heightPx}p)`,
  height: (px: number) => `${px}p`,
  qualitySaved: 'Data saver keeps the lowest quality.',
  speed: 'Speed',
  speedOf: (speed: number) => `${speed}×`,
  dataSaver: 'Data saver',
  dataSaverHint: 'Lowest quality, nothing loaded ahead',
  pageKeys: 'Keyboard shortcuts',
  pageKeysHint: 'On the whole page, not only in the player',
  showKeys: 'Show all shortcuts',

  upNext: {
    title: 'Up next',
    autoplay: 'Autoplay next',
    /** Announced once, when the card appears. */
    counting: (name: string, seconds: number) => `Up next in ${seconds} seconds: ${name}`,
    waiting: (name: string) => `Up next: ${name}`,
    unavailable: 'This video is unavailable.',
    playNow: 'Play now',
    cancel: 'Cancel',
    replay: 'Replay',
  },

  row: {
    watched: 'Watched',
    watchedShare: (percent: number) => `${percent} percent watched`,
    unavailable: 'Unavailable',
    saved: 'Saved on this device',
  },

  /** Which video of the series it is. */
  position: (position: number, count: number) => `Video ${position} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',

  /** The name of the group of what can be done with it. */
  lesson: 'Lesson',
} as const;
