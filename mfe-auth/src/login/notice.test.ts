import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Retention } from '../../../shared/contracts/config.ts';
import { KEPT } from '../../../shared/privacy/kept.ts';
import { NOTICE_VERSIONS } from '../../../shared/privacy/notice.ts';
import { login as english } from '../texts.ts';
import { login as hindi } from '../texts.hi.ts';

/** The first letters of the hash of each version's words. An old one stays: there are accounts that have agreed to it. */
const NOTICES: Readonly<Record<string, string>> = {
  '2026-11-28': '494c217c1ac2',
  '2026-11-29': '64bd99c6d224',
};

test.each(Object.keys(NOTICE_VERSIONS) as Retention[])(
  'the words of the notice change on a site of retention %s: it gets a new version, and every learner is asked again',
  (retention) => {
    const words = [KEPT.account, english.notice[retention], english.consent, hindi.notice[retention], hindi.consent];
    const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    expect(NOTICES[NOTICE_VERSIONS[retention]]).toBe(hash);
  },
);

test('a site that changes its retention: asks every learner again', () => {
  const versions = Object.values(NOTICE_VERSIONS);
  expect(new Set(versions).size).toBe(versions.length);
});
