import { eachNode, memberName, nameOf, withoutTypes, type InFile, type Node, type SourceFile } from './syntax.ts';

/** Resolves what is written in a file to the texts that it may be; undefined where the sources do not say. */
export type Resolve = (node: Node | undefined, file: InFile) => string[] | undefined;

/** The constants of all files by their names, and the texts that properties have by theirs. */
export function createResolve(files: readonly SourceFile[]): Resolve {
  const inFile = new Map<string, Map<string, string>>();
  const anywhere = new Map<string, Set<string>>();
  const properties = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, text: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(text));
  for (const file of files) {
    const own = new Map<string, string>();
    inFile.set(file.path, own);
    eachNode(file, (node, [parent]) => {
      const declared = node.type === 'VariableDeclarator' ? { name: nameOf(node.id), value: node.init } : undefined;
      const text = textOf(declared?.value as Node | undefined);
      if (declared?.name && text !== undefined && parent?.kind === 'const') {
        own.set(declared.name, text);
        add(anywhere, declared.name, text);
      }
      const value = node.type === 'Property' ? textOf(node.value as Node) : undefined;
      const key = nameOf(node.key);
      if (key && value !== undefined) add(properties, key, value);
    });
  }
  return (node, { path, imported }) => {
    const text = textOf(node);
    if (text !== undefined) return [text];
    const named = node?.type === 'CallExpression' ? (node.callee as Node) : node;
    const name = named?.type === 'Identifier' ? nameOf(named)! : undefined;
    if (name) return own(inFile, path, name) ?? listOf(anywhere.get(imported.get(name) ?? ''));
    return listOf(properties.get(memberName(node)?.property ?? ''));
  };
}

const own = (inFile: Map<string, Map<string, string>>, path: string, name: string) => {
  const text = inFile.get(path)?.get(name);
  return text === undefined ? undefined : [text];
};
const listOf = (texts: Set<string> | undefined) => texts && [...texts];

/** A literal, a template whose expressions stand as `*`, or what a function of one expression returns. */
function textOf(typed: Node | undefined): string | undefined {
  const node = withoutTypes(typed);
  if (node?.type === 'ArrowFunctionExpression') return textOf(node.body as Node);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*');
}
