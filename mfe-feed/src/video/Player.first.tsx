import type * as original from './Player.tsx';

/** Nothing: the poster is drawn by PostVideo.tsx. */
export const Player: typeof original.Player = () => <></>;
