import { createStore } from 'zustand/vanilla';
import { note } from '../../contracts/pageNotes.ts';
import { MAX_BUFFER_S } from '../constants.ts';
import { NO_TRACKS, type StreamChoice, type StreamTracks } from './attachHls.ts';
import { attachStream, type AttachedStream } from './attachStream.ts';
import { listen } from './listen.ts';
import { notePlayback } from './notePlayback.ts';
import { exclusivePlayback, play as playElement } from './play.ts';
import { onSoundPrefs, soundPrefs } from './soundPrefs.ts';

interface MediaFailure {
  /** One of §8. */
  message: string;
  /** `play`: the stream is there, but the element refused to play it. */
  cause: 'stream' | 'play';
  /** Trying again cannot help: there is no address, or no engine for the stream. */
  isFinal: boolean;
}

export interface MediaState {
  element?: HTMLVideoElement;
  /** What is loaded; the rest belongs to it. */
  source?: Source;
  failure?: MediaFailure;
  tracks: StreamTracks;
  cues: readonly VTTCue[];
}

export interface Source {
  url: string;
  /** Of the video: another one is loaded anew, though its stream may be the same. */
  videoId?: string;
  /** Where to begin, in seconds. */
  startS?: number;
  /** Follows a choice of quality and captions, and reports what there is to choose from. */
  hasMenu?: boolean;
}

/** Everything that lessons, feed and reels do with a media element; React reads it with `useSource` and `useMediaFact`. */
export type Media = ReturnType<typeof createMedia>;

/**
 * The owner of a media element: attaches streams to it, recovers and reports failures, applies the sound, pauses any other
 * video of the site when it plays. The element may be exchanged: stream, time and sound move to the new one.
 */
export function createMedia(element?: HTMLVideoElement) {
  const store = createStore<MediaState>(() => ({ tracks: NO_TRACKS, cues: [] }));
  let stream: AttachedStream | undefined;
  let stopNoting = () => {};
  let resumeS: number | undefined;
  let bufferS = MAX_BUFFER_S;
  let choice: StreamChoice = {};
  let isMuted: boolean | undefined;
  let rate: number | undefined;
  /** Attaching a stream takes the element out of `play()` without a pause event: it is then to play again. */
  let shouldPlay = false;
  let release = () => {};

  const current = () => store.getState().element;

  const attach = () => {
    const { element, source, failure } = store.getState();
    if (!element || !source || failure?.cause === 'stream') return;
    stopNoting = notePlayback(element);
    stream = attachStream(element, source.url, {
      bufferS,
      startS: resumeS,
      choice: source.hasMenu ? choice : undefined,
      onTracks: (tracks) => store.setState({ tracks }),
      onCues: (cues) => store.setState((before) => ({ cues: withNew(before.cues, cues) })),
      onFailure(message, isFinal) {
        resumeS = element.currentTime;
        note({ kind: 'video', event: 'fatal', ms: 0, message });
        store.setState({ failure: { message, isFinal, cause: 'stream' } });
      },
    });
  };
  const detach = () => {
    stopNoting();
    stream?.destroy();
    stream = undefined;
  };
  const applySettings = () => {
    const element = current();
    if (!element) return;
    element.volume = soundPrefs().volume / 100;
    if (isMuted !== undefined) element.muted = isMuted;
    if (rate === undefined) return;
    element.defaultPlaybackRate = rate; // a new stream sets the rate back to the default
    element.playbackRate = rate;
  };

  const play = async () => {
    shouldPlay = true;
    const { element, source } = store.getState();
    if (!element) return;
    const message = await playElement(element);
    const { failure, ...now } = store.getState();
    if (now.source !== source || failure?.cause === 'stream') return;
    if (message !== failure?.message)
      store.setState({ failure: message === undefined ? undefined : { message, isFinal: false, cause: 'play' } });
  };

  const media = {
    store,

    /** Puts the media on an element, as a `ref` too. Returns what takes it off again. */
    setElement(element: HTMLVideoElement): () => void {
      release();
      store.setState({ element });
      const unsubscribe = [
        exclusivePlayback(element),
        listen(element, ['pause'], () => {
          shouldPlay = false;
        }),
        listen(element, ['loadedmetadata'], () => {
          if (shouldPlay && element.paused) void play();
        }),
        onSoundPrefs(applySettings),
        // A page that the browser restores on Back would play on with nobody watching it.
        listen(window, ['pagehide'], () => element.pause()),
      ];
      applySettings();
      attach();
      release = () => {
        release = () => {};
        resumeS = element.currentTime || resumeS;
        for (const stop of unsubscribe) stop();
        detach();
        store.setState({ element: undefined });
      };
      return release;
    },

    /** Attaches a stream instead of the one before; undefined only detaches. */
    load(next: Source | undefined): void {
      const { source } = store.getState();
      if (next?.url === source?.url && next?.videoId === source?.videoId) return;
      if (source) shouldPlay = false;
      detach();
      resumeS = next?.startS;
      store.setState({ source: next, failure: undefined, tracks: NO_TRACKS, cues: [] });
      attach();
    },

    /** Attaches a stream that has failed anew, at the time where it stopped. */
    retry(): void {
      const { failure } = store.getState();
      store.setState({ failure: undefined });
      if (failure?.cause === 'stream') attach();
    },

    /** Plays now, or as soon as there is a stream. A browser that wants a gesture first is no failure (F67). */
    play: () => void play(),

    pause(): void {
      shouldPlay = false;
      current()?.pause();
    },

    /** Goes to a time of the video, in seconds, kept within its length. */
    seek(seconds: number): void {
      const element = current();
      if (element) element.currentTime = Math.max(0, Math.min(element.duration || 0, seconds));
    },

    /** The volume is the visitor's, one for the whole site. */
    setMuted(next: boolean): void {
      isMuted = next;
      applySettings();
    },

    setRate(next: number): void {
      rate = next;
      applySettings();
    },

    /** How far to buffer ahead: more once somebody watches. */
    setBuffer(seconds: number): void {
      bufferS = seconds;
      stream?.setBuffer(seconds);
    },

    /** For a source with a menu. */
    setChoice(next: StreamChoice): void {
      choice = next;
      stream?.setChoice(next);
    },
  };
  if (element) media.setElement(element);
  return media;
}

/** hls.js parses a caption again when it loads its part again. */
const withNew = (cues: readonly VTTCue[], more: readonly VTTCue[]): readonly VTTCue[] => [
  ...cues,
  ...more.filter((cue) => !cues.some(({ startTime, text }) => startTime === cue.startTime && text === cue.text)),
];
