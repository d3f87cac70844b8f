import type { Plugin } from 'vite';
import { LANGUAGE_NAMES, type Language } from '../../contracts/languages.ts';
import { brandName } from './documents.ts';

/** The web app manifest of the shell: its path in a language, and its content there. */
export interface WebManifest {
  pathIn(language: Language): string;
  contentIn(language: Language, brand: string): object;
}

/** Puts the web app manifest in every language into the shell's build, with the name of the site; a dev server has them at the same addresses. */
export function webManifests({ pathIn, contentIn }: WebManifest): Plugin {
  const textIn = (language: Language) => JSON.stringify(contentIn(language, brandName()));
  return {
    name: 'web-manifests',
    generateBundle() {
      for (const language of LANGUAGE_NAMES)
        this.emitFile({ type: 'asset', fileName: pathIn(language).slice(1), source: textIn(language) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = LANGUAGE_NAMES.find((each) => request.url === pathIn(each));
        if (!language) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(textIn(language));
      });
    },
  };
}
