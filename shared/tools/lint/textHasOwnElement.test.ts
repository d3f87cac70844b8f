import { testRule, type RuleCase } from './testRule.ts';

/** JSX that a component returns, and in how many places the rule refuses it. */
const CASES: readonly RuleCase[] = [
  ['the only text of an element', '<p>{name}</p>', 0],
  ['text that comes and goes alone', '<p role="status">{isSlow && list.stillLoading}</p>', 0],
  ['one template string', '<p>{`${name} · ${count}`}</p>', 0],
  ['text in an element of its own', '<p><span>{name}</span>{isSlow && <i />}</p>', 0],
  ['text and elements that never change', '<p>{list.a} <a href="/">{texts.b}</a></p>', 0],
  ['white space beside what changes', "<p>{isSlow && <i />}{' '}<b>{name}</b></p>", 0],
  ['elements of a list', '<ul>{items.map((item) => <li>{item}</li>)}<li>{name}</li></ul>', 0],
  ['what is declared to be elements', '<div><h2>{name}</h2>{actions}{children(items)}</div>', 0],
  ['text that changes', '<p>{list.position(name)}<i /></p>', 1],
  ['text that comes and goes', '<p>{isSlow && list.stillLoading}<i /></p>', 1],
  ['text that never changes, beside what comes and goes', '<p>{isSlow && <i />}{list.a}</p>', 1],
  ['several texts', '<p>{name} of {count}</p>', 3],
  ['texts among the elements of a list', '<p>{items.map((item) => (item ? <b /> : item))}</p>', 1],
  ['text in a fragment', '<p>{isSlow && <>{name}<i /></>}</p>', 1],
  ['what may be text', '<div><i />{heading}</div>', 1],
  ['one of the texts by a key that changes', '<p><i />{list.kind[name]}</p>', 1],
  ['a component that is a text', 'isSlow ? list.a : list.b', 1],
];
const screenOf = (jsx: string) => `
  import { list, watch } from './texts.ts';
  const texts = watch.row;
  interface Props { actions: Elements; children(items: string[]): Elements; heading: ReactNode }
  export function Screen({ actions, children, heading, name, count, isSlow, items }: Props) { return ${jsx}; }
`;

testRule('text-has-own-element', CASES, { sourceOf: screenOf });
