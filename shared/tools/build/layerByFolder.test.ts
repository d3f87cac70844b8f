import postcss from 'postcss';
import { expect, test } from 'vitest';
import { layerByFolder } from './layerByFolder.ts';

const layered = (from: string, css: string) =>
  postcss([layerByFolder()]).process(css, { from }).css.replace(/\s+/g, ' ');

test('a kit sheet lies below a page sheet', () => {
  expect(layered('/repo/shared/ui/Button.module.css', 'a{color:red}')).toBe(
    '@layer reset, tokens, ui, page;@layer ui{a{color:red}}',
  );
  expect(layered('/repo/mfe-feed/src/feed/x.module.css', 'a{color:red}')).toContain('@layer page{');
});

test('font faces and foreign sheets stay as they are', () => {
  expect(layered('/repo/shared/ui/fonts.css', '@font-face{src:x}')).toBe('@font-face{src:x}');
  expect(layered('/repo/node_modules/x/y.css', 'a{b:c}')).toBe('a{b:c}');
});
