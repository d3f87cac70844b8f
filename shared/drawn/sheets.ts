/**
 * Puts the style sheets that the document preloads into the page, with their hashes. Rejects where one cannot be had; those
 * that came stay: shared/integrity/lazyImport.ts then loads none of them a second time.
 */
export async function putSheets(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  await Promise.all([...preloads].map(putSheet));
}

function putSheet({ href, integrity }: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', integrity, href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the sheet ${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
