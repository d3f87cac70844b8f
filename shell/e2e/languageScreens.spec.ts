import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { setLook, SIZES, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { newNumber, signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { cutTexts } from './support/cutTexts.ts';
import { englishWords } from './support/englishWords.ts';
import { openIn } from './support/openIn.ts';
import { SCREENS } from './support/screens.ts';
import { STATES } from './support/states.ts';

const [PHONE] = SIZES;

for (const screen of [...SCREENS, ...STATES]) {
  test(`${screen.name} in Hindi: has no English word of ours, fits 360 px, and has no accessibility violation`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLook(page, { theme: 'light', ...PHONE });
    if (screen.isSignedIn) {
      await page.goto('/login');
      await signIn(page, request, newNumber(), 'Asha');
    }
    await openIn('hi', page, screen);
    await expect.poll(() => englishWords(page)).toEqual([]);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await expectNoViolations(page, `${screen.name} in Hindi`);
  });
}
