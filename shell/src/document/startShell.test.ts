import { afterEach, expect, test, vi } from 'vitest';
import { startShell } from './preload.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A preload as the document has it: in English. */
const createLink = () => ({ name: 'link', href: '/start.js', integrity: '', getAttribute: () => '/start.js' });
const fileOf = (url: string) => (url === '/start.js' ? { href: '/start.hi.js', integrity: 'sha256-x' } : { href: url });

/** Starts the shell of a document in that state. `links`: its preloads; `added`: the elements in its head; `parsed`: the parser comes to the end. */
function start(readyState: 'loading' | 'interactive', showsRemote = false) {
  const added: string[] = [];
  const links = [createLink()];
  let content: (string | (typeof links)[number])[] = [...links, 'script'];
  let parsed = () => {};
  let isThere = true;
  const template = {
    remove: () => (isThere = false),
    content: {
      querySelectorAll: () => {
        content = content.filter((each) => typeof each === 'string');
        return links;
      },
    },
  };
  const append = (...elements: (typeof template.content | { name: string })[]) =>
    void added.push(...elements.flatMap((each) => ('name' in each ? each.name : (content as string[]))));
  const document = {
    readyState,
    head: { append },
    createElement: () => ({ name: 'registry' }),
    getElementById: (id: string) => (id === 'shell-entry' && isThere ? template : null),
    addEventListener: (_: 'readystatechange', listener: () => void) => (parsed = listener),
  };
  vi.stubGlobal('document', document);
  const startNow = () => startShell(fileOf, showsRemote);
  startNow();
  return { startAgain: startNow, added, links, parsed: () => parsed() };
}

test('before the document is parsed: its files are requested, and the shell runs once #root is sure to be there', () => {
  const { added, parsed } = start('loading');
  expect(added).toEqual(['link']);
  parsed();
  expect(added).toEqual(['link', 'script']);
});

test('its files are requested in the language of the page, with their hashes', () => {
  expect(start('loading').links).toMatchObject([{ href: '/start.hi.js', integrity: 'sha256-x' }]);
});

test('that will show a remote: where the remotes are is requested first, and once', () => {
  const { added, startAgain } = start('loading', true);
  startAgain();
  expect(added).toEqual(['registry', 'link']);
});

test('in a document that is parsed: the shell runs at once', () => {
  expect(start('interactive').added).toEqual(['link', 'script']);
});
