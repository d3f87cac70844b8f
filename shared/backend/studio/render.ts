/**
 * `npx tsx shared/backend/studio/render.ts`: draws every picture and films every lesson and reel anew into
 * shared/backend/media/files. Needs ffmpeg, espeak-ng and a browser; starting the site needs none of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../site/browser.ts';
import { FILMS, type Film } from './films.ts';
import { encode, FRAMES_PER_SECOND } from './hls.ts';
import { PICTURES } from './pictures.ts';
import { record } from './sound.ts';
import { FACES, stagePage, type Timing } from './stage.ts';

const MEDIA = join(import.meta.dirname, '../media');
const IMAGES = join(MEDIA, 'files/images');
const STREAMS = join(MEDIA, 'files/streams');
const [only] = process.argv.slice(2);

const work = mkdtempSync(join(tmpdir(), 'studio-'));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const lengths = new Map<string, number>();
try {
  if (!only || only === 'pictures') await drawPictures(browser);
  const films = FILMS.filter((film) => !only || film.id.startsWith(only));
  const camera = async () => {
    for (let film = films.shift(); film; film = films.shift()) await shoot(browser, film);
  };
  await Promise.all([camera(), camera()]);
  if (!only) writeCatalogue();
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

async function drawPictures(studio: Browser): Promise<void> {
  mkdirSync(IMAGES, { recursive: true });
  const page = await studio.newPage();
  for (const { id, width, height, svg } of PICTURES) {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>${FACES}*{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    const file = join(work, `${id}.png`);
    await page.screenshot({ path: file });
    saveImage(file, id);
  }
  await page.close();
}

/** Both variants of the image service: the whole, and 400 × 300 cut to fill. */
function saveImage(png: string, id: string): void {
  const webp = (name: string, filter: string[], quality: number) =>
    execFileSync('ffmpeg', ['-y', '-v', 'error', '-i', png, ...filter, '-c:v', 'libwebp', '-quality', String(quality), '-compression_level', '6', join(IMAGES, name)]);
  webp(`${id}.public.webp`, [], 62);
  webp(`${id}.w400.webp`, ['-vf', 'scale=400:300:force_original_aspect_ratio=increase,crop=400:300'], 64);
}

async function shoot(studio: Browser, film: Film): Promise<void> {
  const { file, timings } = record(film, work);
  const size = film.kind === 'lesson' ? { width: 1280, height: 720 } : { width: 720, height: 1280 };
  const page = await studio.newPage({ viewport: size });
  await page.setContent(stagePage(film, timings, size));
  await page.evaluate(() => document.fonts.ready);
  const frames = join(work, film.id);
  mkdirSync(frames);
  const totalMs = timings.at(-1)!.endMs;
  for (let frame = 0; frame < (totalMs / 1000) * FRAMES_PER_SECOND; frame += 1) {
    await show(page, (frame * 1000) / FRAMES_PER_SECOND);
    await page.screenshot({ path: join(frames, `${String(frame).padStart(5, '0')}.jpg`), type: 'jpeg', quality: 92 });
  }
  await drawPoster(page, film, timings);
  await page.close();
  encode(film, join(frames, '%05d.jpg'), file, timings, join(STREAMS, film.id, 'manifest'));
  rmSync(frames, { recursive: true });
  lengths.set(film.id, Math.round(totalMs));
  console.log(`${film.id}: ${(totalMs / 1000).toFixed(1)} s`);
}

async function drawPoster(page: Page, film: Film, timings: readonly Timing[]): Promise<void> {
  await show(page, (timings[0]!.startMs + timings[0]!.endMs) / 2);
  const file = join(work, `poster-${film.id}.png`);
  await page.screenshot({ path: file });
  mkdirSync(IMAGES, { recursive: true });
  saveImage(file, `poster-${film.id}`);
}

function show(page: Page, ms: number): Promise<void> {
  return page.evaluate((at) => (globalThis as unknown as { show(ms: number): void }).show(at), ms);
}

function writeCatalogue(): void {
  const streams = FILMS.map(({ id, kind, title }) => ({ id, kind, title, durationMs: lengths.get(id), posterId: `poster-${id}` }));
  const posters = FILMS.map(({ id, title }) => ({ id: `poster-${id}`, kind: 'poster', title }));
  const images = [...PICTURES.map(({ id, kind, title }) => ({ id, kind, title })), ...posters];
  writeFileSync(join(MEDIA, 'catalogue.json'), `${JSON.stringify({ streams, images }, null, 1)}\n`);
}
