import { heading, testBreadcrumbs, testLateNames } from '../../shared/testing/e2e/breadcrumbs.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { expect, NAMES, test } from '../../shared/testing/e2e/knownNames.ts';

const PLAYLISTS = '/creators/known/topics/known/playlists';
const VIDEOS = `${PLAYLISTS}/known/videos`;

const PARENTS = [
  ['Creators', '/creators'],
  [NAMES.listCreator, '/creators/known/topics'],
] as const;

testBreadcrumbs({ path: PLAYLISTS, title: NAMES.listTopic, names: [NAMES.listCreator], parents: PARENTS });
testBreadcrumbs({
  path: VIDEOS,
  title: NAMES.video,
  names: [NAMES.list, NAMES.listTopic, NAMES.listCreator],
  parents: [...PARENTS, [NAMES.listTopic, PLAYLISTS]],
});

testLateNames(VIDEOS, NAMES.listCreator);

test('a playlist whose name arrives after its videos shows it in the heading', async ({ page }) => {
  const names = await gate(page, /documents:batchGet/);
  await page.goto(VIDEOS);
  await expect(heading(page)).toContainText(NAMES.video);
  await names.release();
  await expect(heading(page)).toContainText(NAMES.list);
});
