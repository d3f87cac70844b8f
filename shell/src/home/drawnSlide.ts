import { DRAWN, type DrawnMarks } from '@bazaar/shared/contracts/documentProtocol';
import type { CarouselState } from '@bazaar/shared/ui/Carousel';
import { SLIDES } from './content.ts';

/** The slide that the drawn landing page shows, which stands until React has rendered; undefined where none is drawn. */
export function drawnSlide(): CarouselState | undefined {
  const { slide } = (document.querySelector<HTMLElement>(DRAWN)?.dataset ?? {}) as DrawnMarks;
  const index = Number(slide);
  return SLIDES[index] && { index, direction: 'none' };
}
