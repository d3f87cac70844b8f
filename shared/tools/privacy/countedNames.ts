import { COUNTED } from '../../contracts/counted.ts';
import { eachNode, memberName, nameOf, propertiesOf, type Node, type SourceFile } from './syntax.ts';

/** All that the files count in reports (the event `count`): `counted: lesson.left`. A name that cannot be read is there with its file. */
export function countedNames(files: readonly SourceFile[]): string[] {
  const names = new Set<string>();
  for (const file of files)
    eachNode(file, (node) => {
      const properties = new Map(propertiesOf(node));
      if (nameOf(properties.get('event')) !== 'count') return;
      names.add(`counted: ${textOf(properties.get('what')) ?? `(no constant, in ${file.path})`}`);
    });
  return [...names];
}

/** A literal, or a name of COUNTED. */
function textOf(what: Node | undefined): string | undefined {
  if (what?.type === 'Literal') return nameOf(what);
  const { object, property = '' } = memberName(what) ?? {};
  return object === 'COUNTED' && Object.hasOwn(COUNTED, property)
    ? COUNTED[property as keyof typeof COUNTED]
    : undefined;
}
