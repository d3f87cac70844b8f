/** Names of React's that are not the attribute's own in another case. */
const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
const NOT_ATTRIBUTES = new Set(['children', 'key', 'ref']);
/** Numbers of these have no unit; of the rest px. */
const UNITLESS = new Set(['aspectRatio', 'fontWeight', 'lineHeight', 'opacity', 'order', 'zIndex']);

/** Gives an element one property of JSX. Functions are left out: nothing that is drawn handles an event. */
export function setProperty(element: Element, name: string, value: unknown): void {
  if (NOT_ATTRIBUTES.has(name) || value === undefined || value === null || typeof value === 'function') return;
  if (name === 'style') return setStyle(element as HTMLElement | SVGElement, value as object);
  const isText = /^(aria|data)-/.test(name);
  if (value === false && !isText) return;
  element.setAttribute(attributeOf(element, name), value === true && !isText ? '' : String(value));
}

/** HTML's names have no case; SVG's are written with hyphens, but for viewBox. */
function attributeOf(element: Element, name: string): string {
  if (RENAMED[name]) return RENAMED[name];
  const isSvg = !(element instanceof HTMLElement) && name !== 'viewBox';
  return isSvg ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

/** Through the object model, which the page's policy allows; a `style` attribute it does not. */
function setStyle({ style }: HTMLElement | SVGElement, properties: object): void {
  for (const [name, value] of Object.entries(properties) as [string, string | number | undefined][]) {
    if (value === undefined) continue;
    if (name.startsWith('--')) style.setProperty(name, String(value));
    else
      Object.assign(style, { [name]: typeof value === 'number' && !UNITLESS.has(name) ? `${value}px` : String(value) });
  }
}
