import { expect, test } from 'vitest';
import { LOCAL_CONFIG } from './config.ts';
import { parseSiteConfig } from './siteConfig.ts';

test.each([undefined, null, '', '{', 'null', '[]', '7', '{"firebase":1}'])(
  'unreadable %j gives the local values',
  (text) => {
    expect(parseSiteConfig(text)).toEqual(LOCAL_CONFIG);
  },
);

test('a production configuration has no backend of its own', () => {
  const config = parseSiteConfig(JSON.stringify({ firebase: { projectId: 'p' }, images: 'https://i/a' }));
  expect(config.backend).toBeUndefined();
  expect(config.firebase.projectId).toBe('p');
  expect(config.images).toBe('https://i/a');
});
