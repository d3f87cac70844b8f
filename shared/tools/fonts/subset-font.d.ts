declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** Drops the instructions for coarse screens: phones and Apple's systems ignore them. */
    noHinting?: boolean;
    /** OpenType tags; absent keeps what is usual. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number>;
  }
  // oxlint-disable-next-line import/no-default-export -- the package has no other
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
