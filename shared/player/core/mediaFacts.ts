/** The `<video>` element alone owns the state of playback. This table has how each fact is read and which events change it. */
interface Fact<T> {
  /** While there is no element. */
  initial: T;
  read(this: void, video: HTMLVideoElement): T;
  events: readonly (keyof HTMLMediaElementEventMap)[];
}

const fact = <T>(
  initial: T,
  read: (video: HTMLVideoElement) => T,
  ...events: (keyof HTMLMediaElementEventMap)[]
): Fact<T> => ({ initial, read, events });

export const MEDIA_FACTS = {
  isPaused: fact<boolean>(true, (video) => video.paused, 'play', 'pause', 'emptied'),
  isEnded: fact<boolean>(false, (video) => video.ended, 'ended', 'play', 'seeking', 'emptied'),
  isMuted: fact<boolean>(true, (video) => video.muted || video.volume === 0, 'volumechange'),
  /** Waits for data although it should go on. */
  isWaiting: fact<boolean>(
    false,
    (video) => !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    'waiting',
    'playing',
    'canplay',
    'pause',
    'play',
    'seeking',
    'seeked',
    'emptied',
  ),
  hasPicture: fact<boolean>(
    false,
    (video) => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    'loadeddata',
    'emptied',
    'canplay',
  ),
  timeMs: fact(0, (video) => Math.floor(video.currentTime * 4) * 250, 'timeupdate', 'seeking', 'emptied'),
  durationMs: fact(
    0,
    (video) => (Number.isFinite(video.duration) ? video.duration * 1000 : 0),
    'durationchange',
    'emptied',
  ),
  /** To where it could play on from here without the network. */
  bufferedMs: fact(0, bufferedMs, 'progress', 'timeupdate', 'seeking', 'emptied'),
} as const;

export type MediaFacts = {
  -readonly [Name in keyof typeof MEDIA_FACTS]: ReturnType<(typeof MEDIA_FACTS)[Name]['read']>;
};

/** Returns how long it could play on from here without the network; not above 0 where nothing is buffered. */
export const aheadMs = (video: HTMLVideoElement): number => bufferedMs(video) - video.currentTime * 1000;

function bufferedMs({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index) * 1000;
  }
  return 0;
}
