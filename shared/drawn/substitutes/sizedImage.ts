/** In the place of the image that waits until it is in the document: what is drawn always gets there. */
import { jsx, type Props } from '../element.ts';

export const SizedImage = (props: Props) => jsx('img', props);
