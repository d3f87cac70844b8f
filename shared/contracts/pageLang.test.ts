import { afterEach, expect, test, vi } from 'vitest';
import { pageLang } from './pageLang.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['in Hindi', { lang: 'hi', language: 'hi' }, 'hi'],
  ['in Hindi that a browser translates into Tamil', { lang: 'ta', language: 'hi' }, 'hi'],
  ['in English that a browser translates into Hindi', { lang: 'hi', language: 'en' }, 'en'],
  ['whose language was not chosen by a script', { lang: 'en' }, 'en'],
  ['in the pseudo-language of a dev server', { lang: 'en-XA', language: 'en-XA' }, 'en-XA'],
])(
  'a page %s: its language is that of its texts',
  (_, { lang, language }: { lang: string; language?: string }, expected) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: { language } } });
    expect(pageLang()).toBe(expected);
  },
);
