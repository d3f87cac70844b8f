/** A node of a parsed module, as ESTree has it; its fields are not known further. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
export const nodesIn = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((inner) => nodesIn(inner)),
];

/** The text that an object literal has under a key; undefined for other nodes, and where it is no plain text. */
export function textField(node: Node, name: string): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const property = (node.properties as Node[]).find(
    ({ type, key }) => type === 'Property' && (key as { name?: string }).name === name,
  );
  const value = (property?.value as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? value : undefined;
}
