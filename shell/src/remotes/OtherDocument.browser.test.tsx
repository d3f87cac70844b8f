import { MemoryRouter } from '@bazaar/shared/router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OtherDocument } from './OtherDocument.tsx';

const fetched = vi.spyOn(globalThis, 'fetch');
afterEach(() => void fetched.mockReset());

const show = () =>
  render(
    <MemoryRouter>
      <OtherDocument />
    </MemoryRouter>,
  );
const heading = page.getByRole('heading', { level: 1 });

test.each([404, 503])(
  'the server answers %d: the page says that this part is not available, and asks again on a press',
  async (status) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    await show();
    await expect.element(heading).toHaveTextContent('This part is not available');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => fetched.mock.calls.length).toBe(2);
    await expect.element(heading).toHaveTextContent('This part is not available');
  },
);

test('no server is reached: the page says that there is no network', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await show();
  await expect.element(heading).toHaveTextContent("You're offline");
});
