import { expect, test } from 'vitest';
import { createSenders, DAY_MS, networkOf } from './senders.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the address %s: the network %s', (address, network) => expect(networkOf(address)).toBe(network));

test('one address: one number all day, another one the next day and after each start', () => {
  let ms = 0;
  const [numberOf, afterStart] = [createSenders(() => ms), createSenders(() => ms)];
  const ofAll = (of: typeof numberOf) => Array.from({ length: 8 }, (_, n) => of(`192.0.2.${n}`)).join();
  const today = ofAll(numberOf);
  ms = DAY_MS - 1;
  expect(ofAll(numberOf)).toBe(today);
  expect(ofAll(afterStart)).not.toBe(today);
  ms = DAY_MS;
  expect(ofAll(numberOf)).not.toBe(today);
});
