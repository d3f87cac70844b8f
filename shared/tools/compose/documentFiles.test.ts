import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composition } from '../composition.ts';
import { parseDocumentFiles } from '../../contracts/documentFiles.ts';
import { hashOf } from '../build/hashOf.ts';
import { composeSmall, smallRemote } from '../release/atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { publicFolder } from '@remotes-kit/release/siteReleases';

test('the list beside the documents: each file of a remote with its address, hash and language, as the import maps have them', () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-list-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  composeSmall(out, 'one');
  const dist = smallRemote('feed', 'two');
  writeFileSync(join(dist, 'assets/screen-12345678.hi.js'), '/* नमस्ते */');
  releasesIn(composition, out).release('feed', { dist });
  const read = (file: string) => readFileSync(join(publicFolder(out), file), 'utf8');
  const list = read('files.json');
  const { mounts, files } = parseDocumentFiles(JSON.parse(list))!;

  expect(mounts.feed?.prefixes).toEqual(['/feed']);
  expect(files.every(({ url, hash }) => hashOf(read(url)) === hash)).toBe(true);
  const ofFeed = files.filter(({ remote }) => remote === 'feed');
  const languages = ofFeed
    .filter(({ url }) => /screen-/.test(url))
    .map(({ url, language }) => [url.slice(-6), language]);
  expect(languages).toEqual(
    expect.arrayContaining([
      ['678.js', 'en'],
      ['.hi.js', 'hi'],
      ['678.js', undefined], // of the build before, which has no texts
    ]),
  );
  for (const document of ['index.html', 'frame.html']) {
    const html = read(document);
    expect(/<html[^>]* data-files="([^"]+)"/.exec(html)?.[1]).toBe(hashOf(list));
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    const addresses = files.flatMap(({ url, remote }) => (remote ? [url, `/_r1${url}`] : [url]));
    expect(Object.keys(integrity).sort()).toEqual(addresses.sort());
  }
});

test('a build of another bundler, with its sheets in another folder than its entry: a document knows the hash of each', () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-list-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  composeSmall(out, 'one');
  const dist = smallRemote('feed', 'two');
  mkdirSync(join(dist, 'static/css'), { recursive: true });
  writeFileSync(join(dist, 'static/css/page.css'), 'h1 { color: green }');
  const { version } = releasesIn(composition, out).release('feed', { dist });
  const { files } = parseDocumentFiles(JSON.parse(readFileSync(join(publicFolder(out), 'files.json'), 'utf8')))!;
  expect(files.map(({ url }) => url)).toContain(`/mfe-feed/${version}/static/css/page.css`);
});

test.each([null, 'x', {}, { images: 'x', origins: [], files: {} }])('the list %j: is none', (value) =>
  expect(parseDocumentFiles(value)).toBeUndefined(),
);
