import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import catalogue from '../../tools/backend/media/catalogue.json' with { type: 'json' };
import '../../ui/tokens.css';
import { deviceProgress, progressOf, saveProgress } from '../../progress/device.ts';
import { isDone, startOf } from '../../progress/startOfLesson.ts';
import { setSoundPrefs } from '../core/soundPrefs.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const streamOf = (id: string) => `${inject('media')}/${id}/manifest/video.m3u8`;
const lesson = (videoId: string, more: object = {}) => ({ videoId, path: '/levels/t/videos/l', ...more });
const video = () => document.querySelector('video')!;
const secondsOf = (id: string) => Math.floor(catalogue.streams.find((stream) => stream.id === id)!.durationMs / 1000);

test('a press on Play: the real stream plays, time advances and frames are shown', async () => {
  setSoundPrefs({ isMuted: true });
  await render(<VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} lesson={lesson('opening a phone')} />);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0.5);
  await expect.poll(() => video().getVideoPlaybackQuality().totalVideoFrames).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(video().paused).toBe(true);
});

test('the player shows –:–– until the length is known, then the length that the card shows', async () => {
  await render(
    <VideoPlayer
      title="Opening a phone"
      url={streamOf('lesson-01')}
      lesson={lesson('length', { durationMs: (secondsOf('lesson-01') + 1) * 1000 + 10 })}
    />,
  );
  const time = () => document.querySelector('section')!.textContent;
  expect(time()).toContain('–:–– / –:––');
  expect(time()).not.toContain('0:00');
  await expect.poll(time, { timeout: 10_000 }).toContain(`0:00 / 0:${secondsOf('lesson-01') + 1}`);
});

test('the seek bar has its time in words for screen readers', async () => {
  await render(<VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} lesson={lesson('not begun')} />);
  await expect
    .poll(() => page.getByRole('slider', { name: 'Seek' }).element().getAttribute('aria-valuetext'), {
      timeout: 10_000,
    })
    .toBe(`0 seconds of ${secondsOf('lesson-01')} seconds`);
});

