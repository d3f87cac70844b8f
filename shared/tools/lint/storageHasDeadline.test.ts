import { testRule, type RuleCase } from './testRule.ts';

/** An expression that is waited for, and in how many places the rule refuses it. */
const CASES: readonly RuleCase[] = [
  ['a cache that is opened', "caches.open('files')", 1],
  ['what any cache has', 'caches.match(url)', 1],
  ['the caches of the window', 'globalThis.caches.delete(url)', 1],
  ['what an open cache has', 'cache.match(url)', 1],
  ['what is put into one', 'codeCache.put(url, response)', 1],
  ['the cache of an object', 'code.cache.keys()', 1],
  ['a lock', 'navigator.locks.request(url, save)', 1],
  ['the registration of the worker', 'navigator.serviceWorker.getRegistration()', 1],
  ['the space of the device', 'navigator.storage.estimate()', 1],
  ['a cache, in a function that is given away', 'withStorageDeadline(run(() => caches.open(url)))', 1],
  ['a cache, with a deadline', 'withStorageDeadline(caches.open(url))', 0],
  ['what an open cache has, with the longer deadline', 'withLongStorageDeadline(cache.match(url))', 0],
  ['a lock, with a signal', 'navigator.locks.request(url, { signal }, save)', 0],
  ['a map of another name', 'lists.delete(url)', 0],
];
const sourceOf = (expression: string) => `
  export async function read(caches, cache, codeCache, code, url, response, save, signal, lists) {
    await ${expression};
  }
`;

testRule('storage-has-deadline', CASES, { sourceOf, doing: 'waiting for ' });
