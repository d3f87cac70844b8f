import { qualityText } from '../format/qualityText.ts';
import type { Quality } from '../media/quality.ts';

/** §8, Players. */
export const failures = {
  invalidUrl: 'Invalid video URL',
  playbackError: (type: string) => `Video playback error: ${type}`,
  notSupported: 'HLS playback not supported in this browser',
  initFailed: 'Failed to initialize video player',
  playFailed: 'Failed to play video',
  playbackFailed: 'Video playback failed',
  libraryFailed: 'Failed to load video player library',
} as const;

/** The times of a player. */
export const times = {
  seek: 'Seek',
  unknownTime: '–:––',
  lengthUnknown: 'Length not known yet',
  timeOf: (now: string, all: string) => `${now} of ${all}`,
} as const;

/** A lesson that plays. */
export const lesson = {
  player: (title: string) => `Video player: ${title}`,
  buffering: 'Buffering',
  stillLoading: 'Still loading…',
  tryAgain: 'Try Again',
} as const;

/** A lesson that is not on the device, without a network. */
export const noNetwork = {
  title: 'There is no network',
  text: 'This lesson is not saved on this device. It plays when the network is back.',
  saved: 'Saved lessons',
} as const;

/** The controls of a lesson's player. */
export const controls = {
  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: (value: number) => `${value} percent`,
  captions: 'Captions',
  captionsOn: 'Captions on',
  captionsOff: 'Captions off',
  /** Among the languages of the captions. */
  noCaptions: 'Off',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  theatre: 'Theatre mode',
  settings: 'Settings',
  quality: 'Quality',
  auto: 'Auto',
  autoNow: (heightPx: number) => `Auto (${heightPx}p)`,
  nameOf: (quality: Quality) => qualityText(quality, 'Standard'),
  qualitySaved: 'Data saver keeps the lowest quality.',
  speed: 'Speed',
  speedOf: (speed: number) => `${speed}×`,
  dataSaver: 'Data saver',
  dataSaverHint: 'Lowest quality, nothing loaded ahead',
  pageKeys: 'Keyboard shortcuts',
  pageKeysHint: 'On the whole page, not only in the player',
  showKeys: 'Show all shortcuts',
} as const;

/** The help about keys. */
export const keys = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  keys: {
    play: 'Play or pause',
    mute: 'Mute or unmute',
    fullscreen: 'Full screen',
    theatre: 'Theatre mode: as wide as the page',
    back: 'Close the menu, leave full screen, go back',
    jumpBack: 'Back 10 seconds',
    jumpOn: 'Forward 10 seconds',
    stepBack: 'Back 5 seconds',
    stepOn: 'Forward 5 seconds',
    louder: 'Louder, in the player',
    softer: 'Softer, in the player',
    share: 'To a tenth of the video',
    slower: 'Slower',
    faster: 'Faster',
    captions: 'Captions',
    help: 'This help',
  },
} as const;

/** A lesson that is listened to. */
export const audioOnly = {
  audioOnly: 'Audio only',
  hint: 'Sound and captions; loads much less',
  showVideo: 'Show video',
  /** Offered on a slow line. */
  playAudioOnly: 'Play audio only',
} as const;
