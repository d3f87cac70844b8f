import type { LaunchOptions } from '@playwright/test';

/** The network of a served production site (shared/tools/production): its proxy, and the certificate behind it. */
export interface BrowserNetwork {
  proxy: string;
  spkiHash: string;
}

/** The options that start Chromium in that network: its workers too take the certificate for a valid one. */
export const inNetwork = ({ proxy, spkiHash }: BrowserNetwork, options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${spkiHash}`],
  proxy: { server: proxy },
});
