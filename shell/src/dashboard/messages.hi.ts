import { minutes as minutesOf } from '@bazaar/shared/format/minutes';
import type { Translated } from '@bazaar/shared/contracts/languages';
import type { messages as english } from './messages.en.ts';

const MINUTE_MS = 60_000;
const minutesText = (minutes: number) => minutesOf(minutes * MINUTE_MS);

export const messages: Translated<typeof english> = {
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
