import { nearWords } from './fold.ts';

/** Words that most sentences have, as they are typed in both languages: they count little. */
export const COMMON: ReadonlySet<string> = new Set(
  nearWords(
    'a an and are at be by can do does for from get how i in is it me my of on or our should that the this to want what when which will with you your ' +
      'aap apna apne aur bahut ek gaya gayi hai hain hi ho hoga hona hota hua hu hum h isko iska ka kaise kaisa kaun karke karna karne kare karein karen karo kaun ke ki ko koi kre krke krna krne kro krta krte kru kya le lene lo liye mai main me mein mera mere mujhe na nahi nahin ne nhi par pe raha rahe rahi se sikhe sikhna seekhna seekhe tak tha to wala wale wali yeh',
  ),
);

/** Words that every trade has: they say less than its own. */
export const USUAL: ReadonlySet<string> = new Set(
  nearWords(
    'business change class course job keep keeping learn learning service shop start training work badalna banana banane bane banna banaye bijnes chahiye dhandha dukan kaam karobar kholna khole lagana lena dena milna rakhna shuru shuruaat vyapar',
  ),
);
