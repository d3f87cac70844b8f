import type { Request } from '@playwright/test';

/** Requests that a test holds, counts or lets fail with `gate`. */

/** The code and the styles of the remotes. */
export const REMOTES = /\/mfe-[a-z]+\//;
/** Every query and every read of documents. */
export const READS = /\/documents[^?]*(:runQuery|:batchGet)/;
export const FONTS = /\.woff2/;

/** Of a collection below a document too. */
const DATABASE = /\/documents[^?]*(:runQuery|:batchGet|:commit)/;

/** The requests to the database that name this collection; with `inBody`, those of them that have this text. */
export const database =
  (collection: string, inBody = '') =>
  (request: Request): boolean => {
    if (request.method() !== 'POST' || !DATABASE.test(request.url())) return false;
    const body = request.postData() ?? '';
    return (body.includes(`"${collection}"`) || body.includes(`/${collection}/`)) && body.includes(inBody);
  };

export type AuthCall = 'sendVerificationCode' | 'signInWithPhoneNumber' | 'delete';

/** The calls of the sign-in service. */
export const auth =
  (call: AuthCall) =>
  (request: Request): boolean =>
    request.method() === 'POST' && new RegExp(`/accounts:${call}\\b`).test(request.url());
