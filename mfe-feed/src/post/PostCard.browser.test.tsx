import { CONFIG_ELEMENT_ID } from '@bazaar/shared/contracts/config';
import { parseFeedPosts } from '@bazaar/shared/data/feedPosts';
import { MemoryRouter } from '@bazaar/shared/router';
import { violations } from '@bazaar/shared/testing/violations.ts';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../shared/ui/tokens.css';
import { PostCard } from './PostCard.tsx';

beforeAll(() => {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = CONFIG_ELEMENT_ID;
  config.textContent = JSON.stringify({ firebase: {}, images: `${inject('media')}/bazaar`, streams: inject('media') });
  document.head.append(config);
});

/** Shows these documents as the feed does, without its list. */
const show = (documents: readonly Record<string, unknown>[]) =>
  render(
    <main>
      <h1>Feed</h1>
      <MemoryRouter>
        <div role="feed" aria-label="Posts">
          {parseFeedPosts(
            documents.map((fields, index) => ({
              id: `p-${index}`,
              data: { isVisible: true, postType: 'image', imageIds: ['post-01'], ...fields },
            })),
          ).map((post, index) => (
            <PostCard key={post.id} post={post} position={index + 1} />
          ))}
        </div>
      </MemoryRouter>
    </main>,
  );

const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const paragraphs = (title: string) => [...card(title).element().querySelectorAll('p')].map((p) => p.textContent);

test('author, age and counts where the data have them; malformed values are omitted or clamped', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 10) });
  const daysAgo = (days: number) => ({ seconds: Date.now() / 1_000 - days * 86_400, nanoseconds: 0 });
  await show([
    {
      title: 'All',
      likesCount: 1,
      commentsCount: 299,
      viewsCount: 12_345,
      _createdBy: { displayName: 'सीता देवी', timestamp: daysAgo(1 / 8) },
    },
    { title: 'Time only', _createdBy: { timestamp: daysAgo(2) } },
    {
      title: 'Hostile',
      likesCount: -1,
      commentsCount: 'many',
      viewsCount: 1e300,
      _createdBy: { displayName: `\u202E<b>${'x'.repeat(200)}`, timestamp: daysAgo(3) },
    },
  ]);
  vi.useRealTimers();
  expect(paragraphs('All')).toEqual(['सीता देवी · 3h ago', '1 like · 299 comments · 12.3K views']);
  await expect.element(card('All').getByText('सीता देवी', { exact: true })).toHaveAttribute('lang', 'hi');
  expect(paragraphs('Time only')).toEqual(['2d ago']);
  expect(paragraphs('Hostile')).toEqual([`<b>${'x'.repeat(77)} · 3d ago`, '9.9M views']);
});

test('each kind of post shows its own content: picture, fallbacks, several pictures, reels, unknown kinds', async () => {
  await show([
    { title: 'First of imageIds', imageIds: ['post-02', 'post-03'], imgId: 'post-01' },
    { title: 'imgId', imageIds: [], imgId: 'post-04' },
    { title: 'Neither', imageIds: [] },
    { title: 'Broken', imageIds: ['no-such-picture'] },
    { title: 'None', postType: 'multi_image', imageIds: [] },
    { title: 'Counted', postType: 'reels_carousel', reelsCount: 12 },
    { title: 'Uncounted', postType: 'reels_carousel' },
    { title: 'Poll', postType: 'poll' },
    { title: 'No stream', postType: 'video', videoStreamId: '' },
    { title: undefined },
  ]);
  expect(card('First of imageIds').getByRole('img').element().getAttribute('src')).toMatch(/post-02/);
  expect(card('imgId').getByRole('img').element().getAttribute('src')).toMatch(/post-04/);
  await expect.element(card('Neither').getByText('N', { exact: true })).toBeVisible(); // the placeholder
  card('Broken').element().scrollIntoView(); // its picture is lazy
  await expect.element(card('Broken').getByText('Image Error')).toBeVisible();
  await expect.element(card('None').getByText('No images')).toBeVisible();
  await expect.element(card('Counted')).toHaveTextContent('12 Reels');
  await expect.element(card('Counted')).toHaveTextContent('Tap to explore');
  await expect.element(card('Counted').getByText('Reels', { exact: true })).toBeVisible();
  await expect.element(card('Counted').getByRole('link', { name: 'Watch Reels' })).toHaveAttribute('href', '/reel');
  await expect.element(card('Uncounted')).toHaveTextContent('Multiple Reels');
  await expect.element(card('Poll').getByText('Content', { exact: true })).toBeVisible();
  await expect.element(card('No stream').getByText('Video unavailable')).toBeVisible();
  await expect.element(card('Bazaar School Content')).toBeVisible();
});

