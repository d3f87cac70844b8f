import type { Retention } from '@bazaar/shared/contracts/config';
import { account } from '@bazaar/shared/privacy/texts';

interface Saved {
  what: 'lesson' | 'level' | 'playlist';
  /** '' where it is not known. */
  name: string;
}

/** Sign-in (§2, Login screen; §5; §8), to the letter. */
export const login = {
  /** §2, Login screen. */
  title: 'Welcome Back',
  subtitle: 'Sign in to continue learning business',
  /** Above the form, of those whom a press on another page has led here. */
  reasons: {
    save: ({ what, name }: Saved) =>
      `Sign in to save this ${what} on your device${name ? `: ${name}` : ''}. It is saved as soon as you are signed in.`,
    delete: 'Sign in once more to delete your account. You are asked again before anything is deleted.',
    dashboard: 'Sign in to see your own page: what you have watched, and your saved lessons.',
  },
  /** By the site's retention. Other words need another version (shared/privacy/notice.ts). */
  notice: {
    atOnce: `We keep ${Object.values(account).join('; ')}: to know you and where you stopped. Delete Account under Services removes it.`,
    sealedYear: `We keep ${Object.values(account).join('; ')}: to know you and where you stopped. Delete Account under Services removes what you watched at once; the rest stays sealed for a year and then goes.`,
  } satisfies Record<Retention, string>,
  privacy: 'Privacy Policy',
  consent: 'I am 18 or older and agree to this.',
  withoutConsent: 'Without the tick, everything works too, on this device alone.',
  problem: 'There is a problem',
  username: 'Username',
  country: 'Country code',
  countries: 'Countries',
  noCountry: 'No country found',
  phone: 'Phone number',
  phoneHint: 'Without the country code',
  occupation: 'Occupation',
  chooseOccupation: 'Select your occupation',
  send: 'Send OTP',
  sending: 'Sending…',
  sendIn: (seconds: number) => `Send OTP in ${seconds} s`,
  fillIn: 'Fill in every field to get a code by SMS.',
  stillWaiting: 'Still waiting for an answer…',
  codeTitle: 'Enter the code',
  otp: '6-digit OTP',
  sentTo: (mobile: string) => `We sent a code by SMS to ${mobile}.`,
  verify: 'Verify',
  verifying: 'Verifying…',
  change: 'Change number',
  resend: 'Send again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  resendAnnouncement: (seconds: number) =>
    seconds > 0 ? `You can ask for a new code in ${seconds} seconds.` : 'You can ask for a new code now.',
  signedIn: 'You are signed in. One moment…',
  occupations: {
    student: 'Student',
    professional: 'Professional',
    entrepreneur: 'Entrepreneur',
    'business-owner': 'Business owner',
    freelancer: 'Freelancer',
    'job-seeker': 'Job seeker',
    other: 'Other',
  },
  invalid: {
    username: 'Please enter your username',
    phone: (country: string) => `Please enter a valid phone number for ${country}`,
    occupation: 'Please select your occupation',
    otp: 'Please enter a valid 6-digit OTP',
  },
  sendErrors: {
    invalidNumber: 'Invalid phone number format.',
    tooMany: 'Too many requests. Please try again later.',
    other: 'Failed to send OTP. Please try again.',
    unexpected: 'Something went wrong. Please try again.',
  },
  verifyErrors: {
    invalidCode: 'Invalid verification code.',
    expired: 'OTP has expired. Please request a new one.',
    other: 'Invalid OTP. Please try again.',
    noRequest: 'No OTP request found. Please request OTP first.',
    generic: 'Verification failed. Please try again.',
  },
  saveFailed: 'Login successful but failed to save user data',
} as const;
