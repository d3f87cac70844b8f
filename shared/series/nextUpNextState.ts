/** The states between two videos of a level or a playlist (docs/behaviour.md, Playlists). */
import { UP_NEXT_MS } from '../player/constants.ts';

export type UpNextState =
  /** A video plays, or the reader stays with it. */
  | { step: 'off' }
  /** The video is over, and it is not known yet whether another follows. */
  | { step: 'pending' }
  /** The card with a running countdown, suspended in a hidden tab. */
  | { step: 'counting'; remainingMs: number; isSuspended: boolean }
  /** The card, which waits for a press. */
  | { step: 'waiting' }
  /** The time is over: the next video. */
  | { step: 'playNext' }
  /** There is no next video. */
  | { step: 'end' };

export type UpNextEvent =
  /** `isAutomatic`: it may go on by itself. `hasNext` is undefined while unknown. */
  | { type: 'ended'; hasNext: boolean | undefined; isAutomatic: boolean; isHidden: boolean }
  /** A video that began by itself cannot be played; the player shows the failure. */
  | { type: 'failed'; hasNext: boolean | undefined; isAutomatic: boolean; isHidden: boolean }
  | { type: 'elapsed'; ms: number }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'cancelled' }
  /** This video plays again, or somebody jumped back in it. */
  | { type: 'resumed' };

export const OFF: UpNextState = { step: 'off' };

export function nextUpNextState(state: UpNextState, event: UpNextEvent): UpNextState {
  switch (event.type) {
    case 'ended':
      if (event.hasNext === undefined) return { step: 'pending' };
      return event.hasNext ? card(event) : { step: 'end' };
    case 'failed':
      return event.hasNext ? card(event) : OFF;
    case 'elapsed': {
      if (state.step !== 'counting' || state.isSuspended) return state;
      const remainingMs = state.remainingMs - event.ms;
      return remainingMs > 0 ? { ...state, remainingMs } : { step: 'playNext' };
    }
    case 'hidden':
    case 'shown':
      return state.step === 'counting' ? { ...state, isSuspended: event.type === 'hidden' } : state;
    case 'cancelled':
    case 'resumed':
      return OFF;
  }
}

const card = ({ isAutomatic, isHidden }: { isAutomatic: boolean; isHidden: boolean }): UpNextState =>
  isAutomatic ? { step: 'counting', remainingMs: UP_NEXT_MS, isSuspended: isHidden } : { step: 'waiting' };
