import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { fallbackFaces } from './fallbackFaces.ts';

const FONTS_CSS = join(import.meta.dirname, '../../ui/fonts.css');

/** The descriptors of each face of the sheet. */
const faces = postcss
  .parse(readFileSync(FONTS_CSS, 'utf8'))
  .nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'font-face' ? [node.nodes ?? []] : []))
  .map((nodes) => Object.fromEntries(nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : []))));

test.each(await fallbackFaces())(
  '$family $weight: the sheet has the figures that the files of the fonts give',
  (face) => {
    const found = faces.find(
      (other) => other['font-family'] === `'${face.family}'` && other['font-weight'] === String(face.weight),
    );
    const { family: _, weight: __, ...figures } = face;
    expect(found).toMatchObject(
      Object.fromEntries(
        Object.entries({ ...figures, 'line-gap-override': 0 }).map(([name, value]) => [name, `${value}%`]),
      ),
    );
  },
);

test('at most two fonts of ours are requested by the first text, and none for Devanagari', () => {
  const requested = faces.filter(({ src }) => src?.includes('url('));
  expect(requested.map((face) => `${face['font-family']} ${face['font-weight']}`)).toEqual([
    "'Anek Wide' 700",
    'Hind 400',
  ]);
  expect(JSON.stringify(requested)).not.toMatch(/U\+09/i);
});
