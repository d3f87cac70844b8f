import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LIST_BUFFER_PX } from '../constants.ts';
import { useBufferSize } from './useBufferSize.ts';

/** All that it returns from the first time on. */
async function sizesOf(isAtTop: boolean): Promise<number[]> {
  const sizes: number[] = [];
  const List = () => {
    sizes.push(useBufferSize(isAtTop));
    return null;
  };
  await render(<List />);
  return sizes;
}

test('at the top of the list nothing beyond the screen is rendered with the first frame, then the rest', async () => {
  const sizes = await sizesOf(true);
  await expect.poll(() => [...new Set(sizes)]).toEqual([0, LIST_BUFFER_PX]);
});

test('a reader who has scrolled has the posts above the screen at once: one of them may have the focus', async () => {
  const sizes = await sizesOf(false);
  expect(sizes[0]).toBe(LIST_BUFFER_PX);
});
