import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is looked at here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The file that a node is in. */
export interface InFile {
  path: string;
  /** The names that the file imports, by the names that the file gives them. */
  imported: ReadonlyMap<string, string>;
}

export interface SourceFile {
  path: string;
  code: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls for each node of a file, with the nodes that it lies in, the innermost first. */
export function eachNode({ path, code }: SourceFile, visit: (node: Node, parents: readonly Node[]) => void): void {
  const walk = (value: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, parents);
    if (!isNode(value)) return;
    visit(value, parents);
    for (const child of Object.values(value)) if (typeof child === 'object') walk(child, [value, ...parents]);
  };
  walk(parseSync(path, code).program, []);
}

/** The name of an identifier or of an unquoted or quoted key; undefined for anything else. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

/** `a.b`, or `b` where the object is not known by a name: what is called or read. */
export function memberName(node: unknown): { object: string | undefined; property: string } | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const property = nameOf(node.property);
  const { object } = node as unknown as { object: Node };
  // `window.caches.open` and `(await caches).open` are `caches.open`.
  const name = nameOf(object) ?? memberName(object)?.property;
  return property === undefined ? undefined : { object: name, property };
}

/** The properties of an object as written: name and value. */
export const propertiesOf = (node: unknown): [name: string, value: Node][] =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node.properties as Node[]).flatMap((property) => {
        const name = nameOf(property.key);
        return name === undefined ? [] : [[name, property.value as Node] as [string, Node]];
      })
    : [];

/** The expression of `value as Type` and `value satisfies Type`. */
export const withoutTypes = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined;
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped ? withoutTypes(node.expression) : node;
};
