import type * as original from './SizedImage.tsx';

/** At once with its files: a drawn image always gets into the document. */
export const SizedImage: typeof original.SizedImage = ({ alt, ...props }) => <img alt={alt} {...props} />;
