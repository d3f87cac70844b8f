import { createQueryClient, QueryClientProvider } from '@bazaar/shared/query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/tokens.css';
import { VideoPlayer } from '../../player/lesson/VideoPlayer.tsx';
import { useCurrentLesson } from '../../player/lesson/currentLesson.ts';
import { setLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { PrintedTranscript } from '../print/PrintedTranscript.tsx';
import { serveStream } from '../../testing/streamForTests.ts';
import { TranscriptBox } from './TranscriptBox.tsx';

/** The second line of the lesson, and where it begins. */
const SECOND = '0:04 A price has three parts: what you buy, the time you spend, and what the shop costs.';
const SECOND_S = 4.152;
const LAST = /^0:26 Add twenty percent/;

const panel = page.getByRole('region', { name: 'Transcript' });
const lines = panel.getByRole('list', { name: 'Lines of the transcript' });
const line = (name: string | RegExp) => lines.getByRole('button', { name });
const search = panel.getByRole('searchbox', { name: 'Search the transcript' });
const follow = panel.getByRole('button', { name: 'Follow along' });
const video = () => document.querySelector('video')!;

let opened = 0;

/** A lesson that was not watched before. `beside`: what the page has besides player and box. */
const showLesson = (url = `${inject('media')}/lesson-02/manifest/video.m3u8`, beside?: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VideoPlayer
        title="Pricing a repair"
        url={url}
        lesson={{ videoId: `transcript ${(opened += 1)}`, path: '/levels/t/videos/l' }}
      />
      <TranscriptBox />
      <div>{beside}</div>
    </QueryClientProvider>,
  );

/** As LessonPaper has it on a desktop. */
function Paper() {
  const lesson = useCurrentLesson();
  return lesson && <PrintedTranscript lesson={lesson} isPrinting={false} />;
}

async function openTranscript(beside?: ReactNode): Promise<void> {
  await showLesson(undefined, beside);
  await expect.element(lines).toBeVisible();
  await expect.poll(() => video().readyState, { timeout: 20_000 }).toBeGreaterThan(1);
}

/** The captions in this language are these from now on, until the returned function is called. */
function replaceCaptions(body: string): () => void {
  const real = globalThis.fetch.bind(globalThis);
  const replaced = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('captions.en.vtt') ? Promise.resolve(new Response(body)) : real(input, init);
  });
  return () => replaced.mockRestore();
}

beforeEach(() => setLessonPrefs({ hasTranscript: true, captionsLanguage: undefined }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a press on a line: seeks to it, and it is the current one; what plays plays on, what is paused stays so', async () => {
  await openTranscript();
  await line(SECOND).click();
  await expect.poll(() => video().currentTime).toBeCloseTo(SECOND_S, 1);
  expect(video().paused).toBe(true);
  await expect.element(line(SECOND)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 20_000 }).toBeGreaterThan(SECOND_S + 0.3);
  await line(LAST).click();
  await expect.poll(() => video().currentTime).toBeGreaterThan(26.5);
  expect(video().paused).toBe(false);
  await expect.element(line(LAST)).toHaveAttribute('aria-current', 'true');
});

