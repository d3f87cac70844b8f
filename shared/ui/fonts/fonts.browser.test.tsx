import { expect, test } from 'vitest';
import '../fonts.css';

const TEXT =
  'Short lessons in your language, from people who run the business. Say the price first, then the discount.';

/** How wide and how high a text is in one font alone. */
function boxOf(family: string, weight: number): { width: number; height: number } {
  const text = document.createElement('span');
  text.textContent = TEXT;
  text.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px / normal '${family}'; font-synthesis: none`;
  document.body.append(text);
  const { width, height } = text.getBoundingClientRect();
  text.remove();
  return { width, height };
}

test.each([
  ['Hind', 'Hind Arial', 400],
  ['Hind', 'Hind Arial', 600],
  ['Anek Wide', 'Anek Arial', 700],
])('text takes the same room before %s is here: %s %i', async (font, standIn, weight) => {
  await Promise.all([font, standIn].map((family) => document.fonts.load(`${weight} 20px '${family}'`, TEXT)));
  const wanted = boxOf(font, weight);
  const drawn = boxOf(standIn, weight);
  expect(Math.abs(drawn.height - wanted.height)).toBeLessThanOrEqual(1);
  expect(Math.abs(drawn.width / wanted.width - 1)).toBeLessThan(0.02);
});
