/** A lesson that is listened to. */
export const messages = {
  audioOnly: 'Audio only',
  hint: 'Sound and captions; loads much less',
  showVideo: 'Show video',
  /** Offered on a slow line. */
  playAudioOnly: 'Play audio only',
} as const;
