/** Texts of the privacy policy. */
export const messages = {
  title: 'Privacy Policy',
  sections: [
    {
      title: 'What we keep',
      text: 'If you sign in: your name, your phone number, your occupation, and when you first and last signed in. Nothing else about you is stored with us.',
    },
    { title: 'Why', text: 'To know you again when you return, and to protect your account.' },
    {
      title: 'On your phone',
      text: 'How far you watched, your sound choice and the lists you opened stay on this device. Signing out removes them.',
    },
    {
      title: 'How well the site works',
      text: 'A share of the pages reports how fast it was and what failed, without your name, your number or anything that tells visitors apart. With Do Not Track or Global Privacy Control switched on in your browser, nothing is reported.',
    },
    { title: 'Your right to leave', text: 'Delete Account under Services removes your data and your account at once.' },
  ],
} as const;
