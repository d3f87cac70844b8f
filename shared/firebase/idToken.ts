/** Known without firebase/auth.ts, which loads the SDK: it provides the token once it is there. */
type ReadToken = () => Promise<string | undefined>;

let readToken: ReadToken = async () => undefined;

export const provideIdToken = (read: ReadToken): void => void (readToken = read);

/** The token that tells the database who is signed in, renewed where it has expired; undefined for nobody. Throws the SDK's error. */
export const idToken: ReadToken = () => readToken();
