import type { Reel } from '@bazaar/shared/data/reels';
import { MemoryRouter } from '@bazaar/shared/router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../shared/ui/reset.css';
import '../../../shared/ui/tokens.css';
import { meetingControls } from '../../../shared/testing/meetingControls.ts';
import { ReelText } from './ReelText.tsx';

const card = (more: Partial<Reel>, isNear = true) => (
  <MemoryRouter>
    <ReelText reel={{ id: 'r', title: 'Say the price first', ...more } as Reel} id="r" isNear={isNear} />
  </MemoryRouter>
);
const show = (more: Partial<Reel>) => render(card(more));
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a reel that is a part of a lesson leads to the lesson and to its topic', async () => {
  await show({ creatorTopicId: 't', creatorTopicName: 'Tailoring', levelId: 'l', levelVideoId: 'v' });
  await expect.element(page.getByRole('link', { name: 'Tailoring' })).toBeVisible();
  expect(hrefs()).toEqual(['/levels/t/videos/l?video=v', '/business/levels/t']);
  for (const link of page.getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(43.5);
  // Their targets reach out of their row, which is no text that is cut.
  await expect.element(page.getByRole('button', { name: 'more' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Reel>, string[]]>([
  ['the maker’s page: the name leads there', { playlistCreatorId: 'c' }, ['/creators/c/topics']],
  ['no page of the maker: the name leads nowhere', {}, []],
])('the data of a reel names %s', async (_promise, more, links) => {
  await show({ creatorName: 'Sunita Verma', ...more });
  await expect.element(page.getByText('Sunita Verma')).toBeVisible();
  expect(hrefs()).toEqual(links);
});

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each(['en', 'hi'])(
  'a maker, a lesson and a topic with long names, page in %s: no target over another, and "more" shows all',
  async (lang) => {
    await page.viewport(360, 740);
    document.documentElement.lang = lang;
    const long = 'Everything about the trade of a tailor in a small town, from the first needle on';
    await show({
      creatorTopicId: 't',
      creatorTopicName: long,
      levelId: 'l',
      levelVideoId: 'v',
      creatorName: long,
      playlistCreatorId: 'c',
    });
    const parts = () => [...page.getByRole('link').elements(), ...page.getByRole('button').elements()];
    const cut = () => parts().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    const more = page.getByRole('button', { name: 'more' });
    await expect.element(more).toBeVisible();
    expect(cut()).toBeGreaterThan(0);
    expect(meetingControls(document.body)).toEqual([]);
    for (const { height, width } of parts().map((part) => part.getBoundingClientRect()))
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(43.5);
    await more.click();
    await expect.element(page.getByRole('button', { name: 'less' })).toBeVisible();
    expect(cut()).toBe(0);
    expect(meetingControls(document.body)).toEqual([]);
  },
);

test.each<[string, Partial<Reel>, (string | null)[]]>([
  ['nothing: it leads nowhere', {}, []],
  ['a lesson without its topic: it leads nowhere', { levelId: 'l' }, []],
  ['a topic without a name: it leads there', { creatorTopicId: 't' }, ['/business/levels/t']],
])('the data of a reel names %s', async (_promise, more, links) => {
  await show(more);
  await expect.element(page.getByRole('heading', { name: 'Say the price first' })).toBeVisible();
  expect(hrefs()).toEqual(links);
});

test('a long title is not measured far from the screen; near it it has "more"', async () => {
  await page.viewport(360, 740);
  const long = { title: 'Everything about the trade of a tailor in a small town, from the first needle on' };
  const { rerender } = await render(card(long, false));
  const more = page.getByRole('button', { name: 'more' });
  await expect.element(page.getByRole('heading')).toBeVisible();
  await new Promise(requestAnimationFrame);
  await expect.element(more).not.toBeInTheDocument();
  await rerender(card(long));
  await expect.element(more).toBeVisible();
});
