import { account } from '@bazaar/shared/privacy/texts.hi';
import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

const SAVED = { lesson: 'लेसन', level: 'लेवल', playlist: 'प्लेलिस्ट' } as const;

export const login: Texts['login'] = {
  title: 'आपका स्वागत है',
  subtitle: 'बिज़नेस सीखना जारी रखने के लिए लॉग इन करें',
  reasons: {
    save: ({ what, name }) =>
      `यह ${SAVED[what]} इस फ़ोन में सेव करने के लिए लॉग इन करें${name ? `: ${name}` : ''}। लॉग इन होते ही यह सेव होने लगेगा।`,
    delete: 'अकाउंट मिटाने के लिए एक बार फिर लॉग इन करें। मिटाने से पहले आपसे फिर पूछा जाएगा।',
    dashboard: 'अपना पेज देखने के लिए लॉग इन करें: जो आपने देखा है और जो लेसन सेव हैं।',
  },
  notice: {
    atOnce: `हम रखते हैं: ${Object.values(account).join('; ')}। इससे हम आपको दोबारा पहचानते हैं और आप वहीं से आगे देखते हैं जहाँ रुके थे। सेवाएँ पेज पर ‘अकाउंट मिटाएँ’ से यह मिट जाता है।`,
    sealedYear: `हम रखते हैं: ${Object.values(account).join('; ')}। इससे हम आपको दोबारा पहचानते हैं और आप वहीं से आगे देखते हैं जहाँ रुके थे। सेवाएँ पेज पर ‘अकाउंट मिटाएँ’ से आपका देखा हुआ तुरंत मिट जाता है; बाक़ी एक साल सीलबंद रहता है, फिर वह भी मिट जाता है।`,
  },
  privacy: 'प्राइवेसी पॉलिसी',
  consent: 'मेरी उम्र 18 साल या उससे ज़्यादा है और मैं इसे रखने के लिए सहमत हूँ।',
  withoutConsent: 'निशान लगाए बिना भी सब कुछ चलता है, सिर्फ़ इसी फ़ोन में।',
  problem: 'कुछ ठीक नहीं है',
  username: 'आपका नाम',
  country: 'देश का कोड',
  countries: 'देश',
  noCountry: 'ऐसा कोई देश नहीं मिला',
  phone: 'फ़ोन नंबर',
  phoneHint: 'देश के कोड के बिना',
  occupation: 'आपका काम',
  chooseOccupation: 'अपना काम चुनें',
  send: 'OTP भेजें',
  sending: 'भेज रहे हैं…',
  sendIn: (seconds) => `${seconds} सेकंड में OTP भेजें`,
  fillIn: 'SMS से कोड पाने के लिए सब कुछ भरें।',
  stillWaiting: 'अब भी जवाब का इंतज़ार है…',
  codeTitle: 'कोड डालें',
  otp: '6 अंकों का OTP',
  sentTo: (mobile) => `हमने ${mobile} पर SMS से कोड भेजा है।`,
  verify: 'जाँचें',
  verifying: 'जाँच रहे हैं…',
  change: 'नंबर बदलें',
  resend: 'फिर से भेजें',
  resendIn: (seconds) => `${seconds} सेकंड में फिर से भेजें`,
  resendAnnouncement: (seconds) =>
    seconds > 0 ? `आप ${seconds} सेकंड बाद नया कोड मँगा सकते हैं।` : 'अब आप नया कोड मँगा सकते हैं।',
  signedIn: 'आप लॉग इन हो गए हैं। एक पल रुकें…',
  occupations: {
    student: 'स्टूडेंट',
    professional: 'नौकरी',
    entrepreneur: 'अपना काम शुरू करने वाले',
    'business-owner': 'दुकान या बिज़नेस वाले',
    freelancer: 'फ़्रीलांसर',
    'job-seeker': 'काम ढूँढने वाले',
    other: 'कुछ और',
  },
  invalid: {
    username: 'कृपया अपना नाम लिखें',
    phone: (country) => `कृपया ${country} का सही फ़ोन नंबर लिखें`,
    occupation: 'कृपया अपना काम चुनें',
    otp: 'कृपया 6 अंकों का सही OTP लिखें',
  },
  sendErrors: {
    invalidNumber: 'फ़ोन नंबर सही नहीं है।',
    tooMany: 'बहुत बार कोशिश हुई। कृपया थोड़ी देर बाद कोशिश करें।',
    other: 'OTP नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
    unexpected: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  },
  verifyErrors: {
    invalidCode: 'यह कोड सही नहीं है।',
    expired: 'OTP का समय निकल गया। कृपया नया मँगाएँ।',
    other: 'यह OTP सही नहीं है। कृपया फिर से कोशिश करें।',
    noRequest: 'कोई OTP नहीं मँगाया गया है। कृपया पहले OTP मँगाएँ।',
    generic: 'जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।',
  },
  saveFailed: 'आप लॉग इन हो गए, पर आपकी जानकारी सेव नहीं हुई',
};
