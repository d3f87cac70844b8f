import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEPT } from '../../../shared/privacy/kept.ts';
import { NOTICE_VERSION } from '../../../shared/privacy/notice.ts';
import { login as english } from '../texts.ts';
import { login as hindi } from '../texts.hi.ts';

/** The first letters of the hash of each version's words. An old one stays: there are accounts that have agreed to it. */
const NOTICES: Readonly<Record<string, string>> = {
  '2026-11-28': 'ba10acac077f',
};

test('the words of the notice change: it gets a new version, and every learner is asked again', () => {
  const words = [KEPT.account, english.notice, english.consent, hindi.notice, hindi.consent];
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect(NOTICES[NOTICE_VERSION]).toBe(hash);
});
