import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { missing } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { portOf } from '../../shared/tools/ports/ports.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { buttonOf, expectImage, FIRST, SECOND, strip, viewer } from './support/stories.ts';

const HOUR_MS = 3_600_000;

test('a story is marked new until it is two hours old', async ({ page, request }) => {
  const createdAtMs = await newestStoryAt(request);
  await page.clock.setFixedTime(createdAtMs + 2 * HOUR_MS - 1_000);
  await page.goto('/feed');
  await expect(buttonOf(page, FIRST)).toHaveAccessibleName(`${FIRST}, new`);
  await expect(buttonOf(page, SECOND)).toHaveAccessibleName(SECOND);
  await page.clock.setFixedTime(createdAtMs + 2 * HOUR_MS);
  await page.reload();
  await expect(buttonOf(page, FIRST)).toHaveAccessibleName(FIRST);
});

test('F55: images cannot be loaded: Image Error is readable on an avatar and above the buttons of the viewer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gate(page, /\/(public|w=400[^/]*)$/, missing);
  await page.goto('/feed');
  const badge = buttonOf(page, FIRST).getByText('Image Error');
  await expect(badge).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => overflowOf(badge, buttonOf(page, FIRST).locator('[class*=icon]'))).toBe(0);
  await buttonOf(page, FIRST).click();
  const shown = viewer(page, FIRST);
  await expect(shown.getByRole('img')).toHaveAccessibleName(/^A drawing of a wooden plank/); // it stands in for the image
  const inPicture = shown.locator('[class*=frame]').getByText('Image Error');
  await expect(inPicture).toBeVisible();
  await expect(shown.locator('[class*=head]').getByText('Image Error')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      overflowOf(shown.locator('[class*=head]').getByText('Image Error'), shown.locator('[class*=head] [class*=icon]')),
    )
    .toBe(0);
  const { y, height } = (await inPicture.boundingBox())!;
  for (const name of ['Previous image', 'Next image']) {
    expect(y + height).toBeLessThanOrEqual((await shown.getByRole('button', { name }).boundingBox())!.y);
  }
});

test('a link to an unknown story: its id is removed from the URL, and Back does not return to it', async ({ page }) => {
  await page.goto('/home');
  await page.goto('/feed?story=no-such-story');
  await expect(buttonOf(page, FIRST)).toBeVisible();
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('the reels remote is missing: /feed shows neither a strip nor an error', async ({ page, pathSite }) => {
  const folder = join(publicFolder(pathSite.out), 'mfe-reels');
  renameSync(folder, `${folder}.gone`);
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('StoriesStrip of the remote reels is not shown.'),
  );
  try {
    await page.goto(`${pathSite.url}/feed`);
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await warning;
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    renameSync(`${folder}.gone`, folder);
  }
  // Restored: the next visit shows the strip, and the routes of the same remote work.
  await page.getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL(`${pathSite.url}/home`); // '/' redirects to it: a Back before that would be undone
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.goBack();
  await expect(buttonOf(page, FIRST)).toBeVisible();
});

test('the strip and the reels of one remote work in either order', async ({ page }) => {
  await page.goto('/feed');
  await expect(buttonOf(page, FIRST)).toBeVisible();
  await page.getByRole('link', { name: 'Bazaar School' }).click();
  await page.getByRole('link', { name: 'Watch Now' }).click();
  await expect(page.getByRole('feed', { name: 'Reels' }).getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(buttonOf(page, FIRST)).toBeVisible();
});

test('the strip and the viewer have no accessibility violation in any look', async ({ page }) => {
  await setLook(page, LOOKS[0]!);
  await page.goto('/feed');
  await expect(buttonOf(page, FIRST)).toBeVisible();
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectNoViolations(page, `strip, ${look.theme}, ${look.width} px`);
  }
  await buttonOf(page, FIRST).click();
  await expectImage(page, FIRST, 1, 2);
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectNoViolations(page, `viewer, ${look.theme}, ${look.width} px`);
  }
});

/** The creation time of the newest story in the database: the site may have been running for hours. */
async function newestStoryAt(request: APIRequestContext): Promise<number> {
  const response = await request.post(
    `http://localhost:${portOf('firestore')}/v1/projects/demo-bazaar/databases/(default)/documents:runQuery`,
    {
      headers: { authorization: 'Bearer owner' },
      data: {
        structuredQuery: {
          from: [{ collectionId: 'stories' }],
          orderBy: [{ field: { fieldPath: '_createdBy.timestamp' }, direction: 'DESCENDING' }],
          limit: 1,
        },
      },
    },
  );
  const [{ document }] = (await response.json()) as [
    { document: { fields: { _createdBy: { mapValue: { fields: { timestamp: { timestampValue: string } } } } } } },
  ];
  return Date.parse(document.fields._createdBy.mapValue.fields.timestamp.timestampValue);
}

/** The distance by which a text reaches out of a round picture, in px. */
const overflowOf = async (text: Locator, picture: Locator): Promise<number> =>
  text.evaluate(
    (element, round) => {
      const { left, top, width } = round!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const corners = [...range.getClientRects()].flatMap((box) =>
        [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => [x, y] as const)),
      );
      return Math.max(
        0,
        ...corners.map(([x, y]) => Math.round(Math.hypot(x - left - width / 2, y - top - width / 2) - width / 2)),
      );
    },
    await picture.elementHandle(),
  );
