import { expect, test } from 'vitest';
import { askedFor } from '@remotes-kit/release/commandLine';
import { usageOf } from '@remotes-kit/release/commands';
import { composition } from '../composition.ts';

test.each([
  [['rollback', 'feed', 'a1b2', 'c3d4'], 'c3d4: not a word of this command'],
  [['release', 'feed', 'a1b2', 'now'], 'now: not a word'],
  [['canary', 'feed', '10', 'a1b2', '20'], '20: not a word'],
  [['deploy', 'feed'], 'feed: not a word'],
  [['rollback', 'feed', '--floor'], "Unknown option '--floor'"],
  [['disable', 'feed', '--force'], "Unknown option '--force'"],
  [['release', 'feed', '--watch'], "Unknown option '--watch'"],
  [['release', 'food'], 'Which remote? food has no row in the table of remotes. One of: feed,'],
  [['release'], 'Which remote? One of: feed,'],
  [['enable', 'feed', 'now'], 'now: not a word'],
  [['explode', 'feed'], 'No such command: explode'],
  [['disable', 'shell'], 'Which remote?'],
  [['retire', 'shell'], 'Which remote?'],
  [['release', 'feed', '--forse'], /^Unknown option '--forse'\. Usage: npm run release/],
  [['release', 'shell', '--floor'], "Unknown option '--floor'"],
])('%j: refused', (args, message) => expect(() => askedFor(composition, args)).toThrow(message));

test('a command that there is none of: the message has those of package.json, of every kind', () => {
  const message = () => askedFor(composition, ['explode']);
  for (const usage of ['releases', 'preview -- <remote>', 'enable -- <remote>', 'reproduce'])
    expect(message).toThrow(`npm run ${usage}`);
  expect(message).not.toThrow('npm run accept'); // the school's package.json has no such script
  const elsewhere = { ...composition, checkout: { ...composition.checkout, root: '/nowhere' } };
  expect(() => askedFor(elsewhere, ['explode'])).toThrow('npm run accept -- <folder of the deliveries>');
});

test.each([
  ['canary', 'npm run canary -- <remote or shell> [percent] [version]\n  --out'],
  ['release', '--force                      also what was withdrawn'],
  ['preview', 'npm run preview -- <remote>'],
  ['', 'One of:\n  npm run release --'],
])('--help of %j: its words and options, or every command', (name, text) =>
  expect(usageOf(composition.checkout.root, name)).toContain(text),
);

test('the shell has the acts of a remote that a site with one shell can have', () => {
  expect(askedFor(composition, ['release', 'shell', '--built'])).toMatchObject({ remote: 'shell', isBuilt: true });
  expect(askedFor(composition, ['canary', 'shell', '10', 'a1b2', '--watch'])).toMatchObject({
    remote: 'shell',
    words: ['10', 'a1b2'],
  });
  expect(askedFor(composition, ['rollback', 'shell', 'a1b2'])).toMatchObject({ remote: 'shell', words: ['a1b2'] });
});

test('a stored version, a share and a text are what was written', () => {
  expect(askedFor(composition, ['rollback', 'feed', 'a1b2'])).toMatchObject({
    command: 'rollback',
    remote: 'feed',
    words: ['a1b2'],
  });
  expect(askedFor(composition, ['canary', 'feed', '10', 'a1b2']).words).toEqual(['10', 'a1b2']);
  expect(askedFor(composition, ['disable', 'auth', 'Back on Monday.']).words).toEqual(['Back on Monday.']);
});

test('a floor is this release or a version; a deploy always means Hosting', () => {
  expect(askedFor(composition, ['release', 'feed', '--floor']).floor).toBe('this');
  expect(askedFor(composition, ['release', 'feed', '--floor-version', 'a1b2']).floor).toEqual({ version: 'a1b2' });
  expect(askedFor(composition, ['release', 'feed']).floor).toBeUndefined();
  expect(askedFor(composition, ['deploy']).isOnHosting).toBe(true);
});
