import type { Retention } from './config.ts';
import { configText, givenConfig } from './siteUrls.ts';

/** The retention of this page's site: 'atOnce' where its file says anything but 'sealedYear'. Never throws. */
export const retentionIn = (text: string | null | undefined = configText()): Retention =>
  givenConfig(text)?.retention === 'sealedYear' ? 'sealedYear' : 'atOnce';
