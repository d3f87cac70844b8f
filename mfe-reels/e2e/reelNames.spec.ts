import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { FIRST_REEL } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

test('a reel has its title as its name and its description and creator as its description; its film has the same name', async ({
  page,
}) => {
  await openReels(page);
  const card = reelAt(page, 0);
  await expect(card).toHaveAccessibleName(FIRST_REEL.title);
  await expect(card).toHaveAccessibleDescription(`${FIRST_REEL.description} ${FIRST_REEL.creatorName}`);
  await expect(card.locator('video')).toHaveAccessibleName(FIRST_REEL.title);
  await expectNoViolations(page, 'reel');
});
