import type { Plugin } from 'vite';
import { CONFIG_ELEMENT_ID, LOCAL_CONFIG, type SiteConfig } from '../contracts/config.ts';
import { allPorts, type Ports } from '../contracts/ports.ts';

/** The configuration of a site on this machine, at the given ports. */
export function localConfig(ports: Ports): SiteConfig {
  const media = `http://localhost:${ports.media}`;
  return {
    ...LOCAL_CONFIG,
    images: `${media}/bazaar`,
    streams: media,
    countries: `${media}/v3.1/all?fields=name,cca2,idd,flag`,
    flags: `${media}/flags`,
    backend: { firestore: `localhost:${ports.firestore}`, auth: `localhost:${ports.authBackend}` },
  };
}

/** `<script type="application/json">`: data, not code; `<` is escaped so that no value can close the element. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** Writes the local configuration into the index.html that a dev server answers with; deployments have `compose` for it. */
export function siteHtml(): Plugin {
  return {
    name: 'site-html',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('</head>', `${jsonElement(CONFIG_ELEMENT_ID, localConfig(allPorts()))}</head>`),
  };
}
