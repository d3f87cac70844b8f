import type * as original from './Player.tsx';

/** A video of the feed is drawn as its poster. */
export const Player: typeof original.Player = () => <></>;
