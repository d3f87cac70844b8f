import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutBetweenWords } from './cutBetweenWords.ts';

test.each([
  ['Mobile Repairing', 20, 'Mobile Repairing'],
  ['Mobile Repairing at home', 16, 'Mobile Repairing'],
  ['Mobile Repairing at home', 15, 'Mobile'],
  ['Screens, batteries, flex cables', 20, 'Screens, batteries'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampfschifffahrtsgesellschaft'],
  ['Donaudampfschifffahrtsgesellschaft in Wien', 10, 'Donaudampfschifffahrtsgesellschaft'],
  ['किराना दुकान कैसे खोलें', 13, 'किराना दुकान'],
])('%s in %d characters is %s', (text, most, start) => expect(cutBetweenWords(text, most).start).toBe(start));

test('no text loses a character, and none is cut inside a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const { start, rest } = cutBetweenWords(text, most);
      expect(start + rest).toBe(text);
      if (rest) expect(rest).toMatch(/^[\s\p{P}]*\s/u);
      if (text) expect(start).not.toBe('');
    }),
  );
});
