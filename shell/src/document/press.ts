/**
 * A button that is pressed before React is there: React's is pressed in its stead (takeOver.ts, docs/decisions/024). A link works by
 * itself.
 */
import { DRAWN, PRESSED, type ControlMarks } from '@bazaar/shared/contracts/documentProtocol';

addEventListener('click', ({ target }) => {
  const control = (target as Element).closest?.<HTMLElement>(`#root > ${DRAWN} :is(button, input, video)`);
  if (!control) return;
  const before = document.querySelector<HTMLElement>(PRESSED);
  if (before) delete (before.dataset as ControlMarks).pressed;
  (control.dataset as ControlMarks).pressed = '';
});
