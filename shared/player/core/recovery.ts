/** Decides what to do when a stream fails (docs/behaviour.md, Reels and players): a budget for each stall, then a message. */
import { MEDIA_RECOVERIES, MEDIA_RECOVERY_PAUSE_MS, NETWORK_RECOVERIES, RESET_AFTER_MS } from '../constants.ts';

export interface Recovery {
  network: number;
  media: number;
  /** When the last media recovery began, or is to begin, ms. */
  mediaAtMs: number;
  /** Playing time since the last failure, ms. */
  advancedMs: number;
}

export type StreamEvent =
  | { type: 'networkError'; of: 'manifest' | 'fragment'; isFinal: boolean }
  | { type: 'mediaError'; atMs: number }
  | { type: 'otherError' }
  | { type: 'advanced'; byMs: number };

export type RecoveryAct = 'none' | 'startLoad' | 'loadSource' | 'recoverMediaError' | 'giveUp';

export const FRESH: Recovery = { network: 0, media: 0, mediaAtMs: -Infinity, advancedMs: 0 };

/** The next state and what to do. A final error (a manifest that is missing or unreadable) is not worth a second try. */
export function nextRecovery(state: Recovery, event: StreamEvent): [Recovery, RecoveryAct] {
  switch (event.type) {
    case 'advanced': {
      const advancedMs = state.advancedMs + event.byMs;
      return [advancedMs >= RESET_AFTER_MS ? FRESH : { ...state, advancedMs }, 'none'];
    }
    case 'networkError':
      if (event.isFinal || state.network >= NETWORK_RECOVERIES) return [state, 'giveUp'];
      return [
        { ...state, network: state.network + 1, advancedMs: 0 },
        event.of === 'manifest' ? 'loadSource' : 'startLoad',
      ];
    case 'mediaError': {
      // One that is still to come recovers from this error too.
      if (event.atMs < state.mediaAtMs) return [state, 'none'];
      if (state.media >= MEDIA_RECOVERIES) return [state, 'giveUp'];
      const mediaAtMs = Math.max(event.atMs, state.mediaAtMs + MEDIA_RECOVERY_PAUSE_MS);
      return [{ ...state, media: state.media + 1, mediaAtMs, advancedMs: 0 }, 'recoverMediaError'];
    }
    case 'otherError':
      return [state, 'giveUp'];
  }
}
