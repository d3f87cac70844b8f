import MagicString from 'magic-string';
import { parseSync, Visitor, type Plugin } from 'vite';

/** Hooks whose callback is never called where a component is drawn once. */
const NEVER_CALLED = new Set(['useEffect', 'useLayoutEffect', 'useEffectEvent', 'useImperativeHandle']);
const HANDLER = /^on[A-Z]/;

/**
 * Leaves out of a build what runs only once a component is in use, effects and handlers of events, so that
 * what these alone use is left out too.
 */
export const withoutHandlers = (): Plugin => ({
  name: 'without-handlers',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(shared|shell|mfe-\w+)\//.test(id) || !/\.tsx?$/.test(id)) return null;
    const rest = withoutHandlersIn(id, code);
    return { code: rest.toString(), map: rest.generateMap({ source: id, hires: true }) };
  },
});

/** The source `code` of the file `id` without them. */
export function withoutHandlersIn(id: string, code: string): MagicString {
  const cuts: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && NEVER_CALLED.has(callee.name) && given.length > 0)
        cuts.push({ start: given[0]!.start, end: given.at(-1)!.end });
    },
    JSXAttribute({ name, start, end }) {
      if (name.type === 'JSXIdentifier' && HANDLER.test(name.name)) cuts.push({ start, end });
    },
  }).visit(parseSync(id, code).program);
  const rest = new MagicString(code);
  for (const { start, end } of cuts) rest.remove(start, end);
  return rest;
}
