import { linesIn } from '../../series/transcript/transcriptLines.ts';

/** A sentence that is said in a film, with the second at which it begins. */
export interface Sentence {
  /** Whole seconds, as links name them. */
  startS: number;
  text: string;
}

/** The lines of a WebVTT file as the transcript has them; none of what is no such file. Never rejects. */
export async function parseVtt(file: string): Promise<Sentence[]> {
  const { lines } = await linesIn(file).catch(() => ({ lines: [] }));
  return lines.map(({ startS, text }) => ({ startS: Math.floor(startS), text }));
}
