import { readSettings } from '@remotes-kit/release/siteFolder';
import type { SiteConfig } from '../../contracts/config.ts';

/** The configuration that a release of the school's site was composed with. */
export const siteConfigIn = (release: string): SiteConfig => readSettings(release).config as SiteConfig;
