// Runs in the page right after earlyReads.page.js, on a route with a player: requests the player's library and, as soon as the
// stream of the video that plays first is known, its manifests and first segments (docs/decisions/025). Plain JavaScript,
// nothing imported. `route`: what earlyReads.page.js returns; undefined where the path has none. `numbers`: those of the player.
(route, streams, library, isStream, numbers) => {
  if (!route?.media) return;
  const { media, reads, search } = route;
  const early = (globalThis.earlyMedia = new Map());

  /** What the device remembers; undefined where storage is blocked or holds something else. */
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? undefined;
    } catch {}
  };

  // As shared/device/dataSaver.ts.
  const isSavingData = () => {
    const chosen = stored('bazaar.dataSaver');
    if (typeof chosen === 'boolean') return chosen;
    const { saveData, effectiveType } = navigator.connection ?? {};
    return saveData === true || /2g$/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;
  };
  if (isSavingData()) return;

  for (const attributes of [
    { rel: 'modulepreload', href: library.url, integrity: library.integrity, fetchPriority: 'low' },
    { rel: 'preconnect', href: streams },
  ])
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));

  const { pathname } = location;
  const hasLeft = () => location.pathname !== pathname;
  globalThis.navigation?.addEventListener('currententrychange', () => {
    if (hasLeft()) for (const { cancel } of early.values()) cancel();
  });

  const load = async (url, range, signal) => {
    const startMs = performance.now();
    const response = await fetch(url, { signal, headers: range ? { Range: `bytes=${range}` } : {} });
    const firstMs = performance.now() - startMs;
    const bytes = await response.arrayBuffer();
    return { url: response.url, status: response.status, bytes, firstMs, totalMs: performance.now() - startMs };
  };

  /** Requests it once, into the map of the player (earlyMedia.ts). Only from the host of the streams. */
  const request = (uri, base, range) => {
    const { href, origin } = new URL(uri, base);
    if (hasLeft() || origin !== new URL(streams).origin) throw new Error('not requested');
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

  const getPlaylist = async (uri, base) => {
    const { url, status, bytes } = await request(uri, base);
    const lines = new TextDecoder().decode(bytes.slice(0, 100_000)).split(/\r?\n/);
    if (status !== 200 || lines[0] !== '#EXTM3U') throw new Error('not a playlist');
    return { url, lines: lines.map((line) => line.trim()).filter(Boolean) };
  };

  const attributesOf = (line = '') =>
    Object.fromEntries(
      [...line.matchAll(/([A-Z][A-Z-]*)=("[^"]*"|[^",]+)/g)].map(([, name, value]) => [
        name,
        value.replaceAll('"', ''),
      ]),
    );
  const isAddress = (line) => line[0] !== '#';

  /** Of a master playlist, the level that attachHls.ts starts with, and the sound that belongs to it; for who listens, the sound. */
  const startOf = (lines) => {
    const all = lines
      .flatMap((line, index) => {
        const uri = lines[index + 1];
        if (!line.startsWith('#EXT-X-STREAM-INF:') || !uri || !isAddress(uri)) return [];
        const { RESOLUTION = '', BANDWIDTH, AUDIO } = attributesOf(line);
        return [{ uri, AUDIO, height: Number(RESOLUTION.split('x')[1]) || 0, bps: Number(BANDWIDTH) || 0 }];
      })
      .sort((one, other) => one.height - other.height || one.bps - other.bps);
    const pictures = all.filter(({ height }) => height > 0); // a level for listeners has none
    const levels = pictures.length > 0 ? pictures : all;
    const level = levels[startIndex(levels)];
    const sounds = lines
      .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
      .map(attributesOf)
      .filter((one) => one.TYPE === 'AUDIO' && one.URI && one['GROUP-ID'] === level.AUDIO);
    const sound = sounds.find((one) => one.DEFAULT === 'YES') ?? sounds[0];
    return [...(isAudioOnly && sound ? [] : [level.uri]), ...(sound ? [sound.URI] : [])];
  };

  /** What was chosen in the menu, which only lessons have. */
  const { heightPx, isAudioOnly } = (media.isLesson && stored('bazaar.lessons')) || {};

  /** As levels.ts: only lessons have a level by the bandwidth that was measured. */
  const startIndex = (levels) => {
    if (!media.isLesson) return 0;
    const distances = levels.map(({ height }) => Math.abs(height - heightPx));
    if (typeof heightPx === 'number') return distances.indexOf(Math.min(...distances));
    const { bps, atMs } = stored('bazaar.bandwidth') ?? {};
    const ageMs = Date.now() - atMs;
    if (typeof bps !== 'number' || !(ageMs >= 0 && ageMs < numbers.bandwidthValidMs)) return 0;
    const isSustained = (level) => level.bps <= bps * numbers.startShare && level.height <= numbers.startMaxHeightPx;
    return Math.max(0, levels.findLastIndex(isSustained));
  };

  /** `length@offset` as a range of bytes; undefined where there is none, null for one that is not understood. */
  const rangeOf = (given) => {
    if (given === undefined) return;
    const [, length, offset] = /^(\d{1,10})@(\d{1,10})$/.exec(given) ?? [];
    return length > 0 ? `${offset}-${Number(offset) + Number(length) - 1}` : null;
  };

  /** The first segments of a whole, unencrypted stream; a live one begins elsewhere. */
  const requestSegments = ({ url, lines }) => {
    if (!lines.includes('#EXT-X-ENDLIST') || lines.some((line) => line.startsWith('#EXT-X-KEY:'))) return;
    const first = lines.findIndex(isAddress);
    const head = lines.slice(0, first);
    const map = attributesOf(head.find((line) => line.startsWith('#EXT-X-MAP:')));
    const given = head.find((line) => line.startsWith('#EXT-X-BYTERANGE:'))?.slice('#EXT-X-BYTERANGE:'.length);
    for (const [uri, range] of [
      [map.URI, rangeOf(map.BYTERANGE)],
      [lines[first], rangeOf(given)],
    ])
      if (uri && range !== null) request(uri, url, range);
  };

  /** Plays from this device (shared/player/save/useSavedUrl.ts). */
  const isSaved = (stream) =>
    navigator.serviceWorker?.controller &&
    [stored('bazaar.savedLessons') ?? []].flat().some((one) => one?.streamId === stream && one.state === 'whole');

  const documentsOf = (result) =>
    Array.isArray(result) ? result.flatMap(({ document }) => document ?? []) : result ? [result] : [];
  const idOf = ({ name, fields }) => fields[media.idField]?.stringValue || name.split('/').pop();
  const streamOf = ({ fields }) => fields[media.stream]?.stringValue;

  const start = async () => {
    const listed = documentsOf(await reads[media.read]);
    const query = new URLSearchParams(search);
    const chosenId = media.chosenBy && query.get(media.chosenBy);
    const named = listed.find((one) => idOf(one) === chosenId) ?? documentsOf(await reads[media.linked])[0];
    const watched = (media.isLesson && stored('bazaar.progress')) || [];
    const progressOf = (one) => watched.find((entry) => entry?.videoId === idOf(one));
    // The screen may then go on with another than the first.
    if (!named && listed.some(progressOf)) return;
    const video = named ?? listed.find(streamOf);
    const stream = video && streamOf(video);
    if (!isStream.test(stream ?? '') || isSaved(stream)) return;
    const { positionMs, durationMs } = progressOf(video) ?? {};
    const isWatched = positionMs && positionMs / durationMs < numbers.doneShare;
    // `t`: the link names where it starts (contracts/startTime.ts).
    const isFromStart = !isWatched && !(media.isLesson && query.has('t'));
    const master = await getPlaylist(`${streams}/${stream}/manifest/video.m3u8`);
    for (const uri of startOf(master.lines))
      getPlaylist(uri, master.url)
        .then((playlist) => isFromStart && requestSegments(playlist))
        .catch(() => {});
  };
  start().catch(() => {}); // the player then begins in its own way
};
