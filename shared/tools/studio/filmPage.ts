import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slidesOf, titleOf, type Film } from './films.ts';
import { OBJECTS } from './objects.ts';
import { CREAM, PAINTS, pick } from './palette.ts';
import type { Timing } from './timings.ts';

const face = (family: string, file: string, weight: number) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../ui/fonts', file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
};

/** The fonts of the site, as text for a page that has no server. */
export const FONT_FACES = [
  face('Anek Wide', 'anek-wide-700.woff2', 700),
  face('Hind', 'hind-600.woff2', 600),
  face('Hind Hindi', 'hind-devanagari-600.woff2', 600),
].join('');

const FONT_FAMILY = `'Anek Wide','Hind Hindi',Hind,sans-serif`;

interface Layout {
  width: number;
  height: number;
  /** The object of the trade: its centre and its size in px. */
  art: { x: number; y: number; size: number };
  /** The box of the lettering, and its alignment in it, in px. */
  text: { width: number; left: number; titleTop: number; top: number; height: number; align: 'start' | 'center' };
  /** Font sizes in px. */
  font: { title: number; number: number; head: number };
}

/**
 * Lesson: cards cut it to 4:3, rows cut that to 16:9 again, so an eighth of each side may be gone; controls and captions lie below.
 * Reel: the site's own text, its buttons and the edges of its card lie over the rest.
 */
export const LAYOUTS: Record<Film['kind'], Layout> = {
  lesson: {
    width: 1280,
    height: 720,
    art: { x: 912, y: 376, size: 296 },
    text: { width: 490, left: 208, titleTop: 110, top: 150, height: 420, align: 'center' },
    font: { title: 28, number: 34, head: 57 },
  },
  reel: {
    width: 720,
    height: 1280,
    art: { x: 320, y: 740, size: 340 },
    text: { width: 500, left: 60, titleTop: 172, top: 264, height: 260, align: 'start' },
    font: { title: 32, number: 38, head: 64 },
  },
};

/** The state of a film at one moment. Two equal moments are the same picture. */
export interface Moment {
  slide: number;
  /** The part of the slide that has entered, 0 to 1. */
  entered: number;
  /** The part of the film that is over, 0 to 1. */
  progress: number;
}

const ENTRANCE_MS = 600;
/** The progress bar advances this often: in between, nothing has to be drawn. */
const BAR_STEP_MS = 1_000;

/** A slide enters within 600 ms and then rests; only the bar advances. */
export function momentAt(ms: number, timings: readonly Timing[]): Moment {
  const found = timings.findIndex(({ endMs }) => ms < endMs);
  const slide = found < 0 ? timings.length - 1 : found;
  const share = Math.min(1, (ms - timings[slide]!.startMs) / ENTRANCE_MS);
  const totalMs = timings.at(-1)!.endMs;
  return {
    slide,
    entered: 1 - (1 - share) ** 3,
    progress: Math.floor(ms / BAR_STEP_MS) / Math.floor(totalMs / BAR_STEP_MS),
  };
}

/** A page that can show any moment of a film: `show(moment)`. Deterministic: the same moment is the same picture. */
export function filmPage(film: Film): string {
  const { width, height, art, text, font } = LAYOUTS[film.kind];
  const paint = pick(PAINTS, film.id);
  const disc = art.size * 1.36;
  const slides = slidesOf(film).map(({ head, object }, index, all) => {
    const isTitle = head === titleOf(film);
    const first = all.length - film.steps.length;
    return {
      head,
      art: OBJECTS[object],
      title: isTitle ? '' : titleOf(film),
      number: isTitle ? '' : `${index - first + 1} / ${film.steps.length}`,
    };
  });
  return `<!doctype html><meta charset="utf-8"><style>${FONT_FACES}
*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;overflow:hidden;position:relative;background:${paint.base};color:${CREAM};font:700 ${font.head}px/1.14 ${FONT_FAMILY}}
#ground{position:absolute;inset:0;background:repeating-linear-gradient(${film.kind === 'reel' ? 0 : 90}deg,transparent 0 118px,${paint.dark}55 118px 124px)}
#disc{position:absolute;border-radius:50%;background:${paint.light};width:${disc}px;height:${disc}px;left:${art.x - disc / 2}px;top:${art.y - disc / 2}px}
#art{position:absolute;width:${art.size}px;height:${art.size}px;left:${art.x - art.size / 2}px;top:${art.y - art.size / 2}px}
#title{position:absolute;left:${text.left}px;top:${text.titleTop}px;width:${film.kind === 'reel' ? text.width : width - 2 * text.left}px;font-size:${font.title}px}
#text{position:absolute;left:${text.left}px;top:${text.top}px;width:${text.width}px;height:${text.height}px;display:flex;flex-direction:column;justify-content:${text.align}}
#number{display:block;color:#FFB45C;font-size:${font.number}px;margin-bottom:16px}
#number:empty{display:none}
#rule{flex:none;width:144px;height:16px;border-top:8px solid #E5484D;border-bottom:3px solid #E5484D;margin-top:24px}
#bar{position:absolute;left:0;bottom:0;width:100%;height:8px;background:#F57C00;transform-origin:left}
</style><div id=ground></div><div id=disc></div><div id=title></div><div id=art></div><div id=text><span id=number></span><span id=head></span><span id=rule></span></div><div id=bar></div>
<script>{
const slides=${JSON.stringify(slides)},q=(id)=>document.getElementById(id);let shown=-1;
window.show=({slide,entered,progress})=>{
if(slide!==shown){shown=slide;const s=slides[slide];q('art').innerHTML='<svg viewBox="0 0 200 200" width="100%" height="100%">'+s.art+'</svg>';q('head').textContent=s.head;q('number').textContent=s.number;q('title').textContent=s.title}
q('art').style.transform='translateY('+(1-entered)*120+'px) rotate('+(1-entered)*-12+'deg) scale('+(.85+.15*entered)+')';
q('art').style.opacity=q('text').style.opacity=entered;q('text').style.transform='translateY('+(1-entered)*24+'px)';
q('bar').style.transform='scaleX('+progress+')'}
}</script>`;
}
