import type { DocumentFiles } from '@bazaar/shared/contracts/documentFiles';
import { expect, test, vi } from 'vitest';
import { neededOf } from './cachedCode.ts';

vi.stubGlobal('location', { origin: 'https://bazaar.example' });

const DOCUMENT: DocumentFiles = {
  origins: [],
  images: '',
  mounts: { catalog: { prefixes: ['/levels'] }, feed: { prefixes: ['/feed'] } },
  files: [
    { url: '/assets/start.js', hash: 'shell', language: 'en' },
    { url: '/assets/start.hi.js', hash: 'shell in Hindi', language: 'hi' },
    { url: '/assets/style.css', hash: 'sheet' },
    { url: '/mfe-catalog/2/entry.js', hash: 'catalog', remote: 'catalog' },
    { url: '/mfe-catalog/1/entry.js', hash: 'catalog before', remote: 'catalog' },
    { url: '/mfe-feed/1/entry.js', hash: 'feed', remote: 'feed' },
  ],
};

test('the code of saved lessons: the shell’s and every build of the remote that plays them, in one language', () => {
  const paths = ['/levels/t/videos/l?video=a'];
  expect(Object.values(neededOf(DOCUMENT, { language: 'hi', paths }))).toEqual([
    'shell in Hindi',
    'sheet',
    'catalog',
    'catalog before',
  ]);
  expect(Object.values(neededOf(DOCUMENT, { language: 'en', paths: [] }))).toEqual(['shell', 'sheet']);
});
