import type { Reel } from '@bazaar/shared/data/reels';
import { MemoryRouter } from '@bazaar/shared/router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../shared/ui/tokens.css';
import { ReelText } from './ReelText.tsx';

const show = (more: Partial<Reel>) =>
  render(
    <MemoryRouter>
      <ReelText reel={{ id: 'r', title: 'Say the price first', ...more } as Reel} id="r" />
    </MemoryRouter>,
  );
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a reel that is a part of a lesson leads to the lesson and to its topic', async () => {
  await show({ creatorTopicId: 't', creatorTopicName: 'Tailoring', levelId: 'l', levelVideoId: 'v' });
  await expect.element(page.getByRole('link', { name: 'Learn Tailoring' })).toBeVisible();
  expect(hrefs()).toEqual(['/levels/t/videos/l?video=v', '/business/levels/t']);
  for (const link of page.getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(43.5);
  // Their targets reach out of their row, which is no text that is cut.
  await expect.element(page.getByRole('button', { name: 'more' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Reel>, (string | null)[]]>([
  ['nothing: it leads nowhere', {}, []],
  ['a lesson without its topic: it leads nowhere', { levelId: 'l' }, []],
  ['a topic without a name: it leads there', { creatorTopicId: 't' }, ['/business/levels/t']],
])('the data of a reel names %s', async (_promise, more, links) => {
  await show(more);
  await expect.element(page.getByRole('heading', { name: 'Say the price first' })).toBeVisible();
  expect(hrefs()).toEqual(links);
});