test('the keyboard: one Tab stop for the lines, the arrows move, Enter seeks', async () => {
  await openTranscript();
  search.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(line(/^0:00 Pricing a repair/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(line(SECOND)).toHaveFocus();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => video().currentTime).toBeCloseTo(SECOND_S, 1);
  await userEvent.keyboard('{End}');
  await expect.element(line(LAST)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(follow).toHaveFocus();
});

test('search: marks what it finds, says how many, Enter and Shift+Enter step, Escape ends it', async () => {
  await openTranscript();
  const status = panel.getByRole('status');
  const marks = () => [...lines.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  await search.fill('HOUR');
  await expect.element(status).toHaveTextContent('1 of 2');
  expect(marks()[0]).toBe('hour');
  search.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('2 of 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('1 of 2');
  await search.fill('you');
  await expect.element(status).toHaveTextContent('1 of 5');
  search.element().focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(status).toHaveTextContent('5 of 5');
  await panel.getByRole('button', { name: 'Previous match' }).click();
  await expect.element(status).toHaveTextContent('4 of 5');
  await search.fill('elephant');
  await expect.element(status).toHaveTextContent('Nothing found');
  search.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  expect(marks()).toEqual([]);
});

test('a transcript that cannot be read: says so, and Try Again reads it', async () => {
  const restore = replaceCaptions('<!doctype html>WiFi');
  await showLesson();
  const alert = panel.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The transcript could not be loaded.');
  restore();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(line(SECOND)).toBeVisible();
});

test('captions without a line: there is no transcript', async () => {
  replaceCaptions('WEBVTT\n');
  await showLesson();
  await expect.element(panel.getByText('This lesson has no transcript')).toBeVisible();
});

test('no language chosen: the transcript is that of the page, and no other is requested', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await openTranscript();
  await expect.element(line(SECOND)).toBeVisible();
  const urls = fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(urls.filter((url) => url.includes('captions.hi'))).toEqual([]);
});

test('beside the paper that the page may be printed on: what both show is requested once', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await openTranscript(<Paper />);
  await expect.element(line(SECOND)).toBeVisible();
  const urls = fetched.mock.calls.map(([input]) => String(input).split('/').at(-1));
  expect(urls).toEqual(['video.m3u8', 'captions.en.m3u8', 'captions.en.vtt']);
});

test('3,000 lines: are shown and followed; only those near the window are drawn, and a step changes the lines it is about', async () => {
  const clock = (s: number) => new Date(s * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: 3_000 }, (_, index) => {
    const startS = index * 0.01;
    return `${clock(startS)} --> ${clock(startS + 0.01)}\nLine ${index} of a long lesson about a shop\n`;
  });
  replaceCaptions(`WEBVTT\n\n${cues.join('\n')}`);
  setLessonPrefs({ hasTranscript: false });
  await showLesson();
  await expect.poll(() => video().readyState, { timeout: 20_000 }).toBeGreaterThan(1);
  setLessonPrefs({ hasTranscript: true });
  const items = () => [...document.querySelectorAll('#transcript li')];
  await expect.poll(() => items().length).toBe(3_000);
  const drawn = () =>
    items().filter((item) => item.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).length;
  await expect.poll(drawn).toBeLessThan(100);
  const list = document.querySelector('#transcript ol')!;
  const changed = new Set<Node>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target);
  });
  observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  const now = () => list.querySelector('[aria-current]');
  /** The distance by which the current line reaches out of the list, in px. */
  const outside = () => {
    const [line, box] = [now()!.getBoundingClientRect(), list.getBoundingClientRect()];
    return Math.max(0, box.top - line.top, line.bottom - box.bottom);
  };
  video().currentTime = 29.985;
  await expect.poll(() => now()?.textContent).toMatch(/Line 2998 |Line 2999 /);
  await expect.poll(outside).toBe(0);
  video().currentTime = 10;
  await expect.poll(() => now()?.textContent).toMatch(/^0:10 /);
  await expect.poll(outside).toBe(0);
  await expect.poll(drawn).toBeLessThan(100);
  expect(changed.size).toBeLessThan(10); // the first line, the last and the one of 10 s
  observer.disconnect();
});

const film = () => `${inject('media')}/lesson-02/manifest`;
/** Whole numbers of less than a minute. */
const at = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
const track = (name: string, attributes = '') =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="${name}",LANGUAGE="en",${attributes}URI="${name}.m3u8"`;
const main = (level: string, ...tracks: string[]) =>
  `#EXTM3U\n${tracks.join('\n')}\n#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=320x180,CODECS="avc1.42c00d",SUBTITLES="s"\n${level}\n`;
const parts = (...names: string[]) =>
  ['#EXTM3U\n#EXT-X-TARGETDURATION:6', ...names.map((name) => `#EXTINF:6,\n${name}`), '#EXT-X-ENDLIST\n'].join('\n');

