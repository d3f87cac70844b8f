import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/folders.ts';
import { RefusedError } from './request.ts';
import { targetOf } from './target.ts';

const site = join(ROOT, 'shared/firebase/site.example.json');

test('a backend of this machine with a site’s file: the project of `npm start`, the hosts of the site', () =>
  expect(targetOf({ site, local: 'localhost:8080' })).toEqual({
    project: 'demo-bazaar',
    firestore: 'http://localhost:8080',
    token: 'owner',
    images: 'https://images.example/account',
    streams: 'https://streams.example',
  }));

test('a site’s file alone: its project at Google, with the owner’s token', () =>
  expect(targetOf({ site, token: 'secret' })).toMatchObject({
    project: 'bazaar-school',
    firestore: 'https://firestore.googleapis.com',
    token: 'secret',
    deployed: { site: { address: 'https://bazaar-school.web.app' } },
  }));

test('a token that is not valid, or no longer: said, with the place of it', () =>
  expect(new RefusedError(401, 'UNAUTHENTICATED', 'https://firestore.googleapis.com/v1').message).toBe(
    'firestore.googleapis.com refused (401 UNAUTHENTICATED): the token in FIRESTORE_TOKEN is not valid, or no longer',
  ));
