import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
// By their paths: Node reads this file for documentTexts.ts.
import { MINUTE_MS } from '../../shared/contracts/time.ts';
import { minutes as minutesOf } from '../../shared/format/duration.ts';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

const minutesText = (minutes: number) => minutesOf(minutes * MINUTE_MS);

export const chrome: Texts['chrome'] = {
  skipToContent: 'सीधे पेज पर जाएँ',
  login: 'लॉग इन',
  account: 'आपका अकाउंट',
  settings: 'सेवाएँ और सेटिंग',
  search: 'खोजें',
  mainNavigation: 'मेन मेन्यू',
  sections: 'हिस्से',
  menu: 'मेन्यू',
};

export const startNotice: Texts['startNotice'] = {
  failed: 'स्कूल शुरू नहीं हो सका।',
  hint: 'अपना कनेक्शन देखें, फिर पेज दोबारा खोलें।',
  reload: 'फिर से खोलें',
};

export const navigation: Texts['navigation'] = {
  home: 'होम',
  feed: 'फ़ीड',
  business: 'बिज़नेस',
  reels: 'रील्स',
  levels: 'लेवल',
  creators: 'क्रिएटर',
};

export const footer: Texts['footer'] = {
  blurb: 'बिज़नेस का हुनर और नए आइडिया, उन्हीं से जो ख़ुद बिज़नेस चलाते हैं।',
  quickLinks: 'ज़रूरी लिंक',
  services: 'सेवाएँ',
  about: 'हमारे बारे में',
  terms: 'नियम और शर्तें',
  contact: 'संपर्क',
  social: 'हमें फ़ॉलो करें',
  copyright: (brand) => `© 2024 ${brand}. सभी अधिकार सुरक्षित।`,
  address: 'डाक का पता: जल्द बताएँगे',
  phone: 'फ़ोन: जल्द बताएँगे',
  email: 'ई-मेल: जल्द बताएँगे',
};

export const language: Texts['language'] = {
  label: 'भाषा',
  keep: 'हिन्दी में रखें',
};

export const manifest: Texts['manifest'] = {
  description: 'बिज़नेस का हुनर और नए आइडिया: सीखने वालों और छोटी दुकान या बिज़नेस वालों के लिए छोटे वीडियो लेसन, रील और स्टोरी।',
  myLessons: 'मेरे लेसन',
  screenshots: {
    home: 'पहला पेज: कहाँ से शुरू करें, और हर काम के लेसन',
    lesson: 'एक लेसन, अपने वीडियो के साथ',
    topics: 'चुनने के लिए बिज़नेस के विषय',
  },
};

export const install: Texts['install'] = {
  label: 'होम स्क्रीन',
  offer: (brand) => `${brand} को होम स्क्रीन पर रखें: तुरंत खुलेगा, नेटवर्क न हो तब भी।`,
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
};

export const screen: Texts['screen'] = {
  unexpectedError: 'ऐप में अचानक गड़बड़ हो गई!',
  notFound: '404 यह पेज नहीं मिला',
  home: 'होम',
  reload: 'फिर से खोलें',
  back: 'वापस',
  tryAgain: 'फिर से कोशिश करें',
  loading: 'लोड हो रहा है',
  stillLoading: 'अब भी लोड हो रहा है…',
};

export const remote: Texts['remote'] = {
  title: 'यह हिस्सा अभी नहीं चल रहा',
  unavailable: 'स्कूल का यह हिस्सा लोड नहीं हो सका। बाक़ी सब चल रहा है।',
  needsUpdate: 'इस हिस्से को अपडेट चाहिए। पेज फिर से खोलें।',
};

export const offline: Texts['offline'] = {
  offline: 'आप ऑफ़लाइन हैं। जो सेव है, वही दिख रहा है।',
  offlineNotSaved: 'आप ऑफ़लाइन हैं, और यह पेज सेव नहीं है।',
  updateReady: 'साइट का नया वर्ज़न तैयार है।',
  later: 'बाद में',
};

