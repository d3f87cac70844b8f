import { notServed, type RequestHandler, type ServerRequest } from '../request.ts';
import { methodNotAllowed, notFound } from './identityError.ts';
import { checkKey } from './identityRequest.ts';

/** Handlers by path, then by method. */
export type Routes = Readonly<Record<string, Readonly<Record<string, (request: ServerRequest) => unknown>>>>;

/** Requests that Google's service handles and the site does not send. */
const UNSERVED =
  /\/accounts:(signUp|update|createAuthUri|resetPassword|sendOobCode|signInWith(Password|CustomToken|EmailLink|Idp|GameCenter)|verifyIosClient)$/;

/** Handles requests as Google's service does: `routes` need an API key, `ownRoutes` do not. */
export function routeRequests(routes: Routes, ownRoutes: Routes): RequestHandler {
  return (request) => {
    const { method, path } = request;
    if (UNSERVED.test(path)) throw notServed(`${method} ${path}`);
    const methods = named(routes, path) ?? named(ownRoutes, path);
    if (!methods) throw notFound();
    const handle = named(methods, method);
    if (!handle) throw methodNotAllowed(method, request.url);
    if (named(routes, path)) checkKey(request);
    return handle(request);
  };
}

const named = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
