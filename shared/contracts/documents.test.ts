import { expect, test } from 'vitest';
import { documentForPath } from './documents.ts';
import { REMOTES } from './remotes.ts';

test.each(['/', '/home', '/home/', '//home'])('%s: the landing page’s document', (path) =>
  expect(documentForPath(path, REMOTES)).toBe('home'),
);

test.each(['/login', '/login/', '//login', '/login/details'])('%s: sign-in’s document', (path) =>
  expect(documentForPath(path, REMOTES)).toBe('signIn'),
);

// As the servers: they decode nothing, and a file's own address is none of the landing page's.
test.each(['/feed', '/feed/login', '/logins', '/homes', '/home/x', '/index.html', '/LOGIN', '/%6Cogin', '/nope'])(
  '%s: the document of every other page',
  (path) => expect(documentForPath(path, REMOTES)).toBe('frame'),
);

test('where no remote is known: no path has sign-in’s document', () =>
  expect(documentForPath('/login', {})).toBe('frame'));
