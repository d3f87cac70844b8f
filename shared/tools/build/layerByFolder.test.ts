import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { ROOT } from './folders.ts';
import { layerByFolder } from './layerByFolder.ts';

const layered = (from: string, css: string) =>
  postcss([layerByFolder()])
    .process(css, { from: join(ROOT, from) })
    .css.replace(/\s+/g, ' ');

test('a kit sheet lies below a page sheet', () => {
  expect(layered('shared/ui/Button.module.css', 'a{color:red}')).toBe(
    '@layer reset, tokens, ui, page;@layer ui{a{color:red}}',
  );
  expect(layered('mfe-feed/src/feed/x.module.css', 'a{color:red}')).toContain('@layer page{');
});

test('font faces and foreign sheets stay as they are', () => {
  expect(layered('shared/ui/fonts.css', '@font-face{src:x}')).toBe('@font-face{src:x}');
  expect(layered('node_modules/x/y.css', 'a{b:c}')).toBe('a{b:c}');
});
