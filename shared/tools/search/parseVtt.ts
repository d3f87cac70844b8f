import { decodeHTML, escapeText } from 'entities';
import { tokenizeVTTCue, type VTTCue, type VTTNode } from 'media-captions';
import { joinedLines, parsePart, type ParsedPart, type PlacedPart } from '../../series/transcript/webVtt.ts';

/** A sentence that is said in a film, with the second at which it begins. */
export interface Sentence {
  /** Whole seconds, as links name them. */
  startS: number;
  text: string;
}

/** The lines of captions as the transcript has them. */
export const sentencesIn = (parts: readonly PlacedPart[]): Sentence[] =>
  joinedLines(parts, []).map(({ startS, text }) => ({ startS: Math.floor(startS), text }));

/** Reads a part of captions without a browser. Throws NoTranscriptError. */
export const parseVtt = (text: string): Promise<ParsedPart> => parsePart(text, textOf);

/** As a browser shows it: without tags, with all character references decoded. */
function textOf(cue: VTTCue): string {
  const escaped = cue.text.replace(/&#?\w+;?/g, (reference) => escapeText(decodeHTML(reference)));
  return textIn(tokenizeVTTCue(Object.assign(cue, { text: escaped })));
}

const textIn = (nodes: readonly VTTNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.data : textIn(node.children))).join('');