// So many requests take their time beside other tests.
test(
  'captions in 600 parts, one of which never comes: their lines are shown as they come',
  { timeout: 90_000 },
  async () => {
    const names = Array.from({ length: 600 }, (_, index) => `${index}.vtt`);
    const vtt = (name: string) => {
      const start = new Date(parseInt(name, 10) * 6_000).toISOString().slice(11, 23);
      return [name, `WEBVTT\n\n${start} --> 99:00:00.000\nPart ${parseInt(name, 10)}\n`] as const;
    };
    const url = await serveStream({
      'video.m3u8': main(`${film()}/low.m3u8`, track('English')),
      'English.m3u8': parts(...names),
      ...Object.fromEntries(names.map(vtt)),
    });
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input.endsWith('/1.vtt') ? new Promise(() => {}) : fetched(input, init),
    );
    await showLesson(url);
    await expect.element(line('0:00 Part 0')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('#transcript li').length, { timeout: 60_000 }).toBe(599);
    await expect.element(panel.getByText('Loading the transcript')).toBeVisible();
  },
);

test('two tracks of one language, the first forced: the full one is shown, each can be chosen', async () => {
  const url = await serveStream({
    'video.m3u8': main(`${film()}/low.m3u8`, track('Forced', 'FORCED=YES,'), track('English')),
    ...Object.fromEntries(['Forced', 'English'].map((name) => [`${name}.m3u8`, parts(`${name}.vtt`)])),
    ...Object.fromEntries(['Forced', 'English'].map((name) => [`${name}.vtt`, `WEBVTT\n\n${at(1)} --> ${at(2)}\nSaid in ${name}\n`])), // prettier-ignore
  });
  await showLesson(url);
  await expect.element(line('0:01 Said in English')).toBeVisible();
  const choice = panel.getByRole('combobox', { name: 'Language' });
  await choice.selectOptions('Forced');
  await expect.element(line('0:01 Said in Forced')).toBeVisible();
  await choice.selectOptions('English');
  await expect.element(line('0:01 Said in English')).toBeVisible();
});

/** The picture of the lesson with its timestamps moved by 10 s: the times in its `tfdt` boxes. */
async function filmFrom10S(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await (await fetch(`${film()}/low.mp4`)).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const indexOf = (box: string, from: number) => {
    for (let index = from; index < bytes.length - 4; index += 1)
      if (String.fromCharCode(...bytes.subarray(index, index + 4)) === box) return index;
    return -1;
  };
  const head = indexOf('mdhd', 0) + 4;
  const timescale = view.getUint32(head + (bytes[head] === 1 ? 20 : 12));
  for (let box = indexOf('tfdt', 0); box >= 0; box = indexOf('tfdt', box + 4)) {
    const time = box + 8;
    if (bytes[box + 4] === 1) view.setBigUint64(time, view.getBigUint64(time) + BigInt(10 * timescale));
    else view.setUint32(time, view.getUint32(time) + 10 * timescale);
  }
  return bytes;
}

test('a film that starts at 10 s, its captions by its timestamps: the lines stand where the player shows them', async () => {
  const level = await (await fetch(`${film()}/low.m3u8`)).text();
  const url = await serveStream({
    'video.m3u8': main('low.m3u8', track('English')),
    'low.m3u8': level,
    'low.mp4': await filmFrom10S(),
    'English.m3u8': parts('a.vtt'),
    'a.vtt': `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${at(13)} --> ${at(15)}\nSay the price\n`,
  });
  setLessonPrefs({ hasTranscript: true, hasCaptions: true });
  await showLesson(url);
  await expect.poll(() => video().readyState, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect.element(line('0:03 Say the price')).toBeVisible();
  await line('0:03 Say the price').click();
  await expect.poll(() => video().currentTime).toBeCloseTo(3, 1);
  await expect.element(page.getByText('Say the price', { exact: true }).first()).toBeVisible();
  setLessonPrefs({ hasCaptions: false });
});
