/** Plays a stream to its end in the player of lessons, opens its transcript, saves it and plays the copy. In every engine. */
import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import { createRoot } from 'react-dom/client';
import type { EarlyRequest } from '../../contracts/documentProtocol.ts';
import { MAIN_PLAYLIST, streamUrl } from '../../media/urls.ts';
import { setLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { VideoPlayer } from '../../player/lesson/VideoPlayer.tsx';
import { downloadStream } from '../../saved/download.ts';
import { damageOf, fileUrl, LESSON_CACHE, LESSON_FOLDER } from '../../saved/files.ts';
import { TranscriptBox } from '../../series/transcript/TranscriptBox.tsx';
import type { Stream } from './stream.ts';

/** A stream as its learner has it. */
export interface Watched {
  /** It was played to its end. */
  hasEnded: boolean;
  lengthS: number;
  failure: string | undefined;
  /** From the press on Play. */
  failedAfterS: number | undefined;
  hasPicture: boolean;
  qualities: string[];
  captions: string[];
  drawn: string[];
  /** The lines of the transcript; its message in the place of them. */
  lines: string[];
  requested: string[];
}

/** The files of the copy and what became of it; `problem` is the name of the error that the save ended with. */
type Saved = { problem: string } | { names: string[]; damage: string | undefined; watched: Watched };

export interface Result {
  watched: Watched;
  saved: Saved;
}

/** For what takes a second: on a busy machine. */
const SHORT_MS = 20_000;
/** The player's own limit to a message is 20 s. */
const PLAYED_WITHIN_MS = 60_000;
/** Some have hundreds of files. */
const SAVED_WITHIN_MS = 180_000;
/** A caption of a second has to be drawn on a busy machine, whose page stands still for longer than half of one. */
const SPEED = 1;
const LOWEST_PX = 180;

/** Presses a button as a person does, until the film plays. The returned function ends that. */
export type Press = (button: HTMLElement) => () => void;

/** Waits for as many lines of the transcript as are expected. */
export async function watchStream({ id, expected }: Stream, press: Press): Promise<Result> {
  setLessonPrefs({ isMuted: true, speed: SPEED, hasCaptions: true, hasTranscript: true });
  const end: AwaitedEnd = { lineCount: Math.max(1, expected.lines.length), isFailure: expected.failure !== undefined };
  const watched = await watch(streamUrl(id), end, press);
  return { watched, saved: await saveAndWatch(id, end, press) };
}

interface AwaitedEnd {
  lineCount: number;
  /** The player is to say what is wrong: WebKit calls it an end, too, where all that has come of a live stream has played. */
  isFailure: boolean;
}

async function saveAndWatch(streamId: string, end: AwaitedEnd, press: Press): Promise<Saved> {
  const signal = AbortSignal.timeout(SAVED_WITHIN_MS);
  try {
    const { folder } = await downloadStream({ streamId, heightPx: LOWEST_PX, signal, onProgress() {} });
    const damage = await damageOf(folder);
    const cache = await caches.open(LESSON_CACHE);
    const names = (await cache.keys()).map(({ url }) => url.split('/').at(-1)!);
    const stop = serveSaved(cache);
    try {
      return { names, damage, watched: await watch(fileUrl(folder, MAIN_PLAYLIST), end, press) };
    } finally {
      stop();
    }
  } catch (error) {
    return { problem: error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error) };
  } finally {
    await caches.delete(LESSON_CACHE);
  }
}

/** Serves saved files in the place of the service worker. Returns what ends it. */
function serveSaved(cache: Cache): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    (typeof input === 'string' && input.includes(LESSON_FOLDER) && (await cache.match(input))) || network(input, init);
  const read = async (url: string) => {
    const file = await cache.match(url);
    const bytes = (await file?.arrayBuffer()) ?? new ArrayBuffer();
    return { url, status: file?.status ?? 404, bytes, firstMs: 1, totalMs: 1 };
  };
  const get = (url: string): EarlyRequest | undefined =>
    url.includes(LESSON_FOLDER) ? { response: read(url), cancel() {} } : undefined;
  const { earlyMedia } = globalThis;
  globalThis.earlyMedia = Object.assign(new Map<string, EarlyRequest>(), { get });
  return () => Object.assign(globalThis, { fetch: network, earlyMedia });
}

/** The lines of the transcript, or the message in the place of them. */
const LINES = '#transcript :is(li, [role="alert"] p, p[role="status"]:not([role="search"] *, [aria-busy] *))';

let opened = 0;

async function watch(url: string, { lineCount, isFailure }: AwaitedEnd, press: Press): Promise<Watched> {
  const page = document.createElement('main');
  document.body.append(page);
  const root = createRoot(page);
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(5_000);
  const drawn = new Set<string>();
  const observer = new MutationObserver(() => {
    const texts = textsOf(page, 'p[data-on-reel] span');
    if (texts.length > 0) drawn.add(texts.join(' / '));
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  try {
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <VideoPlayer title="Film" url={url} lesson={{ videoId: `film ${(opened += 1)}`, path: '/levels/t/videos/l' }} />
        <TranscriptBox />
      </QueryClientProvider>,
    );
    const alert = () => page.querySelector('section[tabindex] [role="alert"] > :first-child')?.textContent ?? undefined;
    const play = await until(() => alert() ?? page.querySelector<HTMLElement>('button[aria-label="Play"]'), SHORT_MS);
    const stopPressing = play instanceof HTMLElement ? press(play) : undefined;
    const video = page.querySelector('video')!;
    const startedMs = performance.now();
    const hasEnded = await until(() => alert() ?? (!isFailure && video.ended), PLAYED_WITHIN_MS).catch(() => undefined);
    const failedAfterS = (performance.now() - startedMs) / 1000;
    stopPressing?.();
    const lines = () => textsOf(page, LINES).filter(Boolean);
    await until(() => lines().length >= lineCount, PLAYED_WITHIN_MS).catch(() => {}); // the result says which are missing
    return {
      hasEnded: hasEnded === true,
      lengthS: video.duration,
      failure: alert(),
      failedAfterS: alert() === undefined ? undefined : failedAfterS,
      hasPicture: video.videoWidth > 0,
      qualities: choicesOf(page, 'Quality'),
      captions: choicesOf(page, 'Captions'),
      drawn: [...drawn],
      lines: lines(),
      requested: performance.getEntriesByType('resource').map(({ name }) => name),
    };
  } finally {
    observer.disconnect();
    root.unmount();
    page.remove();
  }
}

const textsOf = (page: Element, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The labels in the player's menu. */
function choicesOf(page: Element, legend: string): string[] {
  const group = [...page.querySelectorAll('fieldset')].find(
    (fieldset) => fieldset.querySelector('legend')?.textContent === legend,
  );
  return group ? textsOf(group, 'label') : [];
}

const CHECK_EVERY_MS = 20;

/** Resolves to what is read once it is something. Rejects when that is not within the time. */
function until<Value>(read: () => Value, withinMs: number): Promise<NonNullable<Value>> {
  const endMs = performance.now() + withinMs;
  return new Promise((resolve, reject) => {
    const check = () => {
      const value = read();
      if (value) resolve(value);
      else if (performance.now() > endMs) reject(new Error(`not within ${withinMs} ms: ${read}`));
      else setTimeout(check, CHECK_EVERY_MS);
    };
    check();
  });
}
