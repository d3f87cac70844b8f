import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OBJECTS } from './objects.ts';
import { CREAM, PAINTS, pick } from './palette.ts';
import type { Film } from './films.ts';

export interface Timing {
  startMs: number;
  endMs: number;
}

const fonts = join(import.meta.dirname, '../../ui/fonts');
const face = (family: string, file: string, weight: number) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString('base64')})}`;

/** The faces of the site, as text for a page that has no server. */
export const FACES = [
  face('Anek Wide', 'anek-wide-700.woff2', 700),
  face('Hind', 'hind-600.woff2', 600),
  face('Hind Hindi', 'hind-devanagari-600.woff2', 600),
].join('');

const FONT = `'Anek Wide','Hind Hindi',Hind,sans-serif`;

/** A page that can show any moment of a film: `show(ms)`. Deterministic: the same moment is the same picture. */
export function stagePage(film: Film, timings: readonly Timing[], size: { width: number; height: number }): string {
  const paint = pick(PAINTS, film.id);
  const isTall = size.height > size.width;
  const unit = Math.min(size.width, size.height);
  const steps = film.steps.map(({ head, object }) => ({ head, art: OBJECTS[object] }));
  const totalMs = timings.at(-1)!.endMs;
  return `<!doctype html><meta charset="utf-8"><style>${FACES}
*{margin:0;box-sizing:border-box}body{width:${size.width}px;height:${size.height}px;overflow:hidden;background:${paint.base};color:${CREAM};font:700 ${unit * 0.075}px/1.12 ${FONT}}
#ground{position:absolute;inset:0;background:repeating-linear-gradient(${isTall ? 0 : 90}deg,transparent 0 ${unit * 0.1}px,${paint.dark}55 ${unit * 0.1}px ${unit * 0.105}px)}
#frame{position:absolute;inset:${unit * 0.03}px;border:${unit * 0.005}px solid ${CREAM}66}
#art{position:absolute;width:${unit * 0.56}px;height:${unit * 0.56}px;${isTall ? `left:${(size.width - unit * 0.56) / 2}px;top:${size.height * 0.16}px` : `right:${unit * 0.16}px;top:${unit * 0.2}px`}}
#disc{position:absolute;border-radius:50%;background:${paint.light};width:${unit * 0.78}px;height:${unit * 0.78}px;${isTall ? `left:${(size.width - unit * 0.78) / 2}px;top:${size.height * 0.16 - unit * 0.11}px` : `right:${unit * 0.05}px;top:${unit * 0.09}px`}}
#text{position:absolute;left:${unit * 0.09}px;${isTall ? `right:${unit * 0.09}px;bottom:${size.height * 0.24}px` : `width:${size.width * 0.46}px;top:${unit * 0.3}px`}}
#number{display:block;color:#FFB45C;font-size:${unit * 0.05}px;margin-bottom:${unit * 0.03}px}
#rule{display:block;width:${unit * 0.2}px;height:${unit * 0.022}px;border-top:${unit * 0.011}px solid #E5484D;border-bottom:${unit * 0.004}px solid #E5484D;margin-top:${unit * 0.035}px;transform-origin:left}
#title{position:absolute;left:${unit * 0.09}px;right:${unit * 0.09}px;top:${unit * 0.08}px;font-size:${unit * 0.038}px;opacity:.85}
#bar{position:absolute;left:0;bottom:0;height:${unit * 0.012}px;background:#F57C00}
</style><div id=ground></div><div id=disc></div><div id=frame></div><div id=title></div><div id=art></div><div id=text><span id=number></span><span id=head></span><span id=rule></span></div><div id=bar></div>
<script>
const steps=${JSON.stringify(steps)},timings=${JSON.stringify(timings)},total=${totalMs},q=(i)=>document.getElementById(i);
q('title').textContent=${JSON.stringify(film.title)};
let shown=-1;const ease=(x)=>x<0?0:x>1?1:1-Math.pow(1-x,3);
window.show=(ms)=>{let i=timings.findIndex((t)=>ms<t.endMs);if(i<0)i=timings.length-1;
const t=timings[i],into=(ms-t.startMs)/700,part=(ms-t.startMs)/(t.endMs-t.startMs);
if(i!==shown){shown=i;q('art').innerHTML='<svg viewBox="0 0 200 200" width="100%" height="100%">'+steps[i].art+'</svg>';q('head').textContent=steps[i].head;q('number').textContent=(i+1)+' / '+steps.length}
const e=ease(into);
q('art').style.transform='translateY('+((1-e)*${unit * 0.25}+Math.sin(ms/900)*${unit * 0.012})+'px) rotate('+((1-e)*-14+Math.sin(ms/1300)*3)+'deg) scale('+(0.85+0.15*e)+')';
q('art').style.opacity=e;q('disc').style.transform='scale('+(0.94+0.06*Math.sin(ms/1500))+')';
q('text').style.transform='translateX('+((1-ease(into-.15))*${unit * -0.2})+'px)';q('text').style.opacity=ease(into-.15);
q('rule').style.transform='scaleX('+Math.max(.05,part)+')';q('bar').style.width=(100*ms/total)+'%';
q('ground').style.transform='translate${isTall ? 'Y' : 'X'}('+(Math.sin(ms/4000)*${unit * 0.05})+'px)';};
</script>`;
}
