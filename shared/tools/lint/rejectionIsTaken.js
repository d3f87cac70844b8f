// A rule for oxlint: no promise is rejected while a file is loaded. In a table of cases it stands there before its test runs; Node then
// reports a rejection that nobody takes, and the run is red although each test is green.

const TOO_EARLY = 'Rejected while the file is loaded, before anyone can take it: a function has to make this promise.';

const isRejection = ({ type, object, property, computed }) =>
  type === 'MemberExpression' && !computed && object.name === 'Promise' && property.name === 'reject';

/** The functions of `describe` and `describe.each(…)` run while the file is loaded. */
function isCollected({ type, parent }) {
  if (!/Function/.test(type) || parent?.type !== 'CallExpression') return false;
  let { callee } = parent;
  while (callee.type !== 'Identifier' && (callee.object || callee.callee)) callee = callee.object ?? callee.callee;
  return callee.name === 'describe';
}

/** The field of a class is made with each of its objects. */
const runsLater = (node) =>
  (/Function/.test(node.type) && !isCollected(node)) || (node.type === 'PropertyDefinition' && !node.static);

function isMadeLater(node) {
  for (let at = node.parent; at; at = at.parent) if (runsLater(at)) return true;
  return false;
}

export const rejectionIsTaken = {
  meta: { type: 'problem', docs: { description: 'A rejected promise is made where it is taken' } },
  create(context) {
    return {
      CallExpression(node) {
        if (isRejection(node.callee) && !isMadeLater(node)) context.report({ node, message: TOO_EARLY });
      },
    };
  },
};
