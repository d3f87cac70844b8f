import { readFileSync } from 'node:fs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import settings from 'lucide/dist/esm/icons/settings.mjs';
import { expect, test } from 'vitest';
import { NAVIGATION } from '../chrome/navigation.ts';
import { SLIDES } from '../home/content.ts';
import { navigation } from '../texts.ts';
import { frameDocument, homeDocument, withImages, withLateEntry } from '../../../shared/tools/build/documents.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('the landing page draws its first slide before any script', () => {
  const home = homeDocument(html);
  expect(home).toContain(`<h1>${SLIDES[0]!.title}</h1>`);
  expect(home).toContain(`<p>${SLIDES[0]!.text}</p>`);
  expect(home).not.toMatch(/<!--\/?home-->/);
});

test('what starts the shell waits in a template, all of it; a document without its usual beginning keeps it where it is', () => {
  const late = withLateEntry(html);
  const [entry] = /<script type="module"[^>]*><\/script>/.exec(html)!;
  expect(late).toMatch(/<meta charset="utf-8" \/><template id="shell-entry">.*<\/template>/);
  expect(late.split(entry)).toHaveLength(2);
  const older = html.replace('<meta charset="utf-8" />', '');
  expect(withLateEntry(older)).toBe(older);
});

test('the document of other pages draws the header and requests no picture', () => {
  const frame = frameDocument(html);
  expect(frame).toContain('site-header');
  expect(frame).not.toMatch(/<main>|<img|as="image"/);
});

test('pictures come from the configured host', () => {
  expect(withImages(homeDocument(html), 'https://images.example/account')).toContain(
    'https://images.example/account/hero-1/public',
  );
});

test('the header before any script draws the icons that React draws', () => {
  const drawn = [...settings, ...menu].map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')} />`,
  );
  for (const shape of drawn) expect(frameDocument(html)).toContain(shape);
});

test('pages without the bottom bar have the links between the sections before any script, the landing page has not', () => {
  for (const { name, path } of NAVIGATION)
    expect(frameDocument(html)).toContain(`<a href="${path}">${navigation[name]}</a>`);
  expect(homeDocument(html)).not.toMatch(/site-sections|site-menu|<!--\/?frame-->/);
});

test('the attributes by which markup and sheets tell what the document has done are those of the protocol', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const protocol = read('shared/contracts/documentProtocol.ts');
  const marks = [...protocol.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name]) => name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)); // prettier-ignore
  const sheets = ['shell/src/document/document.css', 'shared/ui/fonts.css', 'shared/ui/tokens.css'].map(read).join('');
  const named = [
    ...sheets.matchAll(/(?::root|#root > main|:not\()\[data-([\w-]+)/g),
    ...html.matchAll(/<header[^>]* data-([\w-]+)/g),
  ].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(['begun', 'bottom-bar', 'drawn', 'picture-first', 'theme', 'visitor']);
  expect(marks).toEqual(expect.arrayContaining(named));
});