export const notSaved: Texts['notSaved'] = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'नेटवर्क नहीं है, और यह पेज इस फ़ोन में सेव नहीं है। नेटवर्क आते ही यह अपने आप खुल जाएगा।',
  lessons: 'सेव किए लेसन',
  saved: 'सेव किए पेज',
};

export const home: Texts['home'] = {
  title: 'होम',
  highlights: 'ख़ास',
  watchNow: 'अभी देखें',
  moreInfo: 'और जानें',
  scrollBack: (row) => `पीछे जाएँ: ${row}`,
  scrollOn: (row) => `आगे जाएँ: ${row}`,
  start: { title: 'यहाँ से शुरू करें', text: 'मोबाइल रिपेयरिंग: पहला लेसन' },
  resume: 'आगे देखें',
  slides: [
    { title: '30 दिन में मोबाइल रिपेयर की दुकान शुरू करें', text: 'आपकी भाषा में छोटे लेसन, उन्हीं से जो यह बिज़नेस चलाते हैं।' },
    { title: 'औज़ार ख़रीदने से पहले उसे सीखें', text: 'असली काम पर चलते देखें, फिर तय करें।' },
    { title: 'बढ़ई जो भरोसे से दाम बताते हैं', text: 'नापें, कटाई का नुक़सान जोड़ें, दाम पहले बताएँ।' },
    { title: 'फ़र्नीचर, फ़िटिंग, पहले ग्राहक', text: 'वर्कशॉप से पहले दस ऑर्डर तक।' },
    { title: 'एक औज़ार, एक काम, एक अच्छा नाम', text: 'ऐसा काम जिसकी लोग एक-दूसरे से तारीफ़ करें।' },
    { title: 'लीकेज ठीक करें, ग्राहक बनाए रखें', text: 'एक टाइल खोलें, दस नहीं।' },
  ],
  rows: { popular: 'ख़ूब चलने वाले बिज़नेस', featured: 'चुनी हुई कैटेगरी', trending: 'अभी ट्रेंड में' },
  cards: {
    mobile: 'मोबाइल रिपेयरिंग',
    cab: 'कैब चलाना',
    carpenter: 'बढ़ई का काम',
    plumber: 'प्लंबर का काम',
    electrician: 'इलेक्ट्रीशियन का काम',
    dharm: 'धर्म युद्ध',
    karm: 'कर्म युद्ध',
    youtube: 'यूट्यूब क्लास',
    shunye: 'शून्य दृष्टि',
    startup: 'बिज़नेस शुरू करने की गाइड',
    marketing: 'डिजिटल मार्केटिंग',
    finance: 'पैसों की प्लानिंग',
    leadership: 'टीम चलाने का हुनर',
  },
};

export const figures: Texts['figures'] = {
  label: 'स्कूल एक नज़र में',
  ideas: 'बिज़नेस आइडिया',
  learners: 'सीखने वाले',
  rating: 'रेटिंग',
};

export const about: Texts['about'] = {
  title: 'हमारे बारे में',
  missionTitle: 'हमारा मक़सद',
  mission: 'बिज़नेस का हुनर हर उस सीखने वाले तक पहुँचाना जिसके पास फ़ोन है: काम ख़ुद, और उसका दाम कैसे लगाएँ, कैसे बेचें और हिसाब कैसे रखें।',
  storyTitle: 'हमारी कहानी',
  story:
    'रिपेयर की दुकान, सिलाई की मशीन या चाय की टपरी शुरू करने वाले ज़्यादातर लोग काम किसी रिश्तेदार से सीखते हैं और बिज़नेस अपनी ग़लतियों से। हम इसी दूसरे हिस्से के वीडियो बनाते हैं। लेसन छोटे हैं, लेवल में बँटे हैं, और वही लोग सिखाते हैं जो यह काम रोज़ करते हैं।',
  exploreCourses: 'कोर्स देखें',
  ourServices: 'हमारी सेवाएँ',
  back: 'वापस',
};

