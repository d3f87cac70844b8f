import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureCarousel } from './PictureCarousel.tsx';

const show = () =>
  render(
    <div style={{ width: 320 }}>
      <PictureCarousel post={{ imageIds: ['a', 'b', 'c', 'd', 'e'] }} title="Tea" isFirst={false} />
    </div>,
  );
const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).click();
const track = () => page.getByRole('group').element();
const shown = () => Math.round((track().scrollLeft / track().clientWidth) * 10) / 10;

test('Next pressed twice while the first picture still scrolls: two pictures on', async () => {
  await show();
  press('Next image');
  await new Promise(requestAnimationFrame);
  press('Next image');
  await expect.element(page.getByText('3/5')).toBeVisible();
  await expect.poll(shown).toBe(2);
  await expect.element(page.getByText('3/5')).toBeVisible();
});

test('Next, then a finger scrolls back while it still scrolls: the picture that is in view counts', async () => {
  await show();
  press('Next image');
  track().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  track().scrollTo({ left: 0, behavior: 'instant' });
  await expect.element(page.getByText('1/5')).toBeVisible();
});

test('Previous on the first picture: the last, without the pictures between', async () => {
  await show();
  press('Previous image');
  expect(shown()).toBe(4);
  await expect.element(page.getByText('5/5')).toBeVisible();
});
