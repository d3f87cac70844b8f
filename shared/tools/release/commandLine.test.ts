import { expect, test } from 'vitest';
import { askedFor } from './commandLine.ts';

test.each([
  [['rollback', 'feed', 'a1b2', 'c3d4'], 'c3d4: not a word of this command'],
  [['release', 'feed', 'a1b2', 'now'], 'now: not a word'],
  [['canary', 'feed', '10', 'a1b2', '20'], '20: not a word'],
  [['deploy', 'feed'], 'feed: not a word'],
  [['rollback', 'feed', '--floor'], "Unknown option '--floor'"],
  [['disable', 'feed', '--force'], "Unknown option '--force'"],
  [['release', 'feed', '--watch'], "Unknown option '--watch'"],
  [['release', 'food'], 'Which remote?'],
  [['explode', 'feed'], 'No such command: explode'],
  [['disable', 'shell'], 'Which remote?'],
  [['release', 'shell', '--floor'], "Unknown option '--floor'"],
])('%j: refused', (args, message) => expect(() => askedFor(args)).toThrow(message));

test('the shell has the acts of a remote that a site with one shell can have', () => {
  expect(askedFor(['release', 'shell', '--built'])).toMatchObject({ remote: 'shell', isBuilt: true });
  expect(askedFor(['canary', 'shell', '10', 'a1b2', '--watch'])).toMatchObject({
    remote: 'shell',
    words: ['10', 'a1b2'],
  });
  expect(askedFor(['rollback', 'shell', 'a1b2'])).toMatchObject({ remote: 'shell', words: ['a1b2'] });
});

test('a stored version, a share and a text are what was written', () => {
  expect(askedFor(['rollback', 'feed', 'a1b2'])).toMatchObject({
    command: 'rollback',
    remote: 'feed',
    words: ['a1b2'],
  });
  expect(askedFor(['canary', 'feed', '10', 'a1b2']).words).toEqual(['10', 'a1b2']);
  expect(askedFor(['disable', 'auth', 'Back on Monday.']).words).toEqual(['Back on Monday.']);
});

test('a floor is this release or a version; a deploy always means Hosting', () => {
  expect(askedFor(['release', 'feed', '--floor']).floor).toBe('this');
  expect(askedFor(['release', 'feed', '--floor-version', 'a1b2']).floor).toEqual({ version: 'a1b2' });
  expect(askedFor(['release', 'feed']).floor).toBeUndefined();
  expect(askedFor(['deploy']).isOnHosting).toBe(true);
});
