import type { Context, DrawnElement, ElementType } from './element.ts';
import { setProperty } from './setProperty.ts';

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
