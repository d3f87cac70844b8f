import {
  BANDWIDTH_KEY,
  DATA_SAVER_KEY,
  LESSON_PREFS_KEY,
  PROGRESS_KEY,
  SAVED_LESSONS_KEY,
  type EarlyRequest,
  type EarlyResponse,
  type StartData,
} from '@bazaar/shared/contracts/documentProtocol';
import { SAFE_STREAM_ID } from '@bazaar/shared/contracts/earlyReads';
import { START_PARAMETER } from '@bazaar/shared/contracts/startTime';
import { savesData } from '@bazaar/shared/device/savesData';
import { readStored } from '@bazaar/shared/device/webStorage';
import type { beginFilm } from '@bazaar/shared/player/library';
import { AUTO, levelFor, startLevel } from '@bazaar/shared/player/levels';
import { bandwidthIn, streamPrefsIn } from '@bazaar/shared/player/storedPrefs';
import type { Progress } from '@bazaar/shared/progress/progress';
import { leftAtMs } from '@bazaar/shared/progress/startOfLesson';
import type { EarlyRoute } from '@bazaar/shared/firebase/earlyRequests';
import { addLink, type FileOf } from './preload.ts';
import { firstPartsOf, levelSound, playlistLevels, playlistLines } from './playlist.ts';

/**
 * On a route with a player: requests the player's library and, as soon as an early read names the stream of the video that plays
 * first, its playlists and first segments (docs/decisions/025). They wait in `globalThis.earlyMedia`; what is not understood, the player
 * requests in its own way. The film begins with them, once it is `drawn`. Resolves in the task after all is requested, or nothing more will be.
 */
export async function requestEarlyMedia(
  route: EarlyRoute | undefined,
  { streams, library }: Pick<StartData, 'streams' | 'library'>,
  fileOf: FileOf,
  drawn?: Promise<void>,
): Promise<void> {
  if (!route?.media || !library || savesData(stored(DATA_SAVER_KEY))) return;
  const file = fileOf(library);
  addLink({ rel: 'preconnect', href: streams });
  const requestLibrary = () => addLink({ rel: 'modulepreload', fetchPriority: 'low', ...file });
  const begin = async (url: string) => {
    const library = (await import(file.href)) as { beginFilm: typeof beginFilm };
    await drawn;
    library.beginFilm(url, route.media?.isLesson ?? false);
  };
  await requestFirstVideo(route, streams, { requestLibrary, begin }).catch(() => {});
  // A request of the same task is at times ahead of the segments on the line: the film began 0.6 s later then.
  await new Promise((resolve) => setTimeout(resolve));
}

const stored = (key: string) => readStored(key, false);

async function requestFirstVideo(
  route: EarlyRoute,
  streams: string,
  { requestLibrary, begin }: { requestLibrary(): void; begin(url: string): Promise<void> },
): Promise<void> {
  const request = requester(streams);
  const getPlaylist = async (uri: string, base?: string) => {
    const { url, status, bytes } = await request(uri, base);
    const lines = status === 200 && playlistLines(bytes);
    if (!lines) throw new Error(url);
    return { url, lines };
  };
  const video = await firstVideo(route).catch(() => {});
  if (!video || !SAFE_STREAM_ID.test(video.stream) || isOnDevice(video.stream)) return requestLibrary();
  const url = `${streams}/${video.stream}/manifest/video.m3u8`;
  const playlist = getPlaylist(url); // its few bytes are not behind those of the library
  requestLibrary();
  if (video.isFromStart) begin(url).catch(() => {});
  const main = await playlist;
  const lists = firstPlaylists(main.lines, route.media?.isLesson ?? false).map(async (uri) => {
    const { url, lines } = await getPlaylist(uri, main.url);
    if (video.isFromStart) for (const [part, range] of firstPartsOf(lines)) request(part, url, range);
  });
  await Promise.allSettled(lists);
}

/** A document as Firestore's JSON has it; not checked. */
interface RestDocument {
  name: string;
  fields: Readonly<Record<string, { stringValue?: string } | undefined>>;
}

