import { memberName, nameOf, propertiesOf, withoutTypes, type InFile, type Node } from './syntax.ts';

/** Something that is stored: under a name, or under what a key says once it is resolved. */
export interface Stored {
  where: string;
  name?: string;
  key?: Node | undefined;
}

/** The files that take their keys from callers. */
const STORAGE_ITSELF = ['shared/device/webStorage.ts', 'shared/device/remembered.ts', 'shell/src/offline/expiry.ts'];
/** A `state` there is that of a query or of a player. */
const NO_HISTORY = /^shared\/(query|drawn)\//;
const STORAGES: readonly unknown[] = ['localStorage', 'sessionStorage'];

/** The data that a node of the syntax tree stores in a browser. */
export function storedBy(node: Node, parents: readonly Node[], file: InFile): Stored[] {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return storedByCall(node, file);
    case 'Property':
      if (nameOf(node.key) === 'cacheName') return [{ where: 'caches', key: node.value as Node }];
      return nameOf(node.key) === 'state' && !NO_HISTORY.test(file.path) ? historyState(node.value) : [];
    case 'JSXAttribute':
      return (node.name as Node).name === 'state' ? historyState((node.value as Node | null)?.expression) : [];
    case 'MemberExpression': {
      const { object, property } = memberName(node) ?? {};
      return object === 'document' && property === 'cookie' ? [{ where: 'cookies' }] : [];
    }
    case 'Identifier':
    case 'Literal':
      if (nameOf(node) === 'cookieStore') return [{ where: 'cookies' }];
      return isUnreadable(node, parents) && !STORAGE_ITSELF.includes(file.path) ? [{ where: nameOf(node)! }] : [];
    default:
      return [];
  }
}

function storedByCall(node: Node, { path, imported }: InFile): Stored[] {
  const [first, , third] = node.arguments as Node[];
  const { object, property } = memberName(node.callee) ?? {};
  const called = nameOf(node.callee) ?? property ?? '';
  if (property === 'setItem' && STORAGES.includes(object)) return [{ where: object!, key: first }];
  if (property === 'open' && object === 'indexedDB') return [{ where: 'IndexedDB', key: first }];
  if (property === 'open' && object === 'caches')
    return STORAGE_ITSELF.includes(path) ? [] : [{ where: 'caches', key: first }];
  if (property === 'getDirectory') return [{ where: 'files' }];
  const isOfSession = {
    remembered: propertiesOf(third).some(([name]) => name === 'session'),
    writeStored: third?.value === true,
  };
  switch (imported.get(called) ?? called) {
    case 'remembered':
      return [{ where: storage(isOfSession.remembered), key: first }];
    case 'writeStored':
      return STORAGE_ITSELF.includes(path) && nameOf(first) === 'key'
        ? []
        : [{ where: storage(isOfSession.writeStored), key: first }];
    case 'expiring':
    case 'CacheExpiration':
      return STORAGE_ITSELF.includes(path) ? [] : [{ where: 'caches', key: first }];
    case 'openDB':
    case 'idb-keyval.createStore':
      return [{ where: 'IndexedDB', key: first }];
    default:
      return [];
  }
}

const storage = (isOfSession: boolean) => (isOfSession ? 'sessionStorage' : 'localStorage');

/** The names in the state of a history entry. */
const historyState = (state: unknown): Stored[] =>
  propertiesOf(withoutTypes(state)).map(([name]) => ({ where: 'history', name }));

/** Web storage that is used in another way than by a call that shows its key. */
function isUnreadable(node: Node, [parent, outer]: readonly Node[]): boolean {
  if (!STORAGES.includes(nameOf(node))) return false;
  if (parent?.type === 'Property' && parent.key === node && parent.shorthand !== true) return false; // a name only
  const calls = [parent, outer].map(memberName);
  return !calls.some((call) => call?.object === nameOf(node) && /^(get|set|remove)Item$/.test(call?.property ?? ''));
}
