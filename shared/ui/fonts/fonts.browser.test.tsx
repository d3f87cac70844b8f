import { describe, expect, test, vi } from 'vitest';
import '../fonts.css';
import '../tokens.css';
import { addLateFonts } from './lateFonts.ts';

const TEXT =
  'Short lessons in your language, from people who run the business. Say the price first, then the discount.';
const HINDI = 'ग्राहक';

/** The width and the height of a text in these fonts, without the rounding to pixels that some systems do for each letter. */
function boxOf(family: string, weight: number, text = TEXT): { width: number; height: number } {
  const element = document.createElement('span');
  element.textContent = text;
  element.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px / normal ${family}; font-synthesis: none; text-rendering: geometricPrecision`;
  document.body.append(element);
  const { width, height } = element.getBoundingClientRect();
  element.remove();
  return { width, height };
}

const loaded = (...fonts: string[]) => Promise.all(fonts.map((font) => document.fonts.load(font, TEXT)));
const facesOf = (weight: string, range: RegExp) =>
  [...document.fonts].filter(
    (face) => face.family === 'Hind' && face.weight === weight && range.test(face.unicodeRange),
  );
const LATIN = /^U\+0/i;
const DEVANAGARI = /^U\+9/i;

// In this order: a font that was added stays.
describe('the fonts', { shuffle: false }, () => {
  test.each([
    ["'Anek Wide'", "'Anek Arial'", 700],
    ['Hind', "'Hind Arial'", 400],
  ])('text takes the same room before %s is here: %s %i', async (font, standIn, weight) => {
    await loaded(`${weight} 20px ${font}`, `${weight} 20px ${standIn}`);
    const wanted = boxOf(font, weight);
    const drawn = boxOf(standIn, weight);
    expect(Math.abs(drawn.height - wanted.height)).toBeLessThanOrEqual(1);
    expect(Math.abs(drawn.width / wanted.width - 1)).toBeLessThan(0.02);
  });

  test('Hind 600 before it is added: text is drawn in the face of the device that is as wide and as high, not in 400', async () => {
    await loaded('400 20px Hind', "600 20px 'Hind Arial'");
    expect(boxOf("Hind, 'Hind Arial'", 600)).toEqual(boxOf("'Hind Arial'", 600));
  });

  test('Hind 600 once it is added: requested by the text that needs it, and nothing moves', async () => {
    const before = boxOf("Hind, 'Hind Arial'", 600);
    addLateFonts();
    const added = facesOf('600', LATIN).at(-1)!;
    expect(added.status).toBe('unloaded');
    await added.load();
    await expect.poll(() => boxOf("Hind, 'Hind Arial'", 600)).not.toEqual(before);
    const after = boxOf("Hind, 'Hind Arial'", 600);
    expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.width / before.width - 1)).toBeLessThan(0.02);
  });

  test.each([
    ['no font for Devanagari: ours is added for both weights, and requested by the text that needs it', 20, 20, 1],
    ['a font for Devanagari: none of ours is added', 24, 14, 0],
  ])('a device with %s', async (_, wide, narrow, expected) => {
    const letters: Record<string, number> = { क: wide, र: narrow };
    const measureText = vi
      .spyOn(CanvasRenderingContext2D.prototype, 'measureText')
      .mockImplementation((text) => ({ width: letters[text] }) as TextMetrics);
    for (const face of [...document.fonts].filter(({ display }) => display === 'swap')) document.fonts.delete(face);
    const before = new Set(document.fonts);
    addLateFonts();
    measureText.mockRestore();
    const added = [...document.fonts].filter((face) => !before.has(face) && DEVANAGARI.test(face.unicodeRange));
    expect(added.map(({ weight }) => weight)).toEqual(expected ? ['400', '600'] : []);
    expect(added.every(({ status }) => status === 'unloaded')).toBe(true);
    await Promise.all(added.map((face) => face.load()));
    if (expected) expect(boxOf('Hind', 400, HINDI).width).toBeGreaterThan(0);
    const count = document.fonts.size;
    addLateFonts();
    expect(document.fonts.size, 'called again, by another copy of the module').toBe(count);
  });
});
