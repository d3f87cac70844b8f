import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { useEffect, useSyncExternalStore } from 'react';
import { SLIDES } from './content.ts';

const marks = () => document.documentElement.dataset as HtmlMarks;

/** The slide that the drawn landing page shows, from 0; undefined where none is drawn. */
function drawnSlide(): number | undefined {
  const slide = Number(marks().slide);
  return SLIDES[slide] && slide;
}

/** It is turned while React renders, and not once React is there: React looks at it again before it takes over. */
const subscribe = () => () => {};

/** Returns the slide that the carousel is to begin with: that of the drawn page in the moment in which React takes over. */
export function useDrawnSlide(): number | undefined {
  useEffect(() => () => void delete marks().slide, []); // whoever comes back to this screen begins with the first
  return useSyncExternalStore(subscribe, drawnSlide);
}
