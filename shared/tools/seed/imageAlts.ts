import { languageOf } from '../../format/language.ts';
import { paintedOn } from '../studio/pictures.ts';
import { TEXTS } from './content.ts';

/** The alternative text of a picture of the studio, `post-01`, `story-03-2` or `poster-lesson-01`, in the language of the title beside it. */
export function altOf(imageId: string, title: string): string {
  const { objects, words } = paintedOn(imageId);
  const isHindi = languageOf(title) === 'hi';
  const [middle, left, right] = objects.map((object) => TEXTS.paintedObjects[object][isHindi ? 'hi' : 'en']);
  if (isHindi) {
    const drawn = left ? `बीच में ${middle}, बाईं ओर ${left}, दाईं ओर ${right}` : middle;
    return `चित्र: ${drawn}।${words ? ` ${left ? 'नीचे' : 'पास में'} लिखा है: “${words}”।` : ''}`;
  }
  if (!left) return `A drawing of ${middle}.${words ? ` The words beside it: “${words}”.` : ''}`;
  return `A drawing of ${middle}, between ${left} and ${right}.${words ? ` The words below: “${words}”.` : ''}`;
}
