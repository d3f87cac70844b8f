import { createElement as reactElement, Fragment as ReactFragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { Fragment } from './substitutes/jsxRuntime.ts';
import { createContext, createElement, memo, use, useContext, useEffect, useState } from './substitutes/react.ts';

type Make = (type: never, props: object | null, ...children: unknown[]) => unknown;

/** The HTML that both make of one description: ours with our elements, React with its own. */
function bothOf(describe: (make: Make, fragment: never) => unknown): { ours: string; reacts: string } {
  const [ours, reacts] = [document.createElement('main'), document.createElement('main')];
  draw(describe(createElement as Make, Fragment as never), ours);
  flushSync(() => createRoot(reacts).render(describe(reactElement as Make, ReactFragment as never) as ReactNode));
  return { ours: ours.innerHTML, reacts: reacts.innerHTML };
}
const tag = (name: string) => name as never;

test.each<[what: string, describe: (make: Make, fragment: never) => unknown]>([
  [
    'texts, numbers and what shows nothing',
    (h) => h(tag('p'), null, 'a', 0, null, undefined, true, false, ['b', ['c']]),
  ],
  ['HTML in a text', (h) => h(tag('p'), null, '<img src=x onerror=alert(1)>')],
  ['fragments', (h, fragment) => h(tag('p'), null, h(fragment, null, 'a', h(tag('b'), null, 'c')))],
  [
    'names that React writes otherwise',
    (h) => h(tag('label'), { className: 'x', htmlFor: 'y', tabIndex: -1, dateTime: 'z' }),
  ],
  ['an image', (h) => h(tag('img'), { src: 'data:,', srcSet: 'data:, 400w', sizes: '1px', alt: '', decoding: 'sync' })],
  [
    'truth',
    (h) =>
      h(tag('button'), { disabled: true, hidden: false, 'aria-busy': false, 'aria-pressed': true, 'data-is': false }),
  ],
  ['absent properties', (h) => h(tag('i'), { title: undefined, lang: null, 'aria-label': undefined })],
  [
    'styles',
    (h) => h(tag('i'), { style: { width: 3, aspectRatio: 1.5, left: '50%', '--names': 2, color: undefined } }),
  ],
  [
    'pictures',
    (h) =>
      h(
        tag('svg'),
        { viewBox: '0 0 9 9', strokeWidth: 2, strokeLinecap: 'round', 'aria-hidden': 'true' },
        h(tag('path'), { d: 'M0 0' }),
      ),
  ],
])('%s: drawn as React draws it', (_, describe) => {
  const { ours, reacts } = bothOf(describe);
  expect(ours).toBe(reacts);
});

test('components: drawn in their first state, with the values of their contexts, without effects', () => {
  const Context = createContext('outer');
  const Name = memo(() => `${useContext(Context)} ${useState(() => 'first')[0]}`);
  const Screen = () => {
    (useEffect as (effect: () => void) => void)(() => {
      throw new Error('no effect runs');
    });
    return [
      createElement(Context as never, { value: 'inner' }, createElement(Name, null)),
      createElement('b', null, use(Context)),
    ];
  };
  const main = document.createElement('main');
  draw(createElement(Screen, null), main);
  expect(main.innerHTML).toBe('inner first<b>outer</b>');
});

test('a context after a component that throws: its value is the one before', () => {
  const Context = createContext('outer');
  const Throws = () => {
    throw new Error('broken');
  };
  const main = document.createElement('main');
  expect(() => draw(createElement(Context as never, { value: 'inner' }, createElement(Throws, null)), main)).toThrow(
    'broken',
  );
  expect(use(Context)).toBe('outer');
});
