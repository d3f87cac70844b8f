import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../ui/tokens.css';
import { setSoundPrefs } from './prefs/soundPrefs.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const streamOf = (id: string) => `${inject('media')}/${id}/manifest/video.m3u8`;
const video = () => document.querySelector('video')!;

test('a press on Play plays the real stream: time advances and frames are shown', async () => {
  setSoundPrefs({ isMuted: true });
  await render(<VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} />);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0.5);
  expect(video().getVideoPlaybackQuality().totalVideoFrames).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(video().paused).toBe(true);
});

test('the seek bar says where it is, in words', async () => {
  await render(<VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} />);
  await expect.poll(() => page.getByRole('slider', { name: 'Seek' }).element().getAttribute('aria-valuetext'), { timeout: 10_000 }).toBe('0 seconds of 42 seconds');
});

test('F58 a stream that is not there says so at once and offers another try', async () => {
  await render(<VideoPlayer title="Gone" url={streamOf('lesson-99')} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Video playback error: networkError');
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('what is no URL is called so', async () => {
  await render(<VideoPlayer title="None" url="" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid video URL');
});

test('leaving the page takes the stream off its element', async () => {
  const { unmount } = await render(<VideoPlayer title="Opening a phone" url={streamOf('lesson-01')} />);
  await expect.poll(() => video().readyState, { timeout: 10_000 }).toBeGreaterThan(1);
  const element = video();
  await unmount();
  expect(element.getAttribute('src')).toBeNull();
});

test('only one player plays: a second one pauses the first', async () => {
  await render(
    <>
      <VideoPlayer title="First" url={streamOf('lesson-01')} />
      <VideoPlayer title="Second" url={streamOf('lesson-02')} />
    </>,
  );
  const [first, second] = [...document.querySelectorAll('video')] as [HTMLVideoElement, HTMLVideoElement];
  await page.getByRole('region', { name: 'Video player: First' }).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => first.paused).toBe(false);
  await page.getByRole('region', { name: 'Video player: Second' }).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => second.paused).toBe(false);
  expect(first.paused).toBe(true);
});
