import { CREAM, hashOf, INK, pick, type Paint } from './palette.ts';

const SKINS = ['#8D5A3A', '#A56B43', '#B97C50', '#C98F63', '#6F442B'];
const CLOTHS = ['#F57C00', '#E8D9C0', '#31609F', '#98385F', '#1D7A59', '#F5B800', '#8E97A3'];

/** True where the portrait of that name is a woman's; the seed gives people the faces that go with their names. */
export const isWomansFace = (name: string): boolean => hashOf(`${name}/woman`) % 2 === 0;

/** A portrait as a sign painter would do it: a few flat shapes, different for every name. */
export function drawFace(name: string, paint: Paint, size: number): string {
  const has = (what: string, outOf: number) => hashOf(`${name}/${what}`) % outOf === 0;
  const skin = pick(SKINS, `${name}/skin`);
  const cloth = pick(CLOTHS, `${name}/cloth`);
  const isWoman = isWomansFace(name);
  const hair = has('grey', 6) ? '#8C8780' : '#1E1510';
  const head = isWoman
    ? `<path d="M60 96c-6-48 22-66 40-66s46 18 40 66c-2 30 4 44 8 56H52c4-12 10-26 8-56z" fill="${hair}"/>`
    : has('turban', 4)
      ? `<path d="M54 78c-8-38 20-54 46-54s54 16 46 54c-20-16-72-16-92 0z" fill="${pick(CLOTHS, `${name}/turban`)}"/><path d="M58 70c20-22 62-30 84-6M62 50c18-14 50-18 70-2" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`
      : `<path d="M60 84c-6-40 16-54 40-54s46 14 40 54c-4-16-10-22-14-26-22 6-40 4-52-2-6 6-10 14-14 28z" fill="${hair}"/>`;
  const dupatta =
    isWoman && has('dupatta', 2)
      ? `<path d="M48 160C40 60 66 22 100 22s60 38 52 138l-18-6c8-60-6-112-34-112S58 94 66 154z" fill="${cloth}"/>`
      : '';
  const moustache =
    !isWoman && has('moustache', 2)
      ? `<path d="M82 116c6-7 12-7 18-2 6-5 12-5 18 2-8 4-12 3-18 0-6 3-10 4-18 0z" fill="${hair}"/>`
      : '';
  const beard =
    !isWoman && has('beard', 3)
      ? `<path d="M66 100c0 34 16 48 34 48s34-14 34-48c-4 14-10 18-34 18s-30-4-34-18z" fill="${hair}"/>`
      : '';
  const glasses = has('glasses', 3)
    ? `<g fill="none" stroke="${INK}" stroke-width="3"><circle cx="84" cy="92" r="12"/><circle cx="116" cy="92" r="12"/><path d="M96 92h8"/></g>`
    : '';
  const bindi = isWoman && has('bindi', 2) ? '<circle cx="100" cy="74" r="3.5" fill="#C33"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${paint.base}"/><circle cx="100" cy="96" r="84" fill="${paint.light}"/>
${isWoman ? head : ''}
<path d="M24 200c4-36 32-48 76-48s72 12 76 48z" fill="${cloth}"/><path d="M84 134h32v24c-8 10-24 10-32 0z" fill="${skin}"/><path d="M84 140c10 10 22 10 32 0v8c-10 8-22 8-32 0z" fill="#000" fill-opacity=".18"/>
<path d="M64 88c0-32 16-46 36-46s36 14 36 46c0 36-16 58-36 58S64 124 64 88z" fill="${skin}"/>
${isWoman ? `<path d="M64 84c2-32 18-44 36-44s34 12 36 44c-12-4-30-14-36-32-8 20-24 28-36 32z" fill="${hair}"/>` : head}
${beard}<circle cx="85" cy="92" r="4.5" fill="${INK}"/><circle cx="115" cy="92" r="4.5" fill="${INK}"/>
<path d="M76 80c6-5 12-5 18-1M106 79c6-4 12-4 18 1" stroke="${hair}" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M100 94l-4 16h8" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>${moustache}
<path d="M86 124c8 9 20 9 28 0" fill="${CREAM}" stroke="#6A2A22" stroke-width="3" stroke-linecap="round"/>${bindi}${glasses}${dupatta}
</svg>`;
}
