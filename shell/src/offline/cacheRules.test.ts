import { expect, test } from 'vitest';
import { REMOTES } from '../../../shared/contracts/remotes.ts';
import { FRAME_DOCUMENT } from '../../../shared/tools/build/documents.ts';
import { cacheControlOf, IMMUTABLE } from '../../../shared/tools/compose/headers.ts';
import { DOCUMENT_URLS, documentForUrl, isHashedFile } from './cacheRules.ts';

test('where the worker requests a document: the servers have that one', () => {
  for (const [name, path] of Object.entries(DOCUMENT_URLS))
    expect(documentForUrl(`https://bazaar.example${path}?from=ad`, REMOTES)).toBe(name);
  expect(DOCUMENT_URLS.frame).toBe(`/${FRAME_DOCUMENT}`);
});

test.each([
  '/assets/index-BDN9TiBN.js',
  '/assets/index-BDN9TiBN.hi.js',
  '/mfe-feed/0a1b2c3d4e5f/assets/FeedScreen-D8QNVkRC.css',
  '/assets/hind-400-9WW_ARLS.woff2',
  '/search-index/assets/names-4l-GryCx3VsC.json',
  '/assets/a-type-of-tomorrow-9WW_ARLS.wasm',
])('%s is cached, since servers say that it never changes', (path) => {
  expect(isHashedFile(path)).toBe(true);
  expect(cacheControlOf(path)).toBe(IMMUTABLE);
});

test.each([
  '/remotes.json',
  '/mfe-feed/0a1b/mf-manifest.json',
  '/lesson-01/manifest/video.m3u8',
  '/lesson-01/480p/seg-00000001.m4s',
  '/_r2/mfe-feed/0a1b/assets/FeedScreen-D8QNVkRC.js',
  '/document/head.js',
  '/sw.js',
])('%s is not cached', (path) => expect(isHashedFile(path)).toBe(false));
