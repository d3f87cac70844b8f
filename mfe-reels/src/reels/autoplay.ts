interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What may happen before somebody asks for it: nothing is loaded where data is dear, nothing moves where motion is unwelcome. */
export function autoplayRule(): { mayPlay: boolean; mayLoad: boolean } {
  const { saveData = false, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  const mayLoad = !saveData && !effectiveType.endsWith('2g') && !matchMedia('(prefers-reduced-data: reduce)').matches;
  return { mayLoad, mayPlay: mayLoad && !prefersStillness() };
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
