// A rule for oxlint: each wait for the caches, for the lock of several tabs, for the worker's registration or for the space has a deadline. Another tab
// that is frozen may hold them for ever, and a page that waits without one stands.

const STORAGE =
  'Storage that another tab holds may never respond: withStorageDeadline or withLongStorageDeadline (shared/device), or for a lock the option `signal`.';

/** `caches.open(…)`, and `cache.match(…)` on what that gave: its name is `cache`, or ends so. */
const OF_CACHES = new Set(['match', 'matchAll', 'open', 'has', 'delete', 'keys', 'put', 'add', 'addAll']);
const isCache = (name) => /^caches$|^(\w+C|c)ache$/.test(name ?? '');

const nameOf = (object) => object.name ?? object.property?.name;

function isWait({ callee, arguments: given }) {
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  const [owner, method] = [nameOf(callee.object), callee.property.name];
  if (owner === 'locks') return method === 'request' && given.length < 3;
  if (owner === 'serviceWorker') return method === 'getRegistration';
  if (owner === 'storage') return method === 'estimate' || method === 'persisted';
  return isCache(owner) && OF_CACHES.has(method);
}

/** Up to the function that it stands in: what a function returns is waited for elsewhere. */
function hasDeadline(node) {
  for (let at = node.parent; at && !/Function/.test(at.type); at = at.parent)
    if (at.type === 'CallExpression' && /^with(Long)?StorageDeadline$/.test(at.callee.name)) return true;
  return false;
}

export const storageHasDeadline = {
  meta: { type: 'problem', docs: { description: 'A wait for storage has a deadline' } },
  create(context) {
    return {
      CallExpression(node) {
        if (isWait(node) && !hasDeadline(node)) context.report({ node, message: STORAGE });
      },
    };
  },
};
