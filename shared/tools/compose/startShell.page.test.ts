import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('startShell.page.js', import.meta.url), 'utf8').replace(/;\s*$/, '');

/** Starts the shell of a document in that state. `added`: the elements in its head; `parsed`: the parser comes to the end. */
function start(readyState: 'loading' | 'interactive') {
  const added: string[] = [];
  let content = ['link', 'script'];
  let parsed = () => {};
  const template = {
    content: {
      querySelectorAll: (name: string) => {
        const found = content.filter((each) => each === name);
        content = content.filter((each) => each !== name);
        return found;
      },
    },
  };
  const append = (...elements: (string | object)[]) => {
    for (const each of elements) added.push(...(typeof each === 'string' ? [each] : content));
  };
  const document = {
    readyState,
    head: { append },
    getElementById: (id: string) => (id === 'entry' ? template : null),
    addEventListener: (_: 'readystatechange', listener: () => void) => (parsed = listener),
  };
  (runInNewContext(script, { document }) as (id: string) => () => void)('entry')();
  return { added, parsed: () => parsed() };
}

test('before the document is parsed: its files are requested, and the shell runs once #root is sure to be there', () => {
  const { added, parsed } = start('loading');
  expect(added).toEqual(['link']);
  parsed();
  expect(added).toEqual(['link', 'script']);
});

test('in a document that is parsed: the shell runs at once', () => {
  expect(start('interactive').added).toEqual(['link', 'script']);
});
