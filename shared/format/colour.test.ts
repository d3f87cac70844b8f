import { expect, test } from 'vitest';
import fc from 'fast-check';
import { buttonColours, contrast, parseColour, rgb, underFilm } from './colour.ts';

test.each([
  ['#F57C00', '#F57C00'],
  ['f57c00', '#F57C00'],
  ['#FF14523C', '#14523C'],
  ['FF14523C', '#14523C'],
  ['#1014523C', undefined],
  ['#9814523C', undefined],
  ['#9914523C', '#14523C'],
  ['red', undefined],
  ['url(https://e/x.gif)', undefined],
  ['#FFF', undefined],
  [undefined, undefined],
])('%s is %s', (given, colour) => expect(parseColour(given)).toBe(colour));

test('missing colours are the defaults, with the film that lets white be read on orange', () => {
  expect(buttonColours(undefined, undefined)).toEqual({ fill: '#F57C00', text: '#FFFFFF', film: 'rgb(0 0 0 / 0.25)' });
});

test('text and background of one colour: the text becomes black, or white on black', () => {
  expect(buttonColours('#FFFFFF', '#ffffff').text).toBe('#000000');
  expect(buttonColours('#000000', '#FF000000').text).toBe('#FFFFFF');
});

test('every pair of colours ends at 4.5 : 1 or better', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, hex, (fillGiven, textGiven) => {
      const { fill, text, film } = buttonColours(fillGiven, textGiven);
      const [, shade = '0', alpha = '0'] = /rgb\((\d+) \d+ \d+ \/ ([\d.]+)\)/.exec(film ?? '') ?? [];
      return contrast(underFilm(rgb(fill), Number(shade), Number(alpha)), rgb(text)) >= 4.5;
    }),
  );
});
