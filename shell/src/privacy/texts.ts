import type { Retention } from '@bazaar/shared/contracts/config';
import type { Place, Term, Words } from '@bazaar/shared/privacy/kept';
import { account } from '@bazaar/shared/privacy/texts';

/** The privacy policy: the words of each row of `KEPT`. */
export const privacy = {
  title: 'Privacy Policy',
  why: 'Why:',
  until: 'How long:',
  places: {
    account: {
      title: 'In your account, if you sign in',
      text: 'Without an account none of this is kept with us. Only you can read it through this site.',
    },
    google: {
      title: 'With Google, which checks sign-ins for us',
      text: 'Google sends the code by SMS and knows your number. Its servers also deliver this site. They, and those of pictures, videos and the list of countries, see your network address, as any server does.',
    },
    device: {
      title: 'In this browser, on your device',
      text: 'This lies on the device; what your account has of it is said above. We set no cookies and show no ads.',
    },
    reports: {
      title: 'How well the site works and what is watched',
      text: 'A share of the pages reports how fast it was, what failed and what is counted below, without your name, your number or anything that tells visitors apart. The school’s figures leave out what fewer than ten visitors of a day did. With Do Not Track or Global Privacy Control switched on in your browser, nothing is reported.',
    },
  } satisfies Record<Place, { title: string; text: string }>,
  what: {
    account,
    google: {
      signIn: 'your phone number, your network address (IP) and the kind of your browser',
    },
    device: {
      watched: 'lessons you watched, how far and when; what your account does not have yet',
      saved: 'lessons that you saved, and the code and pictures they need',
      searches: 'what you searched for last',
      pages: 'pages and lists you opened',
      pictures: 'pictures you saw',
      stories: 'which stories you have seen',
      choices: 'your choices for sound, speed, quality, captions and data saver',
      session:
        'that you are signed in, with your number, and whether you agreed to our notice; your name and occupation while they are not in your account',
      code: 'that a code was sent, with the last four digits of your number',
      tab: 'what you typed to sign in, where you were in the feed, the page you came from',
      codesSent: 'when codes were sent from this browser',
      look: 'theme and language, whether the language was asked, and a no to the home screen',
      line: 'how fast your connection last was',
      counted: 'which lessons you watched and what you searched for in vain today, as far as it was counted',
      trials: 'a random number, and which versions of the site you got',
      upkeep: 'how often somebody has signed out here, what a sign-out leaves, whether there were stories',
      robotCheck: 'Google’s check that you are no robot, and on which days it ran',
      files: 'code of the site and the index of the search',
      documents: 'the empty pages that the site starts with',
    },
    reports: {
      speed:
        'which build of the site loaded, which one was on trial then, how fast, on which kind of page, and whether a video played',
      failures:
        'that a screen failed or stayed empty, the message of an error and where in our code it was, without names, numbers or addresses',
      sender:
        'one of 65,536 numbers for your connection, another one each day, shared with many others; not with what is counted',
      lessons: 'on which day a lesson was started, which quarters of it were watched, and where it was left',
      searches:
        'on which day a search found nothing: what a list of words that the school has written knows of it, never what you typed',
    },
  } satisfies { [Of in Place]: Words<Of, string> },
  reasons: {
    account: {
      name: 'to greet you',
      phone: 'to know you again when you sign in',
      occupation: 'to fill in the form when you confirm who you are; so that we know whom we teach',
      signIns: 'to protect your account',
      consent: 'to show that you are 18 or older and agreed to this notice: its version, its language and when',
      lessons: 'so that you can go on where you stopped, on any device',
      days: 'for your minutes of the week on the dashboard',
    },
    google: { signIn: 'to sign you in and to stop misuse' },
    device: {
      watched: 'so that you can go on where you stopped, without a network too',
      saved: 'to play them without a network',
      searches: 'to offer them again',
      pages: 'to open them at once, and without a network',
      pictures: 'to load each only once',
      stories: 'to mark the new ones',
      choices: 'so that you make them once',
      session: 'so that you need not sign in each time',
      code: 'so that the code still works if the page loads again',
      tab: 'so that going back or loading again loses nothing',
      codesSent: 'so that nobody sends codes without end',
      look: 'to show the site as you like it, and to ask nothing twice',
      line: 'to begin videos in a quality that fits',
      counted: 'so that each counts once a day',
      trials: 'to try a new version with few visitors first; the number is never sent',
      upkeep: 'so that every tab hears of a sign-out and pages do not jump',
      robotCheck: 'to protect the sign-in',
      files: 'to open fast, and without a network',
      documents: 'to open fast, and without a network',
    },
    reports: {
      speed: 'to take back a version that is slow',
      failures: 'to find and mend what fails',
      sender: 'so that one sender cannot pass for many',
      lessons: 'to see which lessons help and where they lose people',
      searches: 'to know which lessons are missing',
    },
  } satisfies { [Of in Place]: Words<Of, string> },
  terms: {
    accountDeleted: 'until you delete your account',
    sealedYear:
      'until you delete your account, then a year sealed: no page of this site can read it, and after the year it is deleted',
    weeks: 'the network address a few weeks; the rest until you delete your account, in backups up to 180 days more',
    signOut: 'until you sign out, or clear this site’s data in the browser',
    signOutUnlessLeft: 'until you sign out; lists stay as long as lessons that you leave here',
    removed:
      'until you remove them or sign out; lessons that you leave here for your number stay until you sign in and remove them, or clear this site’s data; what another number has saved too stays for that number',
    days30: '30 days after the last use, then removed at your next visit',
    days30OrSignOut: '30 days after the last use, then removed at your next visit, or until you sign out',
    codeUsed: 'until you have signed in or closed the tab; it is of no use after ten minutes',
    tabClosed: 'until you close the tab',
    siteDataCleared: 'until you clear this site’s data in the browser',
    replaced: 'until newer reports take their place',
  } satisfies Record<Term, string>,
  leave: {
    title: 'Your right to leave',
    text: {
      atOnce:
        'Delete Account under Services removes your data and your account at once. Signing out clears this device as said above.',
      sealedYear:
        'Delete Account under Services removes what you watched and your account at once. Your name, number, occupation, sign-ins and consent, with the time of the deletion, then stay sealed for a year and are deleted after it. Signing out clears this device as said above.',
    } satisfies Record<Retention, string>,
  },
  complaints: {
    title: 'Questions and complaints',
    text: (days: number) =>
      `You may ask what we keep, have it corrected or deleted, and complain. We answer within ${days === 1 ? '1 day' : `${days} days`}.`,
    labels: { grievanceOfficer: 'Grievance officer', email: 'E-mail', phone: 'Phone', address: 'Postal address' },
    /** On this machine. */
    unknown: 'This copy of the school is not public: it names nobody to ask.',
  },
  version: (version: string) => `Version of this notice: ${version}`,
} as const;
