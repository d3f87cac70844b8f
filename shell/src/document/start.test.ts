import { expect, test, vi } from 'vitest';

/** The elements of a document by their ids; of its templates only what is looked at. */
const elements: Record<string, object> = {
  'start-data': { textContent: '{"files":{}}' },
  remotes: { textContent: 'damaged' },
  'import-maps': { content: { children: [{ textContent: '{}', dataset: {} }] } },
  'shell-entry': { remove: () => {}, content: Object.assign(['entry'], { querySelectorAll: () => [] }) },
};

test('what starts everything fails: the shell starts all the same', async () => {
  const added: unknown[] = [];
  const dataset = { pictureFirst: '' };
  vi.stubGlobal('document', {
    readyState: 'interactive',
    documentElement: { dataset },
    getElementById: (id: string) => elements[id] ?? null,
    head: { append: (...each: unknown[]) => added.push(...each.flat()) },
  });
  vi.stubGlobal('location', { pathname: '/feed', search: '' });
  await expect(import('./start.ts')).rejects.toThrow('JSON');
  expect(added).toContain('entry');
  expect(dataset).toEqual({});
  vi.unstubAllGlobals();
});
