import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { untranslated } from '../../../../shared/testing/translation.ts';
import type { SentTarget } from './target.ts';

/** The element of a target. An open modal dialog hides the page behind it. */
export function elementOf(target: SentTarget): Element | undefined {
  const root = target.within ? elementOf(target.within) : (document.querySelector('dialog:modal') ?? document.body);
  if (!root) return undefined;
  return [root, ...root.querySelectorAll('*')].filter(
    (element) => getRole(element) === target.role && isVisible(element) && hasName(element, target),
  )[target.index];
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0 && !isInaccessible(element);

function hasName(element: Element, { name, pattern }: SentTarget): boolean {
  if (name === undefined && !pattern) return true;
  const own = untranslated(computeAccessibleName(element)).replaceAll(/\s+/g, ' ').trim();
  return pattern ? new RegExp(pattern.source, pattern.flags).test(own) : own === name;
}
