import { expect, test } from 'vitest';
import { bucketOf, buildsFor } from './canary.ts';

/** Always the same visitors, so that a share is right or wrong in every run. */
const ids = Array.from({ length: 1_000 }, (_, index) => `visitor-${index}`);

const build = (version: string) => ({
  version,
  release: 1,
  contract: 1,
  entry: `/${version}.js`,
  preload: [],
  css: [],
  integrity: {},
});
const record = { ...build('2'), fallback: build('1'), canary: { percent: 10, build: build('3') } };
const versions = (bucket: number) => buildsFor(record, bucket).map(({ version }) => version);

test('a visitor inside the share gets the new version first, then the current, then the previous', () => {
  expect(versions(9.99)).toEqual(['3', '2', '1']);
  expect(versions(10)).toEqual(['2', '1']);
});

test('of 1,000 visitors 10 % get the canary, within 3 points', () => {
  const share = ids.filter((id) => versions(bucketOf(id, 'feed'))[0] === '3').length / 10;
  expect(share).toBeGreaterThan(7);
  expect(share).toBeLessThan(13);
});

test('the same id: the same bucket, between 0 and 100', () => {
  for (const id of ids.slice(0, 200)) {
    const bucket = bucketOf(id, 'feed');
    expect(bucketOf(id, 'feed')).toBe(bucket);
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(100);
  }
});

test('the canaries of two remotes have independent visitors', () => {
  const both = ids.filter((id) => bucketOf(id, 'feed') < 10 && bucketOf(id, 'reels') < 10);
  expect(both.length).toBeLessThan(40); // 10 expected where the two are independent, 100 where they are one
});
