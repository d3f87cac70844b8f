import { createStore } from 'zustand/vanilla';
import { note } from '../../contracts/pageNotes.ts';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { startOf, type Start } from '../../progress/startOfLesson.ts';
import { endEarlyFilm } from '../early/endEarlyFilm.ts';
import { attachStream, type AttachedStream } from './attachStream.ts';
import { listen } from '../../device/listen.ts';
import { newStream, withNew, type MediaState, type Source, type StreamChoice } from './mediaState.ts';
import { applySettings, type MediaSettings, exclusivePlayback, play as playElement } from './play.ts';
import { notePlayback } from './notePlayback.ts';
import { onSoundPrefs } from './soundPrefs.ts';

/** Everything that lessons, feed and reels do with a media element; React reads it with `useSource` and `useMediaFact`. */
export type Media = ReturnType<typeof createMedia>;

/**
 * The owner of a media element: attaches streams to it, recovers and reports failures, applies the sound, pauses any other
 * video of the site when it plays. The element may be exchanged: stream, time and sound move to the new one.
 */
export function createMedia(element?: HTMLVideoElement) {
  const store = createStore<MediaState>(newStream);
  let stream: AttachedStream | undefined;
  let stopNoting = () => {};
  let start: Start = openedAt(undefined);
  let bufferS = MAX_BUFFER_S;
  let choice: StreamChoice = {};
  const settings: MediaSettings = {};
  /** Attaching a stream takes the element out of `play()` without a pause event: it is then to play again. */
  let shouldPlay = false;
  let release = () => {};

  const current = () => store.getState().element;

  /**
   * Notes where the element stands, or is to stand after a jump, for a stream that goes on there. Before it has anything it says 0:00, the
   * second that its stream begins at, or the one that somebody has jumped to since.
   */
  const noteTime = () => {
    const element = current();
    if (!element) return;
    const { currentTime, seeking, readyState, HAVE_NOTHING, HAVE_CURRENT_DATA } = element;
    const hasJumped = readyState === HAVE_NOTHING && currentTime > 0 && currentTime !== startOf(start);
    if (seeking || readyState >= HAVE_CURRENT_DATA || hasJumped) start = { reason: 'goesOn', stoodAtS: currentTime };
  };

  const attach = () => {
    const { element, source, failure } = store.getState();
    if (!element || !source || failure?.cause === 'stream') return;
    stopNoting = notePlayback(element);
    stream = attachStream(element, source.url, {
      bufferS,
      start,
      choice: source.hasMenu || source.hasCaptions ? choice : undefined,
      hasMenu: source.hasMenu === true,
      isComplete: source.isComplete === true,
      onTracks: (tracks) => store.setState({ tracks }),
      onCaptions: (more) => store.setState(({ captions }) => ({ captions: withNew(captions, more) })),
      onTimestamps: (timestampsS) => store.setState({ timestampsS }),
      onSegmentLength: (segmentS) => store.setState({ segmentS }),
      onFailure(message, isFinal) {
        noteTime();
        shouldPlay ||= !element.paused;
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
  /** Attaches the stream again, at the same time, playing or not as before. */
  const attachAnew = () => {
    noteTime();
    shouldPlay = current()?.paused === false;
    detach();
    store.setState(newStream());
    attach();
  };
  const set = (change: MediaSettings) => {
    Object.assign(settings, change);
    const element = current();
    if (element) applySettings(element, settings);
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
        listen(element, ['timeupdate', 'seeking'], noteTime),
        listen(element, ['pause'], () => {
          shouldPlay = false;
        }),
        listen(element, ['loadedmetadata'], () => {
          if (shouldPlay && element.paused) void play();
        }),
        onSoundPrefs(() => applySettings(element, settings)),
        // A page that the browser restores on Back would play on with nobody watching it.
        listen(window, ['pagehide'], () => element.pause()),
      ];
      applySettings(element, settings);
      attach();
      release = () => {
        release = () => {};
        noteTime();
        endEarlyFilm(element);
        for (const stop of unsubscribe) stop();
        detach();
        store.setState({ element: undefined });
      };
      return release;
    },

    /**
     * Attaches a stream instead of the one before; undefined only detaches. Another stream of the same video goes on at the second
     * where it stood, playing or not as before.
     */
    load(next: Source | undefined): void {
      const { source } = store.getState();
      if (next?.url === source?.url && next?.videoId === source?.videoId) return;
      const goesOn = next?.videoId !== undefined && next.videoId === source?.videoId;
      if (goesOn) {
        noteTime();
        shouldPlay ||= current()?.paused === false;
      } else {
        start = openedAt(next?.startS);
        if (source) shouldPlay = false;
      }
      detach();
      const element = current();
      if (element) endEarlyFilm(element, next?.url);
      store.setState({ source: next, failure: undefined, ...newStream() });
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
    setMuted: (isMuted: boolean): void => set({ isMuted }),

    setRate: (rate: number): void => set({ rate }),

    /** Sets how far to buffer ahead: more once somebody watches. */
    setBuffer(seconds: number): void {
      bufferS = seconds;
      stream?.setBuffer(seconds);
    },

    /** For a source with a menu, or with captions. */
    setChoice(next: StreamChoice): void {
      const isAttachedAnew = stream && Boolean(next.isAudioOnly) !== Boolean(choice.isAudioOnly);
      choice = next;
      if (isAttachedAnew) attachAnew();
      else stream?.setChoice(next);
    },
  };
  if (element) media.setElement(element);
  return media;
}

/** A stream whose first second is decided already: for a lesson by `useStart`. */
const openedAt = (linkS: number | undefined): Start => ({ reason: 'opened', linkS, saved: undefined });
