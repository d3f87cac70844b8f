/** What happens between two videos of a playlist (docs/decisions/010, Playlists). */
import { UP_NEXT_MS } from '../constants.ts';

export type UpNextState =
  /** A video plays, or the reader stays with it. */
  | { step: 'off' }
  /** The card, and its time runs; not while nobody can see it. */
  | { step: 'counting'; leftMs: number; isSuspended: boolean }
  /** The card, which waits for a press. */
  | { step: 'waiting' }
  /** The time is over: the next video. */
  | { step: 'goOn' }
  /** There is no next video. */
  | { step: 'end' };

export type UpNextEvent =
  /** `isAutomatic`: it may go on by itself. */
  | { type: 'ended'; hasNext: boolean; isAutomatic: boolean; isHidden: boolean }
  /** A video that was gone on to cannot be played; the player says so. */
  | { type: 'failed'; hasNext: boolean; isAutomatic: boolean; isHidden: boolean }
  | { type: 'elapsed'; ms: number }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'cancelled' }
  /** The same video plays again, or somebody jumped back in it. */
  | { type: 'resumed' };

export const OFF: UpNextState = { step: 'off' };

export function nextUpNextState(state: UpNextState, event: UpNextEvent): UpNextState {
  switch (event.type) {
    case 'ended':
      return event.hasNext ? card(event) : { step: 'end' };
    case 'failed':
      return event.hasNext ? card(event) : OFF;
    case 'elapsed': {
      if (state.step !== 'counting' || state.isSuspended) return state;
      const leftMs = state.leftMs - event.ms;
      return leftMs > 0 ? { ...state, leftMs } : { step: 'goOn' };
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
  isAutomatic ? { step: 'counting', leftMs: UP_NEXT_MS, isSuspended: isHidden } : { step: 'waiting' };
