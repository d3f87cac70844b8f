import type { TranslatedTexts } from '@bazaar/shared/contracts/languages';
import type * as english from './texts.ts';
import type * as hindi from './texts.hi.ts';

type Texts = TranslatedTexts<typeof english, typeof hindi>;

export const lessonFigures: Texts['lessonFigures'] = {
  title: 'लेसन',
  intro: (least) =>
    `पिछले दो हफ़्तों में पेजों ने क्या गिना, दिन के हिसाब से (UTC)। एक दिन में ${least} से कम लोगों की कोई बात यहाँ नहीं है।`,
  loading: 'लोड हो रहा है',
  none: 'इस सर्वर के पास कोई गिनती नहीं है। npm start वाली साइट के पास है।',
  noRows: 'किसी भी दिन किसी लेसन को काफ़ी लोगों ने नहीं देखा।',
  onDay: (title, day) => `${title}, ${day}`,
  watchedTitle: 'कहाँ तक देखा गया',
  leftTitle: 'कहाँ छोड़ा गया',
  watchedAlt: (started, quarters) => `${started} लोगों ने शुरू किया। इसके चौथाई हिस्से इतने लोगों ने देखे: ${quarters.join(', ')}।`,
  leftAlt: (parts) =>
    parts.length === 0 ? 'किसी एक हिस्से में काफ़ी लोगों ने इसे नहीं छोड़ा।' : `इतने लोगों ने छोड़ा: ${parts.join(', ')}।`,
  few: (least) => `${least} से कम`,
  what: 'क्या',
  visitors: 'लोग',
  started: 'शुरू किया',
  quarter: (number) => `चौथाई हिस्सा ${number} देखा`,
  leftIn: (fromPercent, toPercent) => `${fromPercent} से ${toPercent} % पर छोड़ा`,
  leftAtEnd: 'आख़िर में छोड़ा',
  leftElsewhere: 'कहीं और छोड़ा',
  others: 'बाक़ी सब लेसन और दिन, कितनी बार शुरू हुए',
  searches: 'खोजें जिनमें कुछ नहीं मिला',
  search: 'क्या चाहिए था',
  day: 'दिन',
  notInTable: 'शब्दों की लिस्ट में इसका कुछ नहीं है',
  otherSearches: 'बाक़ी सब खोजें',
};
