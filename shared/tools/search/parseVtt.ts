/** What is said from a second of a film on. */
export interface Sentence {
  /** Whole seconds, as links name them. */
  startS: number;
  text: string;
}

const TIMES = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.\d{3}[ \t]+-->/;

/** The cues of a WebVTT file, without their marks; what is no cue is left out. Never throws. */
export function parseVtt(file: string): Sentence[] {
  const blocks = file.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, hours = '0', minutes, seconds] = TIMES.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (at < 0 || !text) return [];
    return [{ startS: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }];
  });
}
