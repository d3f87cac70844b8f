import { AxeBuilder } from '@axe-core/playwright';
import { remotePages } from './support/remotePages.ts';
import { expect, test } from './support/site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`no accessibility violation on any page, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check('/home');
      for (const { path, content } of remotePages) {
        await page.goto(path);
        await expect(content(page)).toBeVisible();
        await check(path);
      }

      async function check(path: string) {
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect.soft(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      }
    });
  }
}
