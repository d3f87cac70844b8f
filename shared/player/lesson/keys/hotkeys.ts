import {
  changeSpeed,
  changeVolume,
  seekBy,
  seekToShare,
  toggleCaptions,
  toggleFullscreen,
  toggleMute,
  togglePlay,
  toggleTheatre,
} from '../commands.ts';
import { JUMP_S, SEEK_STEP_S, VOLUME_STEP } from '../../constants.ts';
import { keys as texts } from '../../texts.ts';
import type { LessonPlayer } from '../PlayerContext.ts';
import { shortcutKey } from '../../../format/shortcutKey.ts';

export interface Hotkey {
  /** As shortcutKey names them, in lower case. */
  keys: readonly string[];
  /** The keys as the help writes them. */
  shown: string;
  label: string;
  /** While it is held down it acts once. */
  isToggle?: boolean;
  /** Also a key that scrolls or is otherwise the page's own: only while the focus is in the player. */
  isInPlayerOnly?: boolean;
  run(player: LessonPlayer, key: string): void;
}

const { keys: labels } = texts;
const toggle = { isToggle: true };
const inPlayer = { isInPlayerOnly: true };

/** Every key of the player: what is listened to and what the help lists. Escape has an order of its own (useLessonKeys). */
export const HOTKEYS: readonly Hotkey[] = [
  { keys: [' ', 'k'], shown: 'Space, K', label: labels.play, run: togglePlay, ...toggle },
  { keys: ['m'], shown: 'M', label: labels.mute, run: toggleMute, ...toggle },
  { keys: ['f'], shown: 'F', label: labels.fullscreen, run: (player) => void toggleFullscreen(player), ...toggle },
  { keys: ['t'], shown: 'T', label: labels.theatre, run: toggleTheatre, ...toggle },
  { keys: ['j'], shown: 'J', label: labels.jumpBack, run: (player) => seekBy(player, -JUMP_S) },
  { keys: ['l'], shown: 'L', label: labels.jumpOn, run: (player) => seekBy(player, JUMP_S) },
  { keys: ['arrowleft'], shown: '←', label: labels.stepBack, run: (player) => seekBy(player, -SEEK_STEP_S) },
  { keys: ['arrowright'], shown: '→', label: labels.stepOn, run: (player) => seekBy(player, SEEK_STEP_S) },
  {
    keys: ['arrowup'],
    shown: '↑',
    label: labels.louder,
    run: (player) => changeVolume(player, VOLUME_STEP),
    ...inPlayer,
  },
  {
    keys: ['arrowdown'],
    shown: '↓',
    label: labels.softer,
    run: (player) => changeVolume(player, -VOLUME_STEP),
    ...inPlayer,
  },
  {
    keys: [...'0123456789'],
    shown: '0 – 9',
    label: labels.share,
    run: (player, key) => seekToShare(player, Number(key) / 10),
  },
  { keys: ['<'], shown: '<', label: labels.slower, run: (player) => changeSpeed(player, -1) },
  { keys: ['>'], shown: '>', label: labels.faster, run: (player) => changeSpeed(player, 1) },
  { keys: ['c'], shown: 'C', label: labels.captions, run: toggleCaptions, ...toggle },
  { keys: ['?'], shown: '?', label: labels.help, run: ({ showHelp }) => showHelp(), ...toggle },
];

export const hotkeyOf = (key: string): Hotkey | undefined =>
  HOTKEYS.find(({ keys }) => keys.includes(key.toLowerCase()));

interface KeyContext {
  isInPlayer: boolean;
  /** The reader's switch: without it a key counts only inside the player (WCAG 2.1.4). */
  hasPageKeys: boolean;
  isDialogOpen: boolean;
}

/** Elements that keys are typed into or choose in. A range is a slider and stands below. */
const TYPES =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=spinbutton]';
/** Elements that Space and Enter press. */
const PRESSED =
  'button, a[href], summary, [role=button], [role=tab], [role=slider], [role=switch], [role=menuitem], input[type=range]';
/** Elements that arrows move in. */
const MOVED = '[role=tab], [role=slider], [role=radio], input[type=range]';
/** Shift is part of how these are typed. */
const SHIFTED = ['<', '>', '?'];

/** Returns true where the player may act on a key; it may belong to what has the focus, to the browser or to a dialog. */
export function shouldHandleHotkey(
  event: KeyboardEvent,
  hotkey: Hotkey,
  { isInPlayer, hasPageKeys, isDialogOpen }: KeyContext,
): boolean {
  if (event.defaultPrevented || event.isComposing || isDialogOpen) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !SHIFTED.includes(shortcutKey(event))))
    return false;
  if (event.repeat && hotkey.isToggle) return false;
  if (!isInPlayer && (!hasPageKeys || hotkey.isInPlayerOnly)) return false;
  if (isWithin(event.target, TYPES)) return false;
  if (event.key === ' ' && isWithin(event.target, PRESSED)) return false;
  return !(event.key.startsWith('Arrow') && isWithin(event.target, MOVED));
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Text that Escape belongs to. */
export const isTyping = (target: EventTarget | null): boolean => isWithin(target, TYPES);
