import { expectNoViolations } from './support/axe.ts';
import { LOOKS, wear } from './support/looks.ts';
import { remotePages } from './support/remotePages.ts';
import { expect, test } from './support/site.ts';

for (const look of LOOKS) {
  test(`no accessibility violation on the first page of any remote, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await wear(page, look);
    for (const { path, content } of remotePages) {
      await page.goto(path);
      await expect(content(page)).toBeVisible();
      await expectNoViolations(page, path);
    }
  });
}
