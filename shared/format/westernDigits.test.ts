import { expect, test } from 'vitest';
import { westernDigits } from './westernDigits.ts';

test.each([
  ['९८७६५४३२१०', '9876543210'],
  ['৯৮৭৬৫৪৩২১০', '9876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ['９８７６５', '98765'],
  ['98765', '98765'],
  ['𝟗 twelve ½', '𝟗 twelve ½'],
])('%s: becomes %s', (typed, western) => expect(westernDigits(typed)).toBe(western));
