import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

test('a reel has its title as its name and its description and creator as its description; its film has the same name', async ({
  page,
}) => {
  await openReels(page);
  const card = reelAt(page, 0);
  await expect(card).toHaveAccessibleName('Stock your first 20 parts');
  await expect(card).toHaveAccessibleDescription(
    'Screens, batteries, flex cables: what to buy first and what to leave. Sunita Verma',
  );
  await expect(card.locator('video')).toHaveAccessibleName('Stock your first 20 parts');
  await expectNoViolations(page, 'reel');
});
