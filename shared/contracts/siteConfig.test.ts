import { expect, test } from 'vitest';
import { LOCAL_CONFIG } from './config.ts';
import { parseSiteConfig } from './siteConfig.ts';

test.each([undefined, null, '', '{', 'null', '[]', '7', '{"firebase":1}'])(
  'unreadable %j gives the local values',
  (text) => {
    expect(parseSiteConfig(text)).toEqual(LOCAL_CONFIG);
  },
);

test.each([
  [
    { url: '/v1/logs', share: 0.1 },
    { url: '/v1/logs', share: 0.1 },
  ],
  [
    { url: 'https://collector.example/v1/logs', share: 1 },
    { url: 'https://collector.example/v1/logs', share: 1 },
  ],
  [{ url: 'http://collector.example/v1/logs', share: 1 }, undefined],
  [{ url: '//evil.example/x', share: 1 }, undefined],
  [{ url: '/v1/logs', share: 'all' }, undefined],
  [{ url: '/v1/logs', share: 0 }, undefined],
  ['/v1/logs', undefined],
  [undefined, undefined],
])('reports %j are sent to %j', (reports, expected) =>
  expect(parseSiteConfig(JSON.stringify({ firebase: {}, reports })).reports).toEqual(expected),
);

test.each([
  [{ siteKey: '6Lc_x-1' }, { siteKey: '6Lc_x-1' }],
  [{ siteKey: '' }, undefined],
  [{ siteKey: 'x&render=y' }, undefined],
  [{ siteKey: 7 }, undefined],
  ['6Lc', undefined],
  [undefined, undefined],
])('App Check %j: %j', (appCheck, expected) =>
  expect(parseSiteConfig(JSON.stringify({ firebase: {}, appCheck })).appCheck).toEqual(expected),
);

test('a production configuration has no backend of its own', () => {
  const config = parseSiteConfig(JSON.stringify({ firebase: { projectId: 'p' }, images: 'https://i/a' }));
  expect(config.backend).toBeUndefined();
  expect(config.firebase.projectId).toBe('p');
  expect(config.images).toBe('https://i/a');
});

test.each([
  [{ reports: { url: '/v1/logs', share: 1 } }, { reports: { url: '/v1/logs', share: 1 } }],
  [{ reports: { url: 'http://evil.example', share: 1 } }, { reports: undefined }],
  [{}, { reports: undefined }],
  [7, undefined],
  [undefined, undefined],
])('a preview %j: %j', (preview, expected) =>
  expect(parseSiteConfig(JSON.stringify({ firebase: {}, preview })).preview).toEqual(expected),
);