export const services: Texts['services'] = {
  title: 'हमारी सेवाएँ',
  becomeCreator: 'हमारे साथ क्रिएटर बनें',
  contact: 'हमसे बात करें',
  premium: 'प्रीमियम लें',
  comingSoon: 'जल्द आ रहा है',
  musicOn: 'म्यूज़िक चालू करें',
  musicOff: 'म्यूज़िक बंद करें',
  signOut: 'लॉग आउट',
  privacy: 'प्राइवेसी पॉलिसी',
  deleteAccount: 'अकाउंट मिटाएँ',
  deleteQuestion: {
    atOnce: 'अपना अकाउंट और आपके बारे में रखी सारी जानकारी मिटाएँ? यह वापस नहीं आएगी।',
    sealedYear:
      'अपना अकाउंट और अपना देखा हुआ मिटाएँ? आपका नाम, नंबर, काम, लॉग इन और सहमति एक साल सीलबंद रहेंगे, फिर वे भी मिट जाएँगे। अकाउंट वापस नहीं आएगा।',
  },
  deleteNeedsSignIn: 'अकाउंट मिटाने के लिए पहले फिर से लॉग इन करें: लॉग इन 5 मिनट से पुराना नहीं होना चाहिए।',
  deleted: 'आपका अकाउंट मिटा दिया गया है।',
  dataDeleted: {
    atOnce: 'आपका डेटा मिट गया है। अपना नंबर भी मिटाने के लिए ‘अकाउंट मिटाएँ’ एक बार फिर दबाएँ।',
    sealedYear: 'आपका देखा हुआ मिट गया है, बाक़ी एक साल सीलबंद रहेगा। लॉग इन भी मिटाने के लिए ‘अकाउंट मिटाएँ’ एक बार फिर दबाएँ।',
  },
  failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  signIn: 'लॉग इन',
  theme: 'थीम',
  themes: { system: 'फ़ोन जैसी', light: 'लाइट', dark: 'डार्क' },
  soundIsOn: 'आवाज़ चालू है',
  soundIsOff: 'आवाज़ बंद है',
  cancel: 'रहने दें',
  close: 'बंद करें',
};

export const signOut: Texts['signOut'] = {
  signOut: 'लॉग आउट',
  question: 'इस फ़ोन पर लॉग आउट करें? आपने जो देखा, वह यहाँ से हट जाएगा; आपके अकाउंट में वह रहेगा।',
  sentFirst: (lessons) => `${lessons} लेसन में आपने जितना देखा, वह अभी आपके अकाउंट में नहीं है। पहले वह भेजा जाएगा।`,
  lost: (lessons) =>
    `${lessons} लेसन में आपने जितना देखा, वह अभी आपके अकाउंट में नहीं है और इस समय भेजा नहीं जा सकता। अभी लॉग आउट करने पर वह खो जाएगा।`,
  removed: (lessons, size) =>
    lessons === 1 ? `1 सेव किया लेसन, ${size}, इस फ़ोन से हट जाएगा।` : `${lessons} सेव किए लेसन, ${size}, इस फ़ोन से हट जाएँगे।`,
  kept: (lessons, size) =>
    lessons === 1
      ? `1 सेव किया लेसन, ${size}, यहीं रहेगा, जब तक आप अपने नंबर से फिर लॉग इन न करें। और कोई उसे नहीं देख सकता।`
      : `${lessons} सेव किए लेसन, ${size}, यहीं रहेंगे, जब तक आप अपने नंबर से फिर लॉग इन न करें। और कोई उन्हें नहीं देख सकता।`,
  keep: 'सेव किए लेसन मेरे नंबर के लिए रखें',
  cancel: 'रहने दें',
  wait: 'रुकें',
  signedOut: 'आप लॉग आउट हो गए हैं।',
  failed: 'लॉग आउट नहीं हो सका। कृपया फिर से कोशिश करें।',
};

