/** Adds a link to the head, which requests its file with the mode of modules. */
export const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }));
