import { remembered } from '@bazaar/shared/device';
import { create } from 'zustand';

/** The event by which Chromium says that the site can be installed, and is not: it can show the browser's dialog once. No standard type. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The event of this page that was not used yet; absent where the browser cannot install the site, or has. */
export const useInstallPrompt = create<{ prompt?: InstallPrompt | undefined }>(() => ({}));

/** A no, to our offer or in the browser's dialog, is for good. It is the device's: whoever signs in next would be asked about the same device. */
export const refused = remembered('bazaar.installRefused', (stored) => stored === true, { survivesSignOut: true });

/** The page is in the window of the installed site, also of one from a store. */
const INSTALLED = '(display-mode: standalone)';

/** From now on the browser's own offers wait for ours. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!matchMedia(INSTALLED).matches) useInstallPrompt.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstallPrompt.setState({ prompt: undefined }));
}
