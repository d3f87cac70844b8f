import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../../../contracts/languages.ts';
import { PSEUDO, pseudo, pseudoText } from './pseudo.ts';

test('a text in the pseudo-language: accented in every letter and longer, the longer part in words', () => {
  expect(pseudoText('Try Again')).toBe('[Ťřý Áĝáíñ ~~~~]');
  expect(pseudoText('ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz')).toBe(
    '[ÁƁÇĎÉƑĜĤÍĴĶĹḾÑÓÞǪŘŠŤÚṼŴẊÝŽ áƀçďéƒĝĥíĵķĺḿñóþǫřšťúṽŵẋýž ~~~~~~ ~~~~~~ ~~~~~~ ~~~]',
  );
});

test.each(['', '–', ' · ', '1/3', '1,00,000', 'हिन्दी'])('%j, which has no letter to accent: stays as it is', (text) =>
  expect(pseudoText(text)).toBe(text),
);

test('what functions return, lists and nested texts: all in the pseudo-language', () => {
  const texts = pseudo({
    slides: [{ title: 'Go' }, { title: 'On' }],
    likes: (count: number, what: string) => `${count} ${what}`,
    deep: { keys: { help: 'Help' } },
  });
  expect(texts.slides).toEqual([{ title: '[Ĝó ~]' }, { title: '[Óñ ~]' }]);
  expect(texts.likes(2, 'likes')).toBe('[2 ĺíķéš ~~]');
  expect(texts.deep.keys.help).toBe('[Ĥéĺþ ~~]');
});

test('the name of a language among the texts, which Intl and `lang` are given: is that of the pseudo-language', () => {
  for (const language of LANGUAGE_NAMES) expect(pseudoText(language)).toBe(PSEUDO);
  expect(new Intl.NumberFormat(PSEUDO).format(100_000)).toBe('100,000');
});
