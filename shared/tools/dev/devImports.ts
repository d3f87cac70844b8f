import { translatedFiles, TRANSLATIONS, type Language } from '../../contracts/languages.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import type { Imports } from '../build/languages/devLanguages.ts';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { portOf } from '../ports/ports.ts';
import { builtFolder } from './devRegistry.ts';

/** The entries for the remotes in the import map of a dev shell's page, for each translation. */
export const devImports = (): Imports =>
  Object.fromEntries(
    TRANSLATIONS.map((language) => [
      language,
      Object.assign({}, ...REMOTE_NAMES.map((name) => importsOf(name, language))) as Record<string, string>,
    ]),
  );

/** A built remote has a file in the language for each with texts; all that a dev server has is in the page's language. */
function importsOf(name: RemoteName, language: Language): Record<string, string> {
  const url = `http://localhost:${portOf(name)}/`;
  const folder = builtFolder(name);
  if (!folder) return { [url]: url };
  const urls = filesOf(folder, '.js').map((file) => url + file.slice(folder.length + 1));
  return translatedFiles(Object.fromEntries(urls.map((each) => [each, ''])), language);
}
