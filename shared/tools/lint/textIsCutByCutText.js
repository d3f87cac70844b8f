// A rule for oxlint: a text is cut to a length by cutText (shared/contracts/cutText.ts). `slice` counts UTF-16 units and leaves half
// a character where the cut goes through one: an address, a document or a report then has U+FFFD there, or is refused. The linter
// knows no types: what surely is a text is looked at, by how it was made or by its annotation in the same file.

const MESSAGE = 'A character may be cut in half here: use cutText.';

/** The methods that return a text. */
const TEXT_METHOD = /^(join|normalize|replace(All)?|text|toLowerCase|toUpperCase|trim(End|Start)?)$/;

export const textIsCutByCutText = {
  meta: { type: 'problem', docs: { description: 'A text is cut to a length by cutText' } },
  create(context) {
    function definitionOf(node) {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.has(node.name)) return scope.set.get(node.name).defs[0];
      return undefined;
    }

    function isTextVariable(identifier) {
      const { type, name, node } = definitionOf(identifier) ?? {};
      const annotation = (name?.typeAnnotation ?? node?.id?.typeAnnotation)?.typeAnnotation;
      if (annotation) return annotation.type === 'TSStringKeyword';
      return type === 'Variable' && node.id.type === 'Identifier' && node.init !== null && isText(node.init);
    }

    function isText(node) {
      switch (node.type) {
        case 'TemplateLiteral':
          return true;
        case 'Literal':
          return typeof node.value === 'string';
        case 'AwaitExpression':
          return isText(node.argument);
        case 'ChainExpression':
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return isText(node.expression);
        case 'ConditionalExpression':
          return isText(node.consequent) || isText(node.alternate);
        case 'LogicalExpression':
          return isText(node.left) || isText(node.right);
        case 'BinaryExpression':
          return node.operator === '+' && (isText(node.left) || isText(node.right));
        case 'Identifier':
          return isTextVariable(node);
        case 'CallExpression':
          if (node.callee.property?.name === 'slice') return isText(node.callee.object);
          return node.callee.name === 'String' || TEXT_METHOD.test(node.callee.property?.name);
        default:
          return false;
      }
    }

    /** A number that somebody chose: what is computed, such as the index of a mark, lies between characters. */
    const isLength = (node) =>
      (node?.type === 'Literal' && typeof node.value === 'number') ||
      (node?.type === 'Identifier' && /^[A-Z][A-Z\d_]*$/.test(node.name));

    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const method = callee.type === 'MemberExpression' && !callee.computed && callee.property.name;
        const isCut = method === 'slice' && given[0]?.value === 0 && isLength(given[1]) && isText(callee.object);
        if (isCut || method === 'substring' || method === 'substr') context.report({ node, message: MESSAGE });
      },
    };
  },
};
