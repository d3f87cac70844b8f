import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The measures of a font that decide how much room its text takes, in parts of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  /** The width of a text in one line, with kerning. */
  widthOf(text: string): number;
}

/** Reads a font file of any format: of its letters those of `text`. */
export async function readFont(file: Buffer, text: string): Promise<FontMetrics> {
  const sfnt = await subsetFont(file, text, { targetFormat: 'sfnt' });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  const font = new hb.Font(face);
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    widthOf(line) {
      const buffer = new hb.Buffer();
      buffer.addText(line);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
    },
  };
}
