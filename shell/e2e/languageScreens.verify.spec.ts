import { setLook, SIZES } from '../../shared/testing/e2e/looks.ts';
import { newNumber, signIn } from '../../shared/testing/e2e/signIn.ts';
import { test } from '../../shared/testing/e2e/site.ts';
import { expectInHindi } from './support/expectInHindi.ts';
import { openIn } from './support/openIn.ts';
import { STATES } from './support/states.ts';

/** The states over a lesson need its video, which loads in the time of the machine. */
test.use({ time: 'passes' });

const [PHONE] = SIZES;

/** The screens themselves: looks.spec.ts. */
for (const state of STATES) {
  test(`${state.name} in Hindi: has no English word of ours, fits 360 px, and has no accessibility violation`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLook(page, { theme: 'light', ...PHONE });
    if (state.isSignedIn) {
      await page.goto('/login');
      await signIn(page, request, newNumber(), 'Asha');
    }
    await openIn('hi', page, state);
    await expectInHindi(page, state.name);
  });
}
