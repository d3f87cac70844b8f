/** The name for the fields of a write that no list of the rules bounds. */
const ANY_FIELD = '(any field)';

/** The fields that Firestore's rules let a browser write, by the path that they match: `users/{uid}: firstName`. */
export function ruleFields(rules: string): string[] {
  const text = rules.replace(/\/\/.*$/gm, '');
  const blocks = [...text.matchAll(/\bmatch\s+((?:\/[\w{}=*-]+)+)\s*\{/g)].map(({ 0: head, 1: path = '', index }) => {
    const open = index + head.length - 1;
    return { path, index, open, end: endOfBlock(text, open) };
  });
  return blocks.flatMap(({ index, open, end }) => {
    const paths = blocks.filter((block) => block.index <= index && end <= block.end).map(({ path }) => path);
    const path = paths.join('').replace(/^\/databases\/\{\w+\}\/documents\//, '');
    const inner = blocks.filter((block) => open < block.index && block.end < end);
    const own = inner.reduce(
      (rest, block) => rest.replace(text.slice(block.index, block.end), ''),
      text.slice(open, end),
    );
    const writes = own.matchAll(/\ballow\s[^:;]*\b(?:create|update|write)\b[^:;]*(?::([^;]*))?;/g);
    const fields = [...writes].flatMap(([, condition = '']) => fieldsIn(condition, text));
    return [...new Set(fields)].map((field) => `${path}: ${field}`);
  });
}

/** The fields in the lists by which a condition, with the functions that it calls, bounds what is written. */
function fieldsIn(condition: string, rules: string): string[] {
  const code = withCalled(condition, rules);
  const lists = [...code.matchAll(/\.hasOnly\(\s*\[([^\]]*)\]/g)].map(([, list = '']) => list);
  if (lists.length === 0) return [ANY_FIELD];
  return lists.flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, field]) => field!));
}

/** The condition, and the bodies of all functions that it calls, directly or not. */
function withCalled(condition: string, rules: string): string {
  const called = new Set<string>();
  const add = (code: string): string =>
    [...code.matchAll(/(?<![.\w])(\w+)\(/g)].reduce((all, [, name = '']) => {
      const start = called.has(name) ? -1 : rules.search(new RegExp(`\\bfunction\\s+${name}\\(`));
      if (start < 0) return all;
      called.add(name);
      const open = rules.indexOf('{', start);
      return all + add(rules.slice(open, endOfBlock(rules, open)));
    }, code);
  return add(condition);
}

/** Behind the brace that closes the block that opens at `open`. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}
