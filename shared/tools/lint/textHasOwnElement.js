// A rule for oxlint: text that comes, goes or changes beside siblings has an element of its own (docs/decisions/033). A browser's
// translation replaces text nodes by elements of its own: React then changes a node that is no longer in the page, or fails to
// remove it, or to put something before it. The only text of an element is safe: React replaces all that is in it.

const MESSAGE =
  'A translated page breaks here: give this text an element of its own, or join it with the text beside it in one template string.';
const BARE_MESSAGE =
  'A translated page breaks here: a component returns an element, so that its text may stand beside others.';

/** The kinds of children: text or element, able to change or not, and several or one. */
const ELEMENT = { isText: false, changes: false };
const CHANGING_ELEMENT = { isText: false, changes: true };
const FIXED_TEXT = { isText: true, changes: false };
const CHANGING_TEXT = { isText: true, changes: true };

const either = (...kinds) => (kinds.some(({ isText }) => isText) ? CHANGING_TEXT : CHANGING_ELEMENT);
const manyOf = (kind) => ({ ...kind, changes: true, isMany: true });

/** White space is not translated. */
const textOf = (value) => (String(value).trim() ? FIXED_TEXT : ELEMENT);

/** The type of what holds no text (shared/ui/elements.ts). */
const isElements = (annotation) => annotation?.typeAnnotation.typeName?.name === 'Elements';

export const textHasOwnElement = {
  meta: { type: 'problem', docs: { description: 'Text beside siblings has an element of its own' } },
  create(context) {
    /** Properties and methods that this file declares to be, or to return, elements. */
    const elementProps = new Set();

    function definitionOf(node) {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.has(node.name)) return scope.set.get(node.name).defs[0];
      return undefined;
    }

    function kindOf(node) {
      switch (node.type) {
        case 'JSXElement':
        case 'JSXEmptyExpression':
          return ELEMENT;
        case 'JSXFragment': // its texts are errors of their own
          return node.children.some((child) => kindOf(child).changes) ? CHANGING_ELEMENT : ELEMENT;
        case 'JSXText':
          return textOf(node.value);
        case 'JSXExpressionContainer':
        case 'ChainExpression':
        case 'TSAsExpression':
        case 'TSNonNullExpression':
          return kindOf(node.expression);
        case 'Literal':
          return typeof node.value === 'string' || typeof node.value === 'number' ? textOf(node.value) : ELEMENT;
        case 'TemplateLiteral':
          return node.expressions.length > 0 ? CHANGING_TEXT : FIXED_TEXT;
        case 'LogicalExpression':
          return node.operator === '&&' ? either(kindOf(node.right)) : either(kindOf(node.left), kindOf(node.right));
        case 'ConditionalExpression':
          return either(kindOf(node.consequent), kindOf(node.alternate));
        case 'ArrayExpression':
          return manyOf(either(...node.elements.map(kindOf)));
        case 'Identifier':
          return node.name === 'undefined' ? ELEMENT : kindOfVariable(node);
        case 'MemberExpression':
          return isMessage(node) ? FIXED_TEXT : CHANGING_TEXT;
        case 'CallExpression':
          return kindOfCall(node);
        default:
          return CHANGING_TEXT;
      }
    }

    /** `texts.a.b` of an import from `texts.ts`, also by a constant of the file. A key that is computed may change. */
    function isMessage(node) {
      if (node.type === 'MemberExpression') return !node.computed && isMessage(node.object);
      return node.type === 'Identifier' && (isSubject(node) || isMessage(initOf(node) ?? {}));
    }

    const isSubject = (node) => {
      const { type, parent } = definitionOf(node) ?? {};
      return type === 'ImportBinding' && /\/texts(\.ts)?$/.test(parent.source.value);
    };

    const initOf = (node) => {
      const { type, node: declarator } = definitionOf(node) ?? {};
      return type === 'Variable' && declarator.id.type === 'Identifier' ? declarator.init : undefined;
    };

    function kindOfVariable(node) {
      const definition = definitionOf(node);
      if (definition?.type === 'ImportBinding') return FIXED_TEXT;
      if (definition?.type === 'Parameter' && elementProps.has(node.name)) return CHANGING_ELEMENT;
      if (isElements(definition?.node.id?.typeAnnotation)) return CHANGING_ELEMENT;
      const init = initOf(node);
      return init ? either(kindOf(init)) : CHANGING_TEXT;
    }

    function kindOfCall({ callee, arguments: [first] }) {
      if (callee.property?.name === 'map' && first) return manyOf(kindOfResult(first));
      if (callee.type !== 'Identifier') return CHANGING_TEXT;
      if (callee.name === 'createElement') return ELEMENT;
      const definition = definitionOf(callee);
      if (definition?.type === 'Parameter' && elementProps.has(callee.name)) return CHANGING_ELEMENT;
      return either(kindOfResult(definition?.type === 'FunctionName' ? definition.node : (initOf(callee) ?? callee)));
    }

    /** The kind of child that a function returns. */
    function kindOfResult({ body }) {
      const results = body ? resultsOf(body) : [];
      return results.length > 0 ? either(...results.map(kindOf)) : CHANGING_TEXT;
    }

    const resultsOf = (body) =>
      body.type === 'BlockStatement'
        ? body.body.flatMap((each) => (each.type === 'ReturnStatement' ? (each.argument ?? []) : []))
        : [body];

    /** JSX drops white space with a line break. */
    const isNothing = (child) =>
      (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
      child.expression?.type === 'JSXEmptyExpression';

    function check({ type, children }) {
      const parts = children.filter((child) => !isNothing(child)).map((child) => ({ child, kind: kindOf(child) }));
      const isFixed = parts.every(({ kind }) => !kind.changes);
      const isSafe = type === 'JSXElement' && (isFixed || (parts.length === 1 && !parts[0].kind.isMany));
      for (const { child, kind } of parts)
        if (kind.isText && !isSafe) context.report({ node: child, message: MESSAGE });
    }

    function isSurelyText(node) {
      if (node.type === 'ConditionalExpression') return isSurelyText(node.consequent) || isSurelyText(node.alternate);
      return node.type === 'TemplateLiteral' || typeof node.value === 'string' || isMessage(node.callee ?? node);
    }

    /** Reports a component that returns text. The text of another function is looked at where it is called. */
    function checkComponent(node) {
      const name = node.id?.name ?? node.parent.id?.name ?? '';
      if (/^[A-Z]/.test(name) && context.filename.endsWith('x') && resultsOf(node.body).some(isSurelyText))
        context.report({ node, message: BARE_MESSAGE });
    }

    function note({ key, typeAnnotation, returnType }) {
      if (isElements(typeAnnotation) || isElements(returnType)) elementProps.add(key.name);
    }

    return {
      TSPropertySignature: note,
      TSMethodSignature: note,
      FunctionDeclaration: checkComponent,
      ArrowFunctionExpression: checkComponent,
      'JSXElement:exit': check,
      'JSXFragment:exit': check,
    };
  },
};
