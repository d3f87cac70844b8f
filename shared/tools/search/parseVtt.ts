import { linesIn } from '../../series/transcript/transcriptLines.ts';

/** What is said from a second of a film on. */
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
