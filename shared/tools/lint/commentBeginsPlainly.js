// A rule for oxlint: a comment begins with the noun or verb of what is returned or done. One that begins with a question word has
// to be inverted to be understood; one that begins with 'The same' or 'Nor' needs another comment. In lower case these words are
// not refused: a comment behind code may go on with the code's sentence (`reload(); // which reads the list again`).

const MESSAGE =
  "Begin with the noun or verb of what is returned or done: 'The first second of …', 'True while …', 'Returns …', 'Runs …'.";

const REFUSED = /^(What|Whether|Where|For whom|The same|Nor|Whose|Which|Who|How)\b/;

/** The first line that has text, without the asterisks at its beginning. */
const firstLineOf = ({ value }) =>
  value
    .split('\n')
    .map((line) => line.replace(/^[\s*]+/, ''))
    .find(Boolean) ?? '';

/** True for a line comment that goes on with the one above it: alone on its line, at the same column. */
function isContinued(comment, before, lines) {
  const { line, column } = comment.loc.start;
  return (
    comment.type === 'Line' &&
    before?.type === 'Line' &&
    before.loc.start.line === line - 1 &&
    before.loc.start.column === column &&
    lines[line - 1].slice(0, column).trim() === ''
  );
}

export const commentBeginsPlainly = {
  meta: { type: 'suggestion', docs: { description: 'A comment begins with what is returned or done' } },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        for (const [index, comment] of comments.entries())
          if (REFUSED.test(firstLineOf(comment)) && !isContinued(comment, comments[index - 1], sourceCode.lines))
            context.report({ loc: comment.loc, message: MESSAGE });
      },
    };
  },
};
