import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { article, articles, expect, post, scrollTo, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';

const TAP = 'A dripping tap over a bucket';
const HINDI_TAP = 'बाल्टी के ऊपर टपकता नल';
const UNDESCRIBED = 'Image without a description';

test('a picture is named by its description, in the language that it is written in', async ({ page, feedSite }) => {
  await showPosts(feedSite, [
    post(1, { title: 'First of imageIds', imageAlts: [TAP], imgId: 'post-02', imgAlt: 'Another picture' }),
    post(2, { title: 'imgId', imageIds: [], imgId: 'post-04', imgAlt: HINDI_TAP }),
    post(3, { title: 'Broken', imageIds: ['no-such-picture'], imageAlts: [HINDI_TAP] }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  const picture = async (title: string, name: string) => {
    await scrollTo(page, article(page, title));
    return article(page, title).getByRole('img', { name, exact: true });
  };
  await expect(await picture('First of imageIds', TAP)).not.toHaveAttribute('lang');
  await expect(await picture('imgId', HINDI_TAP)).toHaveAttribute('lang', 'hi');
  const broken = await picture('Broken', HINDI_TAP);
  await expect(broken).toHaveAttribute('lang', 'hi');
  await expect(broken).toHaveText('B');
  await expectNoViolations(page, 'described');
});

test('a picture without a usable description says so and does not repeat the title; without a picture nothing is said', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, [
    post(1, { title: 'No list' }),
    post(2, { title: 'Empty', imageAlts: ['  '] }),
    post(3, { title: 'No text', imageAlts: [{ text: TAP }, TAP] }),
    post(4, { title: 'No picture', imageIds: [], imageAlts: [TAP], imgAlt: TAP }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  for (const title of ['No list', 'Empty', 'No text']) {
    await scrollTo(page, article(page, title));
    await expect(article(page, title).getByRole('img')).toHaveAccessibleName(UNDESCRIBED);
  }
  await scrollTo(page, article(page, 'No picture'));
  await expect(article(page, 'No picture').getByRole('img')).toHaveCount(0);
  await expect(articles(page).getByRole('heading', { name: 'No picture' })).toBeVisible();
  await expectNoViolations(page, 'undescribed');
});

test('several pictures: a bad id takes its description with it, and each picture that is shown has its own', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, [
    post(1, {
      postType: 'multi_image',
      imageIds: ['post-01', '../evil', 'post-02', 'post-03'],
      imageAlts: ['A phone', 'Evil', HINDI_TAP],
    }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  const pictures = page.getByRole('region', { name: 'Pictures: Post 1' });
  const shown = pictures.getByRole('img');
  await expect(shown).toHaveAccessibleName('A phone');
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(shown).toHaveAccessibleName(HINDI_TAP);
  await expect(shown).toHaveAttribute('lang', 'hi');
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(shown).toHaveAccessibleName('Image 3 of 3, without a description');
  await expectNoViolations(page, 'several');
});
