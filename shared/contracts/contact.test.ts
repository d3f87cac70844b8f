import { expect, test } from 'vitest';
import { contactIn } from './contact.ts';

const CONTACT = {
  address: '12 Station Road, Pune',
  phone: '+91 20 5550 1234',
  email: 'help@school.org',
  grievanceOfficer: 'Meera Joshi',
  daysToAnswer: 15,
};
const siteWith = (contact: unknown) => JSON.stringify({ firebase: {}, contact });

test('a whole contact: is read', () => expect(contactIn(siteWith(CONTACT))).toEqual(CONTACT));

test.each([
  undefined,
  null,
  'x',
  [],
  { ...CONTACT, email: undefined },
  { ...CONTACT, grievanceOfficer: '' },
  { ...CONTACT, daysToAnswer: '15' },
])('contact %j: there is none', (contact) => expect(contactIn(siteWith(contact))).toBeUndefined());

test.each([undefined, '', '{', 'null'])('a configuration %j: there is none', (text) =>
  expect(contactIn(text ?? null)).toBeUndefined(),
);
