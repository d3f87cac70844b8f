import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

export const messages: Translated<typeof english> = {
  title: 'हमारी सेवाएँ',
  becomeCreator: 'हमारे साथ क्रिएटर बनें',
  contact: 'हमसे बात करें',
  premium: 'प्रीमियम लें',
  comingSoon: 'जल्द आ रहा है',
  musicOn: 'संगीत चालू करें',
  musicOff: 'संगीत बंद करें',
  signOut: 'लॉग आउट',
  privacy: 'प्राइवेसी पॉलिसी',
  deleteAccount: 'अकाउंट मिटाएँ',
  deleteQuestion: 'अपना अकाउंट और आपके बारे में रखी सारी जानकारी मिटाएँ? यह वापस नहीं आएगी।',
  deleteNeedsSignIn: 'अकाउंट मिटाने के लिए पहले फिर से लॉग इन करें: लॉग इन 5 मिनट से पुराना नहीं होना चाहिए।',
  deleted: 'आपका अकाउंट मिटा दिया गया है।',
  failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  signIn: 'लॉग इन',
  theme: 'थीम',
  themes: { system: 'फ़ोन जैसी', light: 'लाइट', dark: 'डार्क' },
  soundIsOn: 'आवाज़ चालू है',
  soundIsOff: 'आवाज़ बंद है',
  cancel: 'रहने दें',
  close: 'बंद करें',
};
