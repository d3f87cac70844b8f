/** Texts of the help about keys; apart from the player's, since no drawn screen has it. */
export const messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  keys: {
    play: 'Play or pause',
    mute: 'Mute or unmute',
    fullscreen: 'Full screen',
    back: 'Close the menu, leave full screen, go back',
    jumpBack: 'Back 10 seconds',
    jumpOn: 'Forward 10 seconds',
    stepBack: 'Back 5 seconds',
    stepOn: 'Forward 5 seconds',
    louder: 'Louder, in the player',
    softer: 'Softer, in the player',
    share: 'To a tenth of the video',
    slower: 'Slower',
    faster: 'Faster',
    captions: 'Captions',
    help: 'This help',
  },
} as const;
