import {
  changeSpeed,
  changeVolume,
  seekBy,
  seekToShare,
  toggleCaptions,
  toggleFullscreen,
  toggleMute,
  togglePlay,
} from '../commands.ts';
import { JUMP_S, SEEK_STEP_S, VOLUME_STEP } from '../../constants.ts';
import { messages } from '../../messages.ts';
import type { Player } from '../PlayerContext.ts';

export interface Hotkey {
  /** `event.key`, in lower case. */
  keys: readonly string[];
  /** How the help writes them. */
  shown: string;
  label: string;
  /** While it is held down it acts once. */
  isToggle?: boolean;
  /** Also a key that scrolls or is otherwise the page's own: only while the focus is in the player. */
  isInPlayerOnly?: boolean;
  run(player: Player, key: string): void;
}

/** Every key of the player: what is listened to and what the help lists. Escape has an order of its own (useLessonKeys). */
export const HOTKEYS: readonly Hotkey[] = [
  { keys: [' ', 'k'], shown: 'Space, K', label: messages.keys.play, isToggle: true, run: togglePlay },
  { keys: ['m'], shown: 'M', label: messages.keys.mute, isToggle: true, run: toggleMute },
  {
    keys: ['f'],
    shown: 'F',
    label: messages.keys.fullscreen,
    isToggle: true,
    run: (player) => void toggleFullscreen(player),
  },
  { keys: ['j'], shown: 'J', label: messages.keys.jumpBack, run: (player) => seekBy(player, -JUMP_S) },
  { keys: ['l'], shown: 'L', label: messages.keys.jumpOn, run: (player) => seekBy(player, JUMP_S) },
  { keys: ['arrowleft'], shown: '←', label: messages.keys.stepBack, run: (player) => seekBy(player, -SEEK_STEP_S) },
  { keys: ['arrowright'], shown: '→', label: messages.keys.stepOn, run: (player) => seekBy(player, SEEK_STEP_S) },
  {
    keys: ['arrowup'],
    shown: '↑',
    label: messages.keys.louder,
    isInPlayerOnly: true,
    run: (player) => changeVolume(player, VOLUME_STEP),
  },
  {
    keys: ['arrowdown'],
    shown: '↓',
    label: messages.keys.softer,
    isInPlayerOnly: true,
    run: (player) => changeVolume(player, -VOLUME_STEP),
  },
  {
    keys: [...'0123456789'],
    shown: '0 – 9',
    label: messages.keys.share,
    run: (player, key) => seekToShare(player, Number(key) / 10),
  },
  { keys: ['<'], shown: '<', label: messages.keys.slower, run: (player) => changeSpeed(player, -1) },
  { keys: ['>'], shown: '>', label: messages.keys.faster, run: (player) => changeSpeed(player, 1) },
  { keys: ['c'], shown: 'C', label: messages.keys.captions, isToggle: true, run: toggleCaptions },
  { keys: ['?'], shown: '?', label: messages.keys.help, isToggle: true, run: ({ showHelp }) => showHelp() },
];

export const hotkeyOf = (key: string): Hotkey | undefined =>
  HOTKEYS.find(({ keys }) => keys.includes(key.toLowerCase()));
