import { cardsOrigin } from '@bazaar/shared/contracts/cardsOrigin';

/** Keeps a copy of the site at another origin than its own, as Hosting's second domain is one, out of search engines. */
export function hideCopy(): void {
  const origin = cardsOrigin();
  if (origin !== undefined && origin !== location.origin)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
}
