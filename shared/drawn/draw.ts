import type { Context, DrawnElement, ElementType } from './element.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Appends what JSX describes, as new nodes of the document. Throws what a component throws. */
export function draw(node: unknown, parent: Element): void {
  if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
  else if (Array.isArray(node)) for (const each of node) draw(each, parent);
  else if (typeof node === 'object' && node !== null) drawElement(node as DrawnElement, parent);
}

function drawElement({ type, props }: DrawnElement, parent: Element): void {
  if (typeof type === 'function') return draw(type(props), parent);
  if (typeof type === 'object') return drawWith(type, props.value, props.children, parent);
  const element = elementNamed(type, parent);
  // As React does: an image is requested with all that the choice of its file depends on.
  const { srcSet, src, ...others } = props;
  for (const [name, value] of Object.entries({ ...others, srcSet, src })) setProperty(element, name, value);
  draw(props.children, element);
  parent.append(element);
}

function drawWith(context: Context<unknown>, value: unknown, children: unknown, parent: Element): void {
  const outer = context.current;
  context.current = value;
  try {
    draw(children, parent);
  } finally {
    context.current = outer;
  }
}

const elementNamed = (name: ElementType & string, { namespaceURI }: Element): Element =>
  name === 'svg' || namespaceURI === SVG ? document.createElementNS(SVG, name) : document.createElement(name);

/** Names of React's that are not the attribute's own in another case. */
const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
const NOT_ATTRIBUTES = new Set(['children', 'key', 'ref']);
/** Numbers of these have no unit; of the rest px. */
const UNITLESS = new Set(['aspectRatio', 'fontWeight', 'lineHeight', 'opacity', 'order', 'zIndex']);

/** Gives an element one property of JSX. Functions are left out: nothing that is drawn handles an event. */
function setProperty(element: Element, name: string, value: unknown): void {
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
