import type * as original from './loadHls.ts';

/** The document requests the library itself (shell/src/document/earlyMedia.ts). */
export const preloadHls: typeof original.preloadHls = () => {};
