/**
 * The film of a lesson or of a reel begins before React is there (docs/decisions/025): in the element that is drawn, which the player then
 * takes over with its stream.
 */
import HlsJs from 'hls.js';
import { BANDWIDTH_KEY, DRAWN, LESSON_PREFS_KEY, ROOT_ID, type EarlyFilm } from '../../contracts/documentProtocol.ts';
import { readStored } from '../../device/webStorage.ts';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { EARLY_BUFFER_S } from '../constants.ts';
import { levelFor } from '../core/levels.ts';
import { newHls } from '../core/newHls.ts';
import { bandwidthIn, streamPrefsIn } from '../core/storedPrefs.ts';
import { drawnVideo } from '../../contracts/drawnVideo.ts';
import { playWhenPressed } from './playWhenPressed.ts';

interface Film extends EarlyFilm {
  hls: HlsJs;
  /** Tells those who listen now, and did not when it began, what has happened since. */
  tellAgain(): void;
}

/**
 * Begins the stream of `url` in the element that is drawn for it, from its beginning and with its picture. Does nothing where none is drawn:
 * React is there, or shows another film. A press plays it.
 */
export function beginFilm(url: string, isLesson: boolean): void {
  const element = drawnVideo(url);
  const { quality, isAudioOnly } = streamPrefsIn(isLesson && readStored(LESSON_PREFS_KEY, false));
  if (!element || isAudioOnly || !HlsJs.isSupported()) return;
  const hls = newHls({
    bufferS: EARLY_BUFFER_S,
    startS: 0,
    chosenLevel: (levels) => levelFor(levels, quality),
    bandwidth: () => bandwidthIn(isLesson && readStored(BANDWIDTH_KEY, false)),
  });
  hls.on(HlsJs.Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1; // the player chooses the captions
  });
  const end = () => {
    globalThis.earlyFilm = undefined;
    hls.destroy();
  };
  const film: Film = { element, url, hls, tellAgain: recorded(hls), end };
  globalThis.earlyFilm = film;
  const stopListening = playWhenPressed(element, isLesson, () => {
    if (isLesson) hls.config.maxBufferLength = hls.config.maxMaxBufferLength = MAX_BUFFER_S; // a reel may be swiped away
  });
  whenReactIsThere(() => {
    stopListening();
    if (globalThis.earlyFilm === film && !element.isConnected) end(); // it shows another screen
  });
  hls.loadSource(url);
  hls.attachMedia(element);
}

/** Takes the film that has begun in an element, where it is that of `url`; any other one ends. Undefined where there is none. */
export function takeFilm(element: HTMLVideoElement, url: string | undefined): Film | undefined {
  const film = globalThis.earlyFilm as Film | undefined;
  if (film?.element !== element) return undefined;
  if (film.url !== url) return void film.end();
  globalThis.earlyFilm = undefined;
  return film;
}

/**
 * Records what happens from now on, errors too: the player recovers from them, or says what is wrong. Returns a function that tells it to those
 * who have begun to listen since.
 */
function recorded(hls: HlsJs): () => void {
  const { MANIFEST_PARSED, LEVEL_LOADED, LEVEL_SWITCHED, INIT_PTS_FOUND, FRAG_BUFFERED, ERROR } = HlsJs.Events;
  const events: RecordedEvent[] = [MANIFEST_PARSED, LEVEL_LOADED, LEVEL_SWITCHED, INIT_PTS_FOUND, FRAG_BUFFERED, ERROR];
  const happened: Parameters<Listener>[] = [];
  const record = (...event: Parameters<Listener>) => void happened.push(event);
  const listenersOf = (event: RecordedEvent) => hls.listeners(event) as Listener[];
  for (const event of events) hls.on(event, record);
  const known = new Set(events.flatMap(listenersOf));
  return () => {
    for (const event of events) hls.off(event, record);
    for (const [event, data] of happened)
      for (const listener of listenersOf(event).filter((one) => !known.has(one))) listener.call(hls, event, data);
  };
}

type RecordedEvent = Parameters<HlsJs['listeners']>[0];
type Listener = (event: RecordedEvent, data: unknown) => void;

/** Calls once React has removed what is drawn and shows what it has in its place. */
function whenReactIsThere(act: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(DRAWN)) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.getElementById(ROOT_ID)!, { childList: true });
}