/** The one that the address names, else the first with a stream. Undefined where the screen may choose another one. */
async function firstVideo({ media, reads, search }: EarlyRoute) {
  const { read, linked = -1, stream, idField, chosenBy, isLesson } = media!;
  const idOf = ({ name, fields }: RestDocument) => fields[idField]?.stringValue || name.split('/').pop();
  const streamOf = ({ fields }: RestDocument) => fields[stream]?.stringValue ?? '';
  const query = new URLSearchParams(search);
  const listed = ((await reads[read]) as { document?: RestDocument }[]).flatMap(({ document }) => document ?? []);
  const chosenId = chosenBy && query.get(chosenBy);
  const named = listed.find((one) => idOf(one) === chosenId) ?? ((await reads[linked]) as RestDocument | undefined);

  const watched = (isLesson ? [stored(PROGRESS_KEY)].flat() : []) as (Progress | undefined)[]; // not checked
  const progressOf = (one: RestDocument) => watched.find((entry) => entry?.videoId === idOf(one));
  const video = named ?? listed.find(streamOf);
  if (!video || (!named && listed.some(progressOf))) return undefined; // it goes on with what was watched last
  const startsLater = (isLesson && query.has(START_PARAMETER)) || leftAtMs(progressOf(video));
  return { stream: streamOf(video), isFromStart: !startsLater };
}

/** It plays from this device (shared/player/lesson/useDownloadedUrl.ts). */
const isOnDevice = (stream: string): boolean =>
  !!navigator.serviceWorker?.controller &&
  ([stored(SAVED_LESSONS_KEY)].flat() as ({ streamId?: string; state?: string } | undefined)[]).some(
    (one) => one?.streamId === stream && one.state === 'whole',
  );

/** The addresses of the playlists that the player begins with: the level as attachHls chooses it, and its sound; or that sound which audioOnlyPlaylist chooses. */
function firstPlaylists(lines: readonly string[], isLesson: boolean): string[] {
  const { quality, isAudioOnly } = streamPrefsIn(isLesson && stored(LESSON_PREFS_KEY));
  const levels = playlistLevels(lines);
  const soundAlone = isAudioOnly && levelSound(levels[0]!, lines);
  if (soundAlone) return [soundAlone];
  const chosen = levelFor(levels, quality);
  const bandwidth = bandwidthIn(isLesson && stored(BANDWIDTH_KEY));
  const level = levels[chosen === AUTO ? startLevel(levels, bandwidth) : chosen]!;
  return [level.uri, levelSound(level, lines)].filter((uri) => uri !== undefined);
}

/** Returns what requests a file, or a part of it, once and only from the host of the streams. The visitor who leaves the page cancels it. */
function requester(streams: string) {
  const early = (globalThis.earlyMedia = new Map<string, EarlyRequest>());
  const { pathname } = location;
  const hasLeft = () => location.pathname !== pathname;
  globalThis.navigation?.addEventListener('currententrychange', () => {
    if (hasLeft()) for (const { cancel } of early.values()) cancel();
  });
  return (uri: string, base?: string, range?: string): Promise<EarlyResponse> => {
    const { href, origin } = new URL(uri, base);
    if (hasLeft() || origin !== new URL(streams).origin) throw new Error(href);
    const controller = new AbortController();
    const key = range ? `${href} ${range}` : href;
    const response = load(href, range, controller.signal);
    response.catch(() => {}); // the player then requests it in its own way
    early.set(key, {
      response,
      cancel() {
        controller.abort();
        early.delete(key);
      },
    });
    return response;
  };
}

async function load(url: string, range: string | undefined, signal: AbortSignal): Promise<EarlyResponse> {
  const startMs = performance.now();
  const response = await fetch(url, { signal, headers: range ? { Range: `bytes=${range}` } : {} });
  const firstMs = performance.now() - startMs;
  const bytes = await response.arrayBuffer();
  return { url: response.url, status: response.status, bytes, firstMs, totalMs: performance.now() - startMs };
}
