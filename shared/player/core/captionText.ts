/** The text of a cue as it is read: without its tags, its character references as the browser decodes them. */
export const captionText = (cue: VTTCue): string => cue.getCueAsHTML().textContent ?? '';
