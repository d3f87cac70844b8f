/** True when the focus is visible: an outline on the element, its pseudo-elements, or a box around it. */
export function hasVisibleFocus(element: Element): boolean {
  if (!element.matches(':focus-visible')) return false;
  const around = [element.parentElement, element.parentElement?.parentElement].filter((box) =>
    box?.matches(':focus-within'),
  );
  return (
    isOutlined(element) ||
    isOutlined(element, '::before') ||
    isOutlined(element, '::after') ||
    around.some((box) => box && isOutlined(box))
  );
}

function isOutlined(element: Element, pseudo?: string): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && outlineColor !== 'rgba(0, 0, 0, 0)';
}
