import { LEAST_VISITORS } from '@bazaar/shared/contracts/counted';
import type { Figure } from '@bazaar/shared/contracts/lessonFigures';
import { lessonFigures as texts } from './texts.ts';

/** A figure in words: that of too few visitors is not said. */
export const figureText = (figure: Figure): string => (figure === null ? texts.few(LEAST_VISITORS) : String(figure));
