import { expect, test } from 'vitest';
import { FALLBACK_COUNTRIES } from './countries.ts';
import { checkDetails } from './details.ts';

const india = FALLBACK_COUNTRIES[0]!;

test('empty fields have the texts of §5', () => {
  expect(checkDetails({ username: ' ', phone: '', occupation: '' }, india)).toEqual({
    errors: {
      username: 'Please enter your username',
      phone: 'Please enter a valid phone number for India',
      occupation: 'Please select your occupation',
    },
  });
});

test('good ones are what is sent', () => {
  expect(checkDetails({ username: ' Sunita ', phone: '98765 43210', occupation: 'business-owner' }, india)).toEqual({
    valid: { firstName: 'Sunita', mobile: '+919876543210', occupation: 'business-owner' },
  });
});

test('an occupation that is not on the list is none', () => {
  expect(checkDetails({ username: 'S', phone: '9876543210', occupation: 'king' }, india)).toHaveProperty('errors.occupation');
});
