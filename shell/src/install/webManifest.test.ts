import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../../../shared/contracts/languages.ts';
import { documentTexts } from '../document/documentTexts.ts';
import { webManifests } from './webManifest.ts';

const { contentIn, pathIn } = webManifests;
const manifests = LANGUAGE_NAMES.map((language) => contentIn(language, 'School'));
const [english, hindi] = manifests;

/** Not in the spec: a browser fetches them to offer the site. */
const MAX_PICTURE_BYTES = 30 * 1024;
/** Chromium shows no picture whose longer side is more than so many times the shorter one, or that is out of these bounds. */
const MAX_RATIO = 2.3;
const [MIN_PX, MAX_PX] = [320, 3_840];

const addressesOf = ({ icons, shortcuts, screenshots }: (typeof manifests)[number]) => [
  ...icons.map(({ src }) => src),
  ...shortcuts.flatMap((shortcut) => shortcut.icons.map(({ src }) => src)),
  ...screenshots.map(({ src }) => src),
];

test('the manifest of each language is one app: only its texts and its pictures with texts differ', () => {
  const withoutTexts = manifests.map(({ description: _1, lang: _2, shortcuts, screenshots, ...rest }) => ({
    ...rest,
    shortcuts: shortcuts.map(({ url, icons }) => ({ url, icons })),
    screenshots: screenshots.map(({ sizes, form_factor }) => ({ sizes, form_factor })),
  }));
  for (const other of withoutTexts) expect(other).toEqual(withoutTexts[0]);
  expect(english).toMatchObject({ lang: 'en', name: 'School', description: expect.stringMatching(/^Business skills/) });
  const texts = [hindi!.description, ...hindi!.shortcuts.map(({ name }) => name), ...hindi!.screenshots.map(({ label }) => label)]; // prettier-ignore
  for (const text of texts) expect(text).toMatch(/^[\p{Script=Devanagari}\p{P}\s]+$/u);
});

test('the document in another language names the manifest in it', () => {
  expect(readFileSync(new URL('../../index.html', import.meta.url), 'utf8')).toContain(`href="${pathIn('en')}"`);
  expect(documentTexts().hi!.manifest).toBe(pathIn('hi'));
});

test('every picture that a manifest names is there, of at most 30 KB', () => {
  for (const path of manifests.flatMap(addressesOf)) {
    const file = join(import.meta.dirname, '../../public', path);
    expect(existsSync(file), path).toBe(true);
    expect(statSync(file).size, path).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  }
});

test('the pictures of each form are of one shape that Chromium shows', () => {
  for (const form of ['narrow', 'wide']) {
    const pictures = english!.screenshots.filter((picture) => picture.form_factor === form);
    expect(new Set(pictures.map(({ sizes }) => sizes)).size).toBe(1);
    const sides = pictures[0]!.sizes.split('x').map(Number);
    expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(MAX_RATIO);
    for (const px of sides) expect(px).toSatisfy((side: number) => side >= MIN_PX && side <= MAX_PX);
    const [width, height] = sides as [number, number];
    expect(width > height).toBe(form === 'wide');
  }
});
