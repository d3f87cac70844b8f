import { ENTRY_ELEMENT_ID } from '@bazaar/shared/contracts/documentProtocol';
import type { FileOf } from './importMap.ts';

/**
 * Starts the shell, whose entry waits in a template of frame.html (docs/decisions/024); in that of the landing page only the files
 * that differ by language do. Called again, or where the document has no such template, it does nothing.
 */
export function startShell(fileOf: FileOf): void {
  const entry = document.getElementById(ENTRY_ELEMENT_ID) as HTMLTemplateElement | null;
  if (!entry) return;
  const links = entry.content.querySelectorAll('link');
  for (const link of links) Object.assign(link, { integrity: '', ...fileOf(link.getAttribute('href')!) });
  document.head.append(...links); // requested at once
  // A script that is added runs as soon as it is there: one that the service worker has, before the parser has come to #root.
  const start = () => document.head.append(entry.content);
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}
