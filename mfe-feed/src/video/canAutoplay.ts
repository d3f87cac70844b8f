interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a video may play that nobody asked for: never under reduced motion, data saver or a slow line. */
export function canAutoplay(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return false;
  return !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}
