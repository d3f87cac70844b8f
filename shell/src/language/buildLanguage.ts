import { BASE_LANGUAGE, type Language } from '@bazaar/shared/contracts/languages';
import { hasTranslations } from '@bazaar/shared/integrity/knownHashes';
import { pageLanguage } from './language.ts';

/**
 * The language of a remote's texts where it is another than the page's: a build from before there was a translation is in
 * English. `entry`: the URL of its entry.
 */
export function otherLanguageOf(entry: string): Language | undefined {
  if (pageLanguage() === BASE_LANGUAGE) return undefined;
  return hasTranslations(entry.replace(/assets\/[^/]*$/, '')) ? undefined : BASE_LANGUAGE;
}
