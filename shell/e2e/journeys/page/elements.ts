import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { SentTarget } from './target.ts';

/** All elements that are meant by a target, in the order of the document. An open modal dialog hides what is behind it. */
export function elementsOf(target: SentTarget): Element[] {
  const roots = target.within ? elementsOf(target.within) : [document.querySelector('dialog:modal') ?? document.body];
  return roots
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter((element) => getRole(element) === target.role && isVisible(element) && hasName(element, target));
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0 && !isInaccessible(element);

function hasName(element: Element, { name, pattern }: SentTarget): boolean {
  if (name === undefined && !pattern) return true;
  const own = computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
  return pattern ? new RegExp(pattern.source, pattern.flags).test(own) : own === name;
}