export const dashboard: Texts['dashboard'] = {
  title: 'डैशबोर्ड',
  greeting: (name) => (name ? `नमस्ते, ${name}` : 'नमस्ते'),
  nothing: {
    title: 'अभी तक कुछ नहीं देखा',
    text: 'जो लेसन आप शुरू करेंगे, वे आपको यहाँ मिलेंगे।',
    start: 'लेवल देखें',
  },
  unread: {
    nothing: 'आपका अकाउंट नहीं खुल सका। आपने क्या देखा, यह नहीं दिख रहा है।',
    some: 'आपका अकाउंट नहीं खुल सका। यहाँ वही है जो इस फ़ोन को पता है।',
    again: 'आपका अकाउंट अब भी नहीं खुल सका।',
    retrying: 'फिर से कोशिश कर रहे हैं…',
  },
  refused: 'आपने जो देखा, उसमें से कुछ आपके अकाउंट में सेव नहीं हो सका। वह इस फ़ोन पर है और उसे फिर से सेव करने की कोशिश होगी।',
  paths: {
    title: 'जो आप सीख रहे हैं',
    finished: (finished, lessons) =>
      lessons === undefined ? `${finished} लेसन पूरे` : `${lessons} में से ${finished} लेसन पूरे`,
    left: (minutes) => `${minutesText(minutes)} बाक़ी`,
    next: 'जारी रखें:',
  },
  week: {
    title: 'इस हफ़्ते',
    nothing: 'इस हफ़्ते अभी कुछ नहीं देखा।',
    total: (minutes) => `पिछले 7 दिन में ${minutesText(minutes)}`,
    chart: (days) => `हर दिन कितने मिनट देखा: ${days.join(', ')}`,
    onDay: (day, minutes) => `${day} ${minutes}`,
    today: 'आज',
    table: 'टेबल में दिखाएँ',
    day: 'दिन',
    minutes: 'मिनट',
  },
  finished: {
    title: 'पूरे किए हुए',
    series: (lessons) => (lessons === 1 ? '1 लेसन' : `सभी ${lessons} लेसन`),
  },
  showAll: (count) => `सभी ${count} दिखाएँ`,
  showFewer: 'कम दिखाएँ',
  sections: 'हिस्से',
  signOut: 'लॉग आउट',
};

export const yourData: Texts['yourData'] = {
  title: 'आपका डेटा',
  keepProgress: 'मैंने कहाँ तक देखा, यह अकाउंट में रखें',
  inAccount: 'चालू: किसी भी फ़ोन पर वहीं से आगे देखें।',
  onDevice: 'बंद: यह सिर्फ़ इसी फ़ोन में है।',
  deletedThere: 'यह आपके अकाउंट से मिट गया। इस फ़ोन में रहेगा।',
  download: 'मेरा डेटा डाउनलोड करें',
  downloadPage: 'पढ़ने के पेज के रूप में डाउनलोड करें',
  oneMoment: 'एक पल…',
  ask: 'क्या आपका अकाउंट यह रखे?',
  askText: 'जब तक आप सहमत नहीं होते, आप जो देखते हैं वह इसी फ़ोन में रहता है। बाक़ी सब पहले जैसा चलता है।',
  whatIsKept: 'क्या, क्यों और कब तक रखा जाता है',
  consent: 'मेरी उम्र 18 साल या उससे ज़्यादा है और मैं इसे रखने के लिए सहमत हूँ।',
  agree: 'सहमत हूँ',
  notNow: 'अभी नहीं',
  tickFirst: 'कृपया बताएँ कि आपकी उम्र 18 साल या उससे ज़्यादा है और आप सहमत हैं',
  refused: 'आप जो देखते हैं वह इसी फ़ोन में रहता है।',
  askAgain: 'मेरे अकाउंट में रखें',
  agreed: 'अब से आपका अकाउंट इसे रखेगा।',
  failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
};

