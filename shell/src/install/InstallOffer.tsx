import { useRemembered } from '@bazaar/shared/device';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { lazyComponent } from '@bazaar/shared/router';
import { Optional } from '../chrome/ErrorBoundary.tsx';
import { refused, useInstallPrompt } from './installPrompt.ts';

/** Not in the spec (issue 41): offered to who has begun so many lessons on this device. */
const OFFERED_AFTER_LESSONS = 3;

const InstallRow = lazyComponent(() => import('./InstallRow.tsx').then((m) => m.InstallRow));

/** Offers to put the site on the home screen, in the flow of the page, until a no. Its code is loaded only where it is shown. */
export function InstallOffer() {
  const { prompt } = useInstallPrompt();
  const isRefused = useRemembered(refused);
  const lessons = useRemembered(storedProgress).length;
  if (!prompt || isRefused || lessons < OFFERED_AFTER_LESSONS) return null;
  return (
    <Optional label="The offer to install failed.">
      <InstallRow prompt={prompt} />
    </Optional>
  );
}
