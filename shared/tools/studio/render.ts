/**
 * `npx tsx shared/tools/studio/render.ts`: draws every picture and films every lesson and reel anew into
 * shared/tools/backend/media/files; `… pictures`, `… post`, `… lesson` or `… reel-03 reel-04` only those. Needs ffmpeg, espeak-ng and a browser; starting the site needs none of them, nor does writeCaptions.ts.
 */
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { filmPage, FONT_FACES, LAYOUTS, momentAt, type Moment } from './filmPage.ts';
import { FILMS, titleOf, type Film } from './films.ts';
import { encode, FRAMES_PER_SECOND, lengthOf } from './hls.ts';
import { PICTURES } from './pictures.ts';
import { ffmpeg, recordSound } from './sound.ts';
import { noteTimings } from './timings.ts';

const MEDIA = join(import.meta.dirname, '../backend/media');
const IMAGES = join(MEDIA, 'files/images');
const STREAMS = join(MEDIA, 'files/streams');
const only = process.argv.slice(2);
const isWanted = (id: string) => only.length === 0 || only.some((beginning) => id.startsWith(beginning));

const work = mkdtempSync(join(tmpdir(), 'studio-'));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
try {
  await drawPictures(browser);
  for (const film of FILMS.filter(({ id }) => isWanted(id))) await renderFilm(browser, film);
  writeCatalogue();
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

async function drawPictures(browser: Browser): Promise<void> {
  mkdirSync(IMAGES, { recursive: true });
  const page = await browser.newPage();
  for (const { id, width, height, svg } of PICTURES.filter(({ id }) => isWanted('pictures') || isWanted(id))) {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>${FONT_FACES}*{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate('document.fonts.ready');
    const file = join(work, `${id}.png`);
    await page.screenshot({ path: file });
    saveImage(file, id);
  }
  await page.close();
}

/** Both variants of the image service: the whole, and 400 × 300 cut to fill, of a face with less detail, as it mostly stands in a small circle. */
function saveImage(png: string, id: string): void {
  const cutQuality = id.startsWith('face-') ? '40' : '64';
  const webp = ['-c:v', 'libwebp', '-compression_level', '6', '-quality'];
  const cut = ['-vf', 'scale=400:300:force_original_aspect_ratio=increase,crop=400:300'];
  ffmpeg(['-i', png], webp, ['62', join(IMAGES, `${id}.public.webp`)]);
  ffmpeg(['-i', png], cut, webp, [cutQuality, join(IMAGES, `${id}.w400.webp`)]);
}

async function renderFilm(browser: Browser, film: Film): Promise<void> {
  const { file, timings } = recordSound(film, work);
  const { width, height } = LAYOUTS[film.kind];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(filmPage(film));
  await page.evaluate('document.fonts.ready');
  const frames = join(work, film.id);
  mkdirSync(frames);
  const count = Math.round((timings.at(-1)!.endMs / 1000) * FRAMES_PER_SECOND);
  const frameFile = (frame: number) => join(frames, `${String(frame).padStart(5, '0')}.jpg`);
  let drawn = '';
  for (let frame = 0; frame < count; frame += 1) {
    const moment = momentAt((frame * 1000) / FRAMES_PER_SECOND, timings);
    if (JSON.stringify(moment) === drawn) {
      linkSync(frameFile(frame - 1), frameFile(frame));
      continue;
    }
    drawn = JSON.stringify(moment);
    await show(page, moment);
    await page.screenshot({ path: frameFile(frame), type: 'jpeg', quality: 95 });
  }
  await drawPoster(page, film);
  await page.close();
  noteTimings(film.id, timings);
  encode(film, join(frames, '%05d.jpg'), file, timings, join(STREAMS, film.id, 'manifest'));
  rmSync(frames, { recursive: true });
  console.log(`${film.id}: ${lengthOf(film.id)} ms`);
}

/** The first slide at rest: a lesson's title. */
async function drawPoster(page: Page, film: Film): Promise<void> {
  await show(page, { slide: 0, entered: 1, progress: 0 });
  const file = join(work, `poster-${film.id}.png`);
  await page.screenshot({ path: file });
  mkdirSync(IMAGES, { recursive: true });
  saveImage(file, `poster-${film.id}`);
}

function show(page: Page, moment: Moment): Promise<void> {
  return page.evaluate((now) => (globalThis as unknown as { show(moment: Moment): void }).show(now), moment);
}

function writeCatalogue(): void {
  const streams = FILMS.map((film) => ({
    id: film.id,
    kind: film.kind,
    title: titleOf(film),
    durationMs: lengthOf(film.id),
    posterId: `poster-${film.id}`,
  }));
  const posters = FILMS.map((film) => ({ id: `poster-${film.id}`, kind: 'poster', title: titleOf(film) }));
  const images = [...PICTURES.map(({ id, kind, title }) => ({ id, kind, title })), ...posters];
  writeFileSync(join(MEDIA, 'catalogue.json'), `${JSON.stringify({ streams, images }, null, 1)}\n`);
}