export const accountFile: Texts['accountFile'] = {
  file: 'mera-data',
  title: 'मेरा डेटा',
  account: 'अकाउंट',
  consents: 'सहमति',
  progress: 'देखे हुए लेसन',
  nothing: 'कुछ नहीं',
};

export const watching: Texts['watching'] = {
  title: 'देखना जारी रखें',
  watched: (position, length) => `${length} में से ${position}`,
};

export const savedLessons: Texts['savedLessons'] = {
  title: 'सेव किए लेसन',
  nothingYet: 'अभी कुछ सेव नहीं है। किसी लेसन के पेज पर ‘लेसन सेव करें’ दबाएँ: फिर वह बिना नेटवर्क के चलेगा।',
  total: (count, size) => `${count} लेसन · इस फ़ोन में ${size}`,
  free: (size) => `लगभग ${size} ख़ाली`,
  pause: (title) => `रोकें: ${title}`,
  resume: (title) => `जारी रखें: ${title}`,
  tryAgain: (title) => `फिर से कोशिश करें: ${title}`,
  remove: (title) => `हटाएँ: ${title}`,
  removed: 'इस फ़ोन से हटा दिया गया',
  removeFailed: 'हटाया नहीं जा सका। कृपया फिर से कोशिश करें।',
  removeAll: 'सब हटाएँ',
  removeAllQuestion: (size) => `सारे सेव किए लेसन, ${size}, इस फ़ोन से हट जाएँगे। उन्हें फिर से सेव किया जा सकता है।`,
  cancel: 'रहने दें',
};

export const remotesPage: Texts['remotesPage'] = {
  title: 'रिमोट',
  intro: 'इस ब्राउज़र को हर रिमोट का क्या मिलता है, जैसा इस पेज को दिखा।',
  version: 'वर्ज़न',
  origin: 'कहाँ से',
  loadTime: 'लोड होने में',
  bytes: 'बाइट',
  status: 'हालत',
  lastError: 'पिछली गड़बड़',
  refused: 'मना किया गया',
  none: '–',
  release: (version, release) => `${version} (रिलीज़ ${release})`,
  refusedFor: (version, release, missing) => `${version} (रिलीज़ ${release}): इस शेल में ${missing.join(', ')} नहीं है`,
  milliseconds: (ms) => `${Math.round(ms)} मिलीसेकंड`,
  kilobytes: (bytes) => `${(bytes / 1024).toFixed(1)} KB`,
  load: (name) => `${name} लोड करें`,
  overrideLabel: (name) => `इस ब्राउज़र के लिए ${name} का दूसरा वर्ज़न या URL`,
  use: 'इसे चलाएँ',
  stop: 'बदलाव हटाएँ',
  statuses: {
    missing: 'रजिस्ट्री में नहीं है',
    off: 'बंद',
    waiting: 'अभी लोड नहीं हुआ',
    loaded: 'लोड हो गया',
    fallback: 'लोड हुआ, पर पहले माँगा गया वर्ज़न नहीं',
    failed: 'नहीं चला',
    refused: 'हर वर्ज़न मना किया गया',
  },
};

export const reviewedBuilds: Texts['reviewedBuilds'] = {
  choose: (name, version) => `इस टैब में ${name} ${version} चलाएँ`,
  chosen: (version) => `इस टैब में ${version} चल रहा है, जिसकी जाँच हो रही है। बाक़ी लोगों को दूसरा वर्ज़न मिलता है।`,
  leave: (name) => `${name} का यह वर्ज़न छोड़ें`,
  unlisted: 'इस साइट पर ऐसा कोई वर्ज़न जाँच में नहीं है।',
  link: (builds) => `इस टैब में जाँच: ${builds}`,
};

export const overrideBadge: Texts['overrideBadge'] = {
  link: (names) => `बदला हुआ: ${names}`,
};
