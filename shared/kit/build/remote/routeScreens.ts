import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { SCREENS_FILE, type RouteScreen } from '../built/remoteBuild.ts';
import { boundModule } from './bindings.ts';
import { importedBy } from './moduleGraph.ts';
import { textField, nodesIn, type Node } from './syntaxTree.ts';

/**
 * Writes into the build which screen belongs to which route, so that a document requests the files of the one that it will
 * show. Read from the source of the routes: `path` and the `import()` beside it.
 */
export function routeScreens(routesFile: string, folder: string): Plugin {
  let screens: Omit<RouteScreen, 'shares'>[] = [];
  return {
    name: 'route-screens',
    apply: 'build',
    transform(code, id) {
      if (id !== routesFile) return;
      const moduleOf = (source: string) =>
        relative(folder, resolve(dirname(routesFile), source))
          .split(sep)
          .join('/');
      screens = screensIn(this.parse(code) as unknown as Node).map(({ pattern, module }) => ({
        pattern,
        module: moduleOf(module),
      }));
    },
    generateBundle() {
      const withShares = screens.map((screen): RouteScreen => {
        const modules = importedBy(join(folder, screen.module), this);
        return { ...screen, shares: [...new Set([...modules].flatMap((id) => boundModule(id) ?? []))].sort() };
      });
      this.emitFile({ type: 'asset', fileName: SCREENS_FILE, source: JSON.stringify(withShares) });
    },
  };
}

/** Each object with a `path`, and what is imported by `import()` in it, or in a function of the module that it calls. */
export function screensIn(program: Node): Omit<RouteScreen, 'shares'>[] {
  const all = nodesIn(program);
  const functions = new Map(
    all
      .filter((node) => node.type === 'VariableDeclarator')
      .map((node) => [(node.id as { name?: string }).name, node.init as Node | null]),
  );
  const importsIn = (node: Node): string[] =>
    nodesIn(node).flatMap((inner): string[] => {
      const called = inner.type === 'CallExpression' && functions.get((inner.callee as { name?: string }).name ?? '');
      if (called) return importsIn(called);
      const source = inner.type === 'ImportExpression' && (inner.source as { value?: unknown }).value;
      return typeof source === 'string' ? [source] : [];
    });
  return all.flatMap((node) => {
    const pattern = textField(node, 'path');
    return pattern === undefined ? [] : importsIn(node).map((module) => ({ pattern, module }));
  });
}
