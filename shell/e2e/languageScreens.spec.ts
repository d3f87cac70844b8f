import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { setLook, SIZES, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { englishWords } from './support/englishWords.ts';
import { SCREENS } from './support/screens.ts';

const [PHONE] = SIZES;

for (const { name, open } of SCREENS.filter((screen) => screen.name !== 'story')) {
  test(`${name} in Hindi: has no English word of ours, fits 360 px, and has no accessibility violation`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLook(page, { theme: 'light', ...PHONE });
    await open(page, request);
    await page.evaluate(() => localStorage.setItem('bazaar.language', 'hi'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.locator('main#content').getByRole('heading').first()).toBeAttached();
    await expect(page.locator('main#content [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => englishWords(page)).toEqual([]);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expectNoViolations(page, `${name} in Hindi`);
  });
}