test('the call to action has the label, the target and the colours of the post', async () => {
  await show([
    { title: 'Text', ctaText: 'See more' },
    { title: 'Plain' },
    { title: 'Topic', businessInfo: [{ creatorTopicId: 'topic-001', creatorTopicName: 'Tea Stall' }] },
    { title: 'Colours', buttonBgColor: '#FF14523C', buttonTextColor: '#FFFFF6E5' },
    { title: 'Unreadable', buttonBgColor: '#1D3C6A', buttonTextColor: '#1d3c6a' },
  ]);
  const action = (title: string) => card(title).getByRole('link');
  const styleOf = (title: string) => getComputedStyle(action(title).element());
  await expect.element(action('Text')).toHaveAttribute('href', '/business');
  await expect.element(action('Text')).toHaveTextContent('See more');
  await expect.element(action('Plain')).toHaveTextContent('Learn More');
  await expect.element(action('Plain')).toHaveAttribute('href', '/business');
  await expect.element(action('Topic')).toHaveTextContent('Learn Tea Stall');
  await expect.element(action('Topic')).toHaveAttribute('href', '/business/levels/topic-001');
  expect(styleOf('Plain').backgroundColor).toBe('rgb(245, 124, 0)');
  expect(styleOf('Plain').color).toBe('rgb(255, 255, 255)');
  expect(styleOf('Plain').backgroundImage).toMatch(/linear-gradient/);
  expect(styleOf('Colours').backgroundColor).toBe('rgb(20, 82, 60)');
  expect(styleOf('Unreadable').backgroundColor).toBe('rgb(29, 60, 106)');
  expect(styleOf('Unreadable').color).not.toBe('rgb(29, 60, 106)');
});

const TAP = 'A dripping tap over a bucket';
const HINDI_TAP = 'बाल्टी के ऊपर टपकता नल';

test('a picture is named by its description, in the language that it is written in', async () => {
  await show([
    { title: 'First of imageIds', imageAlts: [TAP], imgId: 'post-02', imgAlt: 'Another picture' },
    { title: 'imgId', imageIds: [], imgId: 'post-04', imgAlt: HINDI_TAP },
    { title: 'Broken', imageIds: ['no-such-picture'], imageAlts: [HINDI_TAP] },
  ]);
  const picture = (title: string, name: string) => card(title).getByRole('img', { name, exact: true });
  await expect.element(picture('First of imageIds', TAP)).not.toHaveAttribute('lang');
  await expect.element(picture('imgId', HINDI_TAP)).toHaveAttribute('lang', 'hi');
  card('Broken').element().scrollIntoView();
  await expect.element(picture('Broken', HINDI_TAP)).toHaveTextContent('B');
  await expect.element(picture('Broken', HINDI_TAP)).toHaveAttribute('lang', 'hi');
  expect(await violations()).toEqual([]);
});

test('a picture without a usable description says so and does not repeat the title; without a picture nothing is said', async () => {
  await show([
    { title: 'No list' },
    { title: 'Empty', imageAlts: ['  '] },
    { title: 'No text', imageAlts: [{ text: TAP }, TAP] },
    { title: 'No picture', imageIds: [], imageAlts: [TAP], imgAlt: TAP },
  ]);
  for (const title of ['No list', 'Empty', 'No text'])
    await expect.element(card(title).getByRole('img')).toHaveAccessibleName('Image without a description');
  await expect.element(card('No picture')).toBeVisible();
  expect(card('No picture').getByRole('img').elements()).toHaveLength(0);
  expect(await violations()).toEqual([]);
});

test('several pictures: a bad id takes its description with it, each that is shown has its own, and the buttons go round', async () => {
  await show([
    {
      title: 'Several',
      postType: 'multi_image',
      imageIds: ['post-01', '../evil', 'post-02', 'post-03'],
      imageAlts: ['A phone', 'Evil', HINDI_TAP],
    },
  ]);
  const pictures = page.getByRole('region', { name: 'Pictures: Several' });
  const next = pictures.getByRole('button', { name: 'Next image' });
  const shown = pictures.getByRole('img');
  await expect.element(pictures).toHaveTextContent('1/3');
  await expect.element(shown).toHaveAccessibleName('A phone');
  await next.click();
  await expect.element(pictures).toHaveTextContent('2/3');
  await expect.element(shown).toHaveAccessibleName(HINDI_TAP);
  await expect.element(shown).toHaveAttribute('lang', 'hi');
  await next.click();
  await expect.element(pictures).toHaveTextContent('3/3');
  await expect.element(shown).toHaveAccessibleName('Image 3 of 3, without a description');
  await next.click();
  await expect.element(pictures).toHaveTextContent('1/3');
  await pictures.getByRole('button', { name: 'Previous image' }).click();
  await expect.element(pictures).toHaveTextContent('3/3');
  expect(await violations()).toEqual([]);
});
