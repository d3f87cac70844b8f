import { commentBeginsPlainly } from './commentBeginsPlainly.js';
import { rejectionIsTaken } from './rejectionIsTaken.js';
import { storageHasDeadline } from './storageHasDeadline.js';
import { testsDoNotRace } from './testsDoNotRace.js';
import { textHasOwnElement } from './textHasOwnElement.js';
import { textIsCutByCutText } from './textIsCutByCutText.js';

/** The rules of this repository for oxlint, which finds faults that its own rules do not know. */
export default {
  meta: { name: 'bazaar' },
  rules: {
    'comment-begins-plainly': commentBeginsPlainly,
    'rejection-is-taken': rejectionIsTaken,
    'storage-has-deadline': storageHasDeadline,
    'tests-do-not-race': testsDoNotRace,
    'text-has-own-element': textHasOwnElement,
    'text-is-cut-by-cut-text': textIsCutByCutText,
  },
};
