import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, consonantsOf } from './fold.ts';

/** As learners type it, and as the school writes it. */
const SAME_SPELLING = [
  ['darzi', 'दर्ज़ी'],
  ['darji', 'दर्ज़ी'],
  ['Darzee', 'दर्ज़ी'],
  ['dukan', 'दुकान'],
  ['dukaan', 'दुकान'],
  ['kirana', 'किराना'],
  ['kiraana', 'किराना'],
  ['hisab', 'हिसाब'],
  ['hisaab', 'हिसाब'],
  ['sabzi', 'सब्ज़ी'],
  ['sabji', 'सब्ज़ी'],
  ['kheti', 'खेती'],
  ['bagh', 'बाग़'],
  ['roz', 'रोज़'],
  ['kaam', 'काम'],
  ['kaise', 'कैसे'],
  ['kese', 'कैसे'],
  ['chahiye', 'चाहिये'],
  ['paisa', 'पैसा'],
  ['phool', 'फूल'],
  ['fool', 'फूल'],
  ['school', 'स्कूल'],
  ['screen', 'स्क्रीन'],
  ['vyapar', 'व्यापार'],
  ['wyapar', 'व्यापार'],
  ['chalna', 'चलना'],
  ['namak', 'नमक'],
  ['gyan', 'ज्ञान'],
  ['shuruaat', 'शुरुआत'],
  ['chai', 'चाय'],
  ['thela', 'ठेला'],
  ['grahak', 'ग्राहक'],
  ['bhav', 'भाव'],
  ['champa', 'चंपा'],
  ['10', '१०'],
  ['Café', 'cafe'],
  // Joiners, soft hyphens and marks of direction.
  ['स्क्रीन', 'स्\u200Dक्रीन'],
  ['दर्ज़ी', 'दर्\u200Dज़ी'],
  ['ग्राहक', 'ग्\u200Dरा\u200Cहक'],
  ['repair', 're\u00ADpair'],
  ['repair', '\u2068re\u200Bpair\u2069'],
] as const;

test.each(SAME_SPELLING)('%s and %s: fold to the same word', (typed, written) =>
  expect(fold(typed)).toEqual(fold(written)),
);

const SAME_SOUND = [
  ['mobile', 'मोबाइल'],
  ['repair', 'रिपेयर'],
  ['battery', 'बैटरी'],
  ['customer', 'कस्टमर'],
  ['plumber', 'प्लंबर'],
  ['parlour', 'पार्लर'],
  ['service', 'सर्विस'],
] as const;

test.each(SAME_SOUND)('%s and %s: sound the same', (typed, written) => {
  const sounds = [typed, written].map((text) => consonantsOf(fold(text)[0]!));
  expect(sounds[0]).toBeDefined();
  expect(sounds[0]).toBe(sounds[1]);
});

const DIFFERENT = [
  ['soap', 'shop'],
  ['phone', 'fan'],
  ['तेल', 'ताल'],
  ['शादी', 'सदी'],
  ['price', 'prize'],
] as const;

test.each(DIFFERENT)('%s and %s: stay different', (one, other) => expect(fold(one)).not.toEqual(fold(other)));

test('a sentence: its words in order, without what lies between', () =>
  expect(fold('How to quote a job, at ₹ 500?')).toEqual(['hov', 'to', 'kuot', 'a', 'job', 'at', '500']));

test('a word of two consonants: has no sound of its own', () => expect(consonantsOf('mil')).toBeUndefined());

test('whatever is folded: short words of letters and digits, and the same again', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = fold(text);
      return words.every((word) => word.length <= 160 && !/\s/.test(word)) && words.length <= text.length;
    }),
  ));
