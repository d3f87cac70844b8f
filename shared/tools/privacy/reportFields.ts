import { eachNode, memberName, nameOf, propertiesOf, withoutTypes, type Node, type SourceFile } from './syntax.ts';

/** The fields of all reports, by the schemas and the types of shared/kit/release/reports/report.ts: `report: message`. */
export function reportFields(file: SourceFile): string[] {
  const fields = new Set<string>();
  const shared = new Map<string, Node>();
  eachNode(file, (node) => {
    if (node.type === 'VariableDeclarator') shared.set(nameOf(node.id) ?? '', node.init as Node);
  });
  const addFields = (object: Node | undefined) => {
    for (const [name] of propertiesOf(object)) fields.add(name);
    for (const { type, argument } of (object?.properties ?? []) as Node[])
      if (type === 'SpreadElement') addFields(withoutTypes(shared.get(nameOf(argument) ?? '')));
  };
  eachNode(file, (node) => {
    const isSchema = memberName(node.callee)?.property === 'object';
    if (node.type === 'CallExpression' && isSchema) addFields((node.arguments as Node[])[0]);
    if (node.type === 'TSPropertySignature') fields.add(nameOf(node.key)!);
  });
  return [...fields].map((field) => `report: ${field}`);
}
