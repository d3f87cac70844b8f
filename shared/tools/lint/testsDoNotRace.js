// A rule for oxlint: an end-to-end test waits for what it expects. A value that is read once, by `expect(await …)`, is right only on
// a machine that was fast enough; `expect.poll` and the web-first assertions read again. The machine's clock and chance have no place
// in a test either: time stands still there (shared/testing/e2e/stoppedTime.ts), and random cases have a seed.

const READ_ONCE =
  'Read once: use expect.poll or an assertion of a locator; what must be read once has a name before it is expected.';
const MACHINE = 'The machine’s clock or chance: a test names its times, and goes on with page.clock.';

const OF_MACHINE = new Set(['Date.now', 'performance.now', 'Math.random']);

const nameOf = ({ object, property, computed }) =>
  computed || object.type !== 'Identifier' ? '' : `${object.name}.${property.name}`;

const isExpect = (callee) =>
  callee.name === 'expect' || (callee.type === 'MemberExpression' && nameOf(callee) === 'expect.soft');

/** In `expect(async () => …).toPass()`, in `expect.poll` and in the journeys' `eventually` all of it is repeated. */
const REPEATS = /^(expect|expect\.poll|eventually)$/;

function isRepeated(node) {
  for (let at = node.parent; at; at = at.parent) {
    const { parent } = at;
    if (!/Function/.test(at.type) || parent?.type !== 'CallExpression') continue;
    const { callee } = parent;
    if (REPEATS.test(callee.type === 'MemberExpression' ? nameOf(callee) : callee.name)) return true;
  }
  return false;
}

export const testsDoNotRace = {
  meta: { type: 'problem', docs: { description: 'A test waits for what it expects' } },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (isExpect(callee) && given[0]?.type === 'AwaitExpression' && !isRepeated(node))
          context.report({ node, message: READ_ONCE });
        if (callee.property?.name === 'waitForTimeout') context.report({ node, message: MACHINE });
      },
      MemberExpression(node) {
        if (OF_MACHINE.has(nameOf(node))) context.report({ node, message: MACHINE });
      },
    };
  },
};
