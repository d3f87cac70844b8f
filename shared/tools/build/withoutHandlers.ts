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
  transform: (code, id) => (/shared|mfe-/.test(id) && /\.tsx?$/.test(id) ? withoutHandlersIn(id, code) : null),
});

/** The source `code` of the file `id` without them. */
export function withoutHandlersIn(id: string, code: string): string {
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
  // From the end, so that positions before it stay; one inside another has gone with it.
  const outer = cuts.filter((cut) => !cuts.some(({ start, end }) => start < cut.start && cut.end < end));
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}
