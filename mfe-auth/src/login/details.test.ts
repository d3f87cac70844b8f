import { expect, test } from 'vitest';
import { checkDetails, EMPTY_DETAILS, hasEmptyField } from './details.ts';

const GOOD = {
  ...EMPTY_DETAILS,
  username: ' Sunita ',
  phone: '98765 43210',
  occupation: 'business-owner',
  consent: 'given',
} as const;

test('empty fields: have the errors of §5', () => {
  expect(checkDetails({ ...EMPTY_DETAILS, username: ' ' })).toEqual({
    errors: {
      username: 'Please enter your username',
      phone: 'Please enter a valid phone number for India',
      occupation: 'Please select your occupation',
    },
  });
});

test('valid details: are trimmed and put together', () => {
  expect(checkDetails(GOOD).valid).toEqual({
    firstName: 'Sunita',
    mobile: '+919876543210',
    occupation: 'business-owner',
    hasConsented: true,
  });
});

test.each(['notGiven', 'notAsked'] as const)('consent %s: the details are valid, without a consent', (consent) => {
  expect(checkDetails({ ...GOOD, consent }).valid).toMatchObject({ hasConsented: false });
  expect(hasEmptyField({ ...GOOD, consent })).toBe(false);
});

test('an invalid number: the error names the country', () => {
  const country = { cca2: 'GB', name: 'United Kingdom', code: '+44' };
  expect(checkDetails({ ...GOOD, country, phone: '123' }).errors.phone).toBe(
    'Please enter a valid phone number for United Kingdom',
  );
});

test.each(['student', 'professional', 'entrepreneur', 'business-owner', 'freelancer', 'job-seeker', 'other'])(
  'occupation %s: is valid',
  (occupation) => {
    expect(checkDetails({ ...GOOD, occupation }).valid?.occupation).toBe(occupation);
  },
);

test('an occupation that is not on the list: is invalid', () => {
  expect(checkDetails({ ...GOOD, occupation: 'king' }).errors).toEqual({ occupation: 'Please select your occupation' });
});

test('a name: is cut to what the database rules allow, without control characters', () => {
  expect(checkDetails({ ...GOOD, username: 'सुनीता‍ देवी' }).valid?.firstName).toBe('सुनीता‍ देवी');
  expect(checkDetails({ ...GOOD, username: 'x'.repeat(500) }).valid?.firstName).toHaveLength(80);
  expect(checkDetails({ ...GOOD, username: '\u202E\u0000' }).errors.username).toBe('Please enter your username');
});

test('a field of spaces: is empty', () => {
  expect(hasEmptyField(GOOD)).toBe(false);
  for (const name of ['username', 'phone', 'occupation']) expect(hasEmptyField({ ...GOOD, [name]: '  ' })).toBe(true);
});
