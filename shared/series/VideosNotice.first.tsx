import type * as original from './VideosNotice.tsx';

/** Keeps the screen from being drawn, since this is busy (drawn/drawnScreen.ts): React says that there is no lesson, and why. */
export const VideosNotice: typeof original.VideosNotice = () => <div aria-busy="true" />;

/** A document draws what it has read. */
export const useHasNoNetwork: typeof original.useHasNoNetwork = () => false;

export const NoNetworkHeading: typeof original.NoNetworkHeading = () => <></>;
