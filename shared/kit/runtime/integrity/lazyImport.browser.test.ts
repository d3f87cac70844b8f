import { expect, test, vi } from 'vitest';
import { lazyImport } from './lazyImport.ts';

const SHEET = 'data:text/css,/*.css';

test('a module is requested beside its sheets, and given once they are in the page', async () => {
  const load = vi.fn(async () => 'module');
  const given = lazyImport(load, [SHEET], location.href);
  expect(load).toHaveBeenCalledOnce();
  await expect(given).resolves.toBe('module');
  expect(document.querySelector<HTMLLinkElement>(`link[href="${SHEET}"]`)?.sheet).not.toBeNull();
});
