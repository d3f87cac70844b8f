export interface Film {
  name: string;
  description: string | undefined;
  /** The URL of its picture, and of its main playlist. */
  thumbnailUrl: string | undefined;
  contentUrl: string;
  durationMs: number | undefined;
  /** Milliseconds since 1970. */
  createdAtMs: number | undefined;
}

/** A film as search engines read it: https://schema.org/VideoObject as JSON-LD. What is not known is left out. */
export const videoObject = ({ durationMs, createdAtMs, ...film }: Film): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  ...film,
  duration: durationMs === undefined ? undefined : `PT${Math.round(durationMs / 1000)}S`,
  uploadDate: createdAtMs === undefined ? undefined : new Date(createdAtMs).toISOString(),
});