test('Theatre mode: a choice that is remembered, by its button and its key', async () => {
  await page.viewport(1440, 900);
  await render(<VideoPlayer title="A phone" url={streamOf('lesson-01')} lesson={lesson('theatre')} />);
  const button = page.getByRole('button', { name: 'Theatre mode' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(lessonPrefs().isTheatre).toBe(true);
  await userEvent.keyboard('t');
  expect(lessonPrefs().isTheatre).toBe(false);
});

test('F58: a stream that does not exist: its failure is shown at once, with Try Again', async () => {
  await render(<VideoPlayer title="Gone" url={streamOf('lesson-99')} lesson={lesson('gone')} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Video playback error: networkError');
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('an invalid URL: its failure is shown without Try Again', async () => {
  await render(<VideoPlayer title="None" url="" lesson={lesson('none')} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid video URL');
  expect(page.getByRole('button', { name: 'Try Again' }).elements()).toEqual([]);
});

test('an unmounted player: its element has no stream', async () => {
  const { unmount } = await render(
    <VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} lesson={lesson('opening a phone')} />,
  );
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  const element = video();
  await unmount();
  expect([element.getAttribute('src'), element.paused]).toEqual([null, true]);
});

test('two players: starting the second pauses the first', async () => {
  await render(
    <>
      <VideoPlayer title="First" url={streamOf('lesson-01')} lesson={lesson('first')} />
      <VideoPlayer title="Second" url={streamOf('lesson-02')} lesson={lesson('second')} />
    </>,
  );
  const [first, second] = [...document.querySelectorAll('video')] as [HTMLVideoElement, HTMLVideoElement];
  await page
    .getByRole('region', { name: 'Video player: First' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expect.poll(() => first.currentTime).toBeGreaterThan(0);
  await page
    .getByRole('region', { name: 'Video player: Second' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expect.poll(() => [first.paused, second.paused]).toEqual([true, false]); // the event that pauses the first comes after the press
});

test('another url: it plays in the same element, and by itself with isAutoPlayed', async () => {
  const player = await render(<VideoPlayer title="First" url={streamOf('lesson-01')} lesson={lesson('same-1')} />);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0.2);
  const element = video();
  await player.rerender(
    <VideoPlayer title="Second" url={streamOf('lesson-02')} lesson={lesson('same-2', { isAutoPlayed: true })} />,
  );
  await expect.poll(() => Math.floor(video().duration), { timeout: 10_000 }).toBe(secondsOf('lesson-02'));
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0.2);
  expect(video()).toBe(element);
  await player.rerender(<VideoPlayer title="Third" url={streamOf('lesson-03')} lesson={lesson('same-3')} />);
  await expect.poll(() => Math.floor(video().duration), { timeout: 10_000 }).toBe(secondsOf('lesson-03'));
  expect(video().paused).toBe(true);
});

test('a lesson watched before begins where it was watched to, or at 0:00 with a start there', async () => {
  saveProgress(
    {
      videoId: 'begun',
      title: 'Begun',
      path: '/x',
      positionMs: 12_000,
      durationMs: 42_902,
    },
    0,
  );
  const { unmount } = await render(<VideoPlayer title="Begun" url={streamOf('lesson-01')} lesson={lesson('begun')} />);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeCloseTo(12, 0);
  await unmount();
  await render(<VideoPlayer title="Begun" url={streamOf('lesson-01')} lesson={lesson('begun', { startS: 0 })} />);
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(video().currentTime).toBeLessThan(1);
});

test('the end of a lesson calls onEnded; what is laid over it is inside the player', async () => {
  let isOver = false;
  const short = lesson('short');
  const player = await render(
    <VideoPlayer title="Short" url={streamOf('lesson-04')} lesson={short} onEnded={() => (isOver = true)} />,
  );
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  video().currentTime = video().duration - 1;
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isOver, { timeout: 10_000 }).toBe(true);
  expect(startOf({ reason: 'opened', linkS: undefined, saved: progressOf('short') })).toBe(0);
  await player.rerender(
    <VideoPlayer title="Short" url={streamOf('lesson-04')} lesson={short} cover={<p>Up next</p>} />,
  );
  await expect.element(page.getByRole('region', { name: 'Video player: Short' }).getByText('Up next')).toBeVisible();
});

test('two videos with the same missing stream: each is reported as not playable', async () => {
  const reported: string[] = [];
  const onPlayable = (videoId: string, isPlayable: boolean) => reported.push(`${videoId} ${isPlayable}`);
  const gone = (videoId: string) => (
    <VideoPlayer
      title="Gone"
      url={streamOf('lesson-99')}
      lesson={lesson(videoId, { isAutoPlayed: true })}
      onPlayable={onPlayable}
    />
  );
  const player = await render(gone('one'));
  await expect.poll(() => reported).toEqual(['one true', 'one false']);
  await player.rerender(gone('two'));
  await expect.poll(() => reported).toEqual(['one true', 'one false', 'two true', 'two false']);
});

const watchedTo = (videoId: string, positionMs: number) =>
  saveProgress({ videoId, title: 'A lesson', path: '/levels/t/videos/l', positionMs, durationMs: 40_000 }, 0);

test('a link that names a second: the lesson starts there, not where it was watched to, and 0:00 is never shown', async () => {
  watchedTo('linked', 5_000);
  const shown: string[] = [];
  const read = () => shown.push(...(document.body.textContent.match(/0:\d\d \//g) ?? []));
  const observer = new MutationObserver(read);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await render(
    <VideoPlayer
      title="Opening a phone"
      url={streamOf('lesson-01')}
      lesson={lesson('linked', { startS: 17, durationMs: 40_000 })}
    />,
  );
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['0:17 /']));
  expect(video().currentTime).toBe(17);
});

test.each([
  ['its stated length', { durationMs: 40_000 }],
  ['its length, which only the stream tells', {}],
  ['its length, which is stated wrong', { durationMs: 600_000 }],
])('a link that names a second beyond %s: the lesson starts where it was watched to', async (promise, more) => {
  const videoId = `beyond ${promise}`;
  watchedTo(videoId, 5_000);
  await render(
    <VideoPlayer title="A phone" url={streamOf('lesson-01')} lesson={lesson(videoId, { startS: 90, ...more })} />,
  );
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await expect.poll(() => video().currentTime).toBe(5);
});

test('a lesson that was opened and not played: nothing is noted, so what another device notes meanwhile is newer', async () => {
  const before = { videoId: 'opened', title: 'Opened', path: '/x', durationMs: 42_902 };
  saveProgress({ ...before, positionMs: 12_000 }, 0);
  const noted = deviceProgress.get();
  const { unmount } = await render(
    <VideoPlayer title="Opened" url={streamOf('lesson-01')} lesson={lesson('opened')} />,
  );
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeCloseTo(12, 0);
  await expect.poll(() => video().seeking).toBe(false);
  await unmount();
  expect(deviceProgress.get()).toBe(noted);
});

test('an open lesson that is not played yet: goes to where another device has left it; one that plays does not', async () => {
  const known = { videoId: 'late', title: 'Late', path: '/x', durationMs: 42_902 };
  await render(<VideoPlayer title="Late" url={streamOf('lesson-01')} lesson={lesson('late')} />);
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  saveProgress({ ...known, positionMs: 21_000 }, 0);
  await expect.poll(() => video().currentTime).toBe(21);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(21.2);
  saveProgress({ ...known, positionMs: 1_000 }, 0);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(video().currentTime).toBeGreaterThan(21);
});

test('a film that is shorter by now than where it was left: begins at 0:00, and is not finished by being opened and played', async () => {
  const left = { videoId: 'shortened', title: 'Shortened', path: '/x', positionMs: 600_000, durationMs: 1_200_000 };
  saveProgress(left, 0);
  await render(<VideoPlayer title="Shortened" url={streamOf('lesson-01')} lesson={lesson('shortened')} />);
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  await expect.poll(() => video().currentTime).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0.2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => notedAt('shortened')).toBeLessThan(20);
  expect(isDone(progressOf('shortened')!)).toBe(false);
});

test('a lesson that is not played and sought by its learner: it stays there, at its very end too', async () => {
  await render(<VideoPlayer title="Sought" url={streamOf('lesson-01')} lesson={lesson('sought')} />);
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const seconds of [9, 30, video().duration]) {
    video().currentTime = seconds;
    await expect.poll(() => notedAt('sought')).toBeCloseTo(seconds, 1);
    expect(video().currentTime).toBeCloseTo(seconds, 1);
  }
});

test('a lesson that was played past where it counts as finished, then audio only: it stays at its second', async () => {
  watchedTo('almost finished', 37_900);
  await render(<VideoPlayer title="A phone" url={streamOf('lesson-01')} lesson={lesson('almost finished')} />);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().played.length, { timeout: 10_000 }).toBe(1);
  video().pause();
  video().currentTime = 38.35;
  await expect.poll(() => notedAt('almost finished')).toBeCloseTo(38.35, 1);
  setLessonPrefs({ isAudioOnly: true });
  await expect.element(page.getByRole('button', { name: /Show video/ })).toBeVisible();
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  setLessonPrefs({ isAudioOnly: false });
  expect(video().currentTime).toBeCloseTo(38.35, 1);
});

/** The position that is noted of a lesson, in seconds. */
const notedAt = (videoId: string) => (progressOf(videoId)?.positionMs ?? 0) / 1000;
