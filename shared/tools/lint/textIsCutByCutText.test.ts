import { testRule, type RuleCase } from './testRule.ts';

/** An expression, and whether the rule refuses it. */
const CASES: readonly RuleCase[] = [
  ['a parameter that is a text, to a length', 'text.slice(0, 60)', 1],
  ['a variable that is a text', 'joined.slice(0, MAX_LENGTH)', 1],
  ['what comes of a method of texts', 'thing.trim().slice(0, MAX_LENGTH)', 1],
  ['a list that was joined', "items.join(' ').slice(0, MAX_LENGTH)", 1],
  ['the text of a response', '(await response.text()).slice(0, MAX_LENGTH)', 1],
  ['a template string', '`${thing} ${thing}`.slice(0, 70)', 1],
  ['one of two, of which one is a text', "(thing ?? '').slice(0, 70)", 1],
  ['the end of a text that was cut already', 'text.slice(3).slice(0, 70)', 1],
  ['what may be no text, by a method that only texts have', 'thing.substring(2)', 1],
  ['the older method of the same', 'thing.substr(2, 3)', 1],
  ['by cutText', 'cutText(text, 60)', 0],
  ['to a place in the text', "text.slice(0, text.indexOf(' '))", 0],
  ['from a place on', 'text.slice(1)', 0],
  ['from a place to a length', 'text.slice(4, 60)', 0],
  ['a list', 'items.slice(0, MAX_LENGTH)', 0],
  ['the characters of a text', '[...text].slice(0, MAX_LENGTH)', 0],
  ['what may be a list', 'thing.slice(0, MAX_LENGTH)', 0],
];
const sourceOf = (expression: string) => `
  export async function shown(text: string, items: string[], thing, response) {
    const joined = items.join(text);
    return ${expression};
  }
`;

testRule('text-is-cut-by-cut-text', CASES, { sourceOf, doing: 'cutting ' });
