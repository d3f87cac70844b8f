import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/tokens.css';
import films from '../../tools/studio/films.json' with { type: 'json' };
import { serveStream } from '../../testing/streamForTests.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const ENGLISH = films.find(({ language }) => language === 'en')!;
const HINDI = films.find(({ language }) => language === 'hi')!;
/** Of the first step of a film, in its first seconds after the title. */
const SAID_AT_S = 5;

const html = document.documentElement;
const video = () => document.querySelector('video')!;
const captions = page.getByRole('button', { name: 'Captions' });
const streamOf = (id: string) => `${inject('media')}/${id}/manifest/video.m3u8`;

beforeEach(() => setLessonPrefs({ hasCaptions: undefined, captionsLanguage: undefined }));
afterEach(() => html.removeAttribute('lang'));

let opened = 0;

/** Opens a film on a page in a language. */
async function open(lang: 'en' | 'hi', url: string, title: string) {
  html.lang = lang;
  const lesson = { videoId: `captions ${(opened += 1)}`, path: '/levels/t/videos/l' };
  const { unmount } = await render(<VideoPlayer title={title} url={url} lesson={lesson} />);
  await expect.element(captions, { timeout: 20_000 }).toBeVisible();
  return unmount;
}

test.each([
  ['a Hindi page, a film in English: in Hindi', 'hi', ENGLISH],
  ['an English page, a film in Hindi: in English', 'en', HINDI],
] as const)('captions, nobody has chosen, %s; switched off, they stay off', async (_, lang, film) => {
  const unmount = await open(lang, streamOf(film.id), film.title[film.language as 'en' | 'hi']);
  await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => video().readyState, { timeout: 20_000 }).toBeGreaterThan(1);
  video().currentTime = SAID_AT_S;
  const { say } = film.steps[0]!;
  await expect.element(page.getByText(say[lang])).toHaveAttribute('lang', lang);
  await captions.click();
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
  expect(lessonPrefs().hasCaptions).toBe(false);
  await unmount();
  await open(lang, streamOf(film.id), film.title.en);
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
});

/** A film that does not say which language it speaks. */
const silentAboutIt = async () => {
  const film = `${inject('media')}/${ENGLISH.id}/manifest`;
  const main = await (await fetch(`${film}/video.m3u8`)).text();
  return serveStream({
    'video.m3u8': main
      .replace(/(TYPE=AUDIO.*),LANGUAGE="\w+"/, '$1')
      .replaceAll(/URI="|^(?=\w+\.m3u8$)/gm, (start) => `${start}${film}/`),
  });
};

test('captions, nobody has chosen, the stream does not say what is spoken: a title in Hindi letters says it', async () => {
  await open('en', await silentAboutIt(), HINDI.title.hi);
  await expect.element(captions).toHaveAttribute('aria-pressed', 'true');
});

test('captions, nobody has chosen, neither stream nor title says what is spoken: are off', async () => {
  await open('hi', await silentAboutIt(), 'Mobile kaise kholen');
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
});

test('captions, nobody has chosen, page and film in one language: are off', async () => {
  await open('en', streamOf(ENGLISH.id), ENGLISH.title.en);
  await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
});
