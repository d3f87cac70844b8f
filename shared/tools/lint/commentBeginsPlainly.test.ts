import { expect, test } from 'vitest';
import { errorsOfRule } from './errorsOfRule.ts';

/** Lines of a file, and in how many places the rule refuses them. */
const CASES: readonly [name: string, lines: string, errors: number][] = [
  ['a block comment that says what is returned', '/** The first second of a lesson. */', 0],
  ['a block comment that says when it is true', '/** True while the video plays. */', 0],
  ['What', '/** What the learner has watched. */', 1],
  ['Whether', '/** Whether the video plays. */', 1],
  ['Where', '/** Where the lesson is stored. */', 1],
  ['For whom', '/** For whom the level is. */', 1],
  ['The same', '/** The same for a reel. */', 1],
  ['Nor', '/** Nor a lesson without a name. */', 1],
  ['Whose', '/** Whose session it is. */', 1],
  ['Which', '/** Which lesson is shown. */', 1],
  ['Who', '/** Who teaches the topic. */', 1],
  ['How', '/** How many lessons there are. */', 1],
  ['a contraction', "/** What's left of the lesson. */", 1],
  ['a word that only begins so', '/** However long the lesson is, all of it. */', 0],
  ['one of these words later on', '/** The lesson, and whether it plays. */', 0],
  ['one of these words after a sentence', '/** The lesson. What it shows comes later. */', 0],
  ['a block comment without a second asterisk', '/* What the learner has watched. */', 1],
  ['a block comment whose text begins on its second line', '/**\n * What the learner\n * has watched.\n */', 1],
  ['a continuation line of a block comment', '/**\n * The lesson says\n * What comes next.\n */', 0],
  ['an empty block comment', '/**/', 0],
  ['a line comment', '// What the learner has watched.', 1],
  ['a line comment without a space', '//What the learner has watched.', 1],
  ['the first of several line comments', '// What the learner\n// has watched.', 1],
  ['a continuation line of line comments', '// The lesson says\n// What comes next.', 0],
  ['line comments with a blank line between them', '// The lesson.\n\n// What comes next.', 1],
  ['line comments with code between them', '// The lesson.\nrun();\n// What comes next.', 1],
  ['a comment behind code', 'run(); // What comes next', 1],
  ['comments behind code, line by line', 'run(); // What comes next\nrun(); // What comes last', 2],
  ['a line comment below one behind code', 'run(); // the lesson\n// What comes next.\nrun();', 1],
  ['a comment behind code that is continued below', 'run(); // the lesson says\n       // What comes next', 0],
  ['a comment behind code below a line comment', '// The lesson.\nrun(); // What comes next', 1],
  ['a lower-case word behind code, which goes on with its sentence', 'reload(); // which reads the list again', 0],
  ['a comment in JSX', 'export const Lesson = () => <p>{/* What the learner has watched. */}</p>;', 1],
  ['a text in code', "export const text = '// What the learner has watched.';", 0],
  ['a template string', 'export const text = `\n/** What the learner has watched. */\n// Where`;', 0],
];

const found = errorsOfRule(
  'comment-begins-plainly',
  CASES.map(([, lines]) => lines),
);

test.each(CASES.map(([name, , errors], index) => ({ name, errors, index })))(
  '$name: refused in $errors places',
  ({ errors, index }) => expect(found[index]).toBe(errors),
);
