import type { Plugin } from 'vite';
import { CONFIG_ELEMENT_ID, LOCAL_CONFIG, type SiteConfig } from '../../contracts/config.ts';
import { REGISTRY_ELEMENT_ID, type DocumentTexts } from '../../contracts/documentProtocol.ts';
import { documentForPath } from '../../contracts/documents.ts';
import { allPorts, type Ports } from '../ports/ports.ts';
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { PSEUDO, pseudoText } from './languages/pseudo.ts';
import {
  frameDocument,
  HOME_SCREEN,
  homeDocument,
  inlineJson,
  jsonElement,
  withBrand,
  withImages,
} from './documents.ts';

/** The configuration of a site on this machine, at the given ports. */
export function localConfig(ports: Ports, host = 'localhost'): SiteConfig {
  const media = `http://${host}:${ports.media}`;
  return {
    ...LOCAL_CONFIG,
    images: `${media}/bazaar`,
    streams: media,
    countries: `${media}/v3.1/all?fields=name,cca2,idd,flag`,
    flags: `${media}/flags`,
    // A remote of a developer's, from its own server, can be looked at in a running site.
    remoteOrigins: REMOTE_NAMES.map((name) => `http://${host}:${ports[name]}`),
    backend: { firestore: `${host}:${ports.firestore}`, auth: `${host}:${ports.authBackend}` },
  };
}

/** While developing, in the pseudo-language too. */
const withPseudo = (translations: DocumentTexts): DocumentTexts => {
  const english = Object.keys(Object.values(translations)[0]?.texts ?? {});
  return {
    ...translations,
    [PSEUDO]: { texts: Object.fromEntries(english.map((text) => [text, pseudoText(text)])) },
  };
};

/**
 * The shell's index.html: the brand's name at build time; while developing also the local configuration, and the document
 * that the path has in a deployment (`compose` writes those).
 */
export function siteHtml(documentTexts: DocumentTexts = {}): Plugin {
  const local = localConfig(allPorts());
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl = '/', server }) {
        const branded = withBrand(html).replace('%DOCUMENT_TEXTS%', () =>
          inlineJson(server ? withPseudo(documentTexts) : documentTexts),
        );
        if (!server) return branded;
        const [pathname = '/'] = originalUrl.split(/[?#]/);
        const page = documentForPath(pathname, REMOTES) === 'home' ? homeDocument(branded) : frameDocument(branded);
        const data = jsonElement(CONFIG_ELEMENT_ID, local) + jsonElement(REGISTRY_ELEMENT_ID, REMOTES);
        return withImages(page, local.images).replace('</head>', `${data}</head>`);
      },
    },
  };
}

/**
 * The sheet of the landing page's screen, for its document alone, which draws that screen (docs/decisions/050): compose puts it inline. In
 * others it comes with the screen.
 */
export const homeSheet = (): Plugin => ({
  name: 'home-sheet',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const screen = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(HOME_SCREEN),
      );
      const sheets = screen?.type === 'chunk' ? [...(screen.viteMetadata?.importedCss ?? [])] : [];
      const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
      return html.replace('<!--/home-->', (mark) => links.join('') + mark);
    },
  },
});
