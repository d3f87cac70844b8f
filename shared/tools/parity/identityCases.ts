/** The answer to one call, without what differs from call to call. */
export interface IdentityAnswer {
  readonly status: number;
  readonly content: unknown;
}

/** Sends one call to a backend of phone sign-in; JSON with an API key, where nothing else is said. */
export type SendCall = (call: {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly authorization?: string;
}) => Promise<IdentityAnswer & { readonly raw: Record<string, unknown> }>;

/** Calls of phone sign-in; every backend must give the same answers. */
export interface IdentityCase {
  readonly title: string;
  readonly run: (send: SendCall) => Promise<readonly IdentityAnswer[]>;
}

export const PROJECT = 'demo-bazaar';
const PHONE = '+919876543210';
const API = '/identitytoolkit.googleapis.com/v1/accounts';
const CODES = `/emulator/v1/projects/${PROJECT}/verificationCodes`;
const TOKEN = '/securetoken.googleapis.com/v1/token';
const FORM = 'application/x-www-form-urlencoded';

const post = (send: SendCall, operation: string, content: unknown) =>
  send({ path: `${API}:${operation}?key=k`, body: JSON.stringify(content) });

async function sendCode(send: SendCall) {
  const sent = await post(send, 'sendVerificationCode', { phoneNumber: PHONE, recaptchaToken: 't' });
  const listed = await send({ path: CODES, method: 'GET' });
  const codes = listed.raw.verificationCodes as { phoneNumber: string; code: string }[];
  return { answer: sent, sessionInfo: String(sent.raw.sessionInfo), code: codes.at(-1)!.code };
}

async function signIn(send: SendCall) {
  const { sessionInfo, code } = await sendCode(send);
  const answer = await post(send, 'signInWithPhoneNumber', { sessionInfo, code });
  return {
    answer,
    sessionInfo,
    code,
    idToken: String(answer.raw.idToken),
    refreshToken: String(answer.raw.refreshToken),
  };
}

const one = (title: string, run: (send: SendCall) => Promise<IdentityAnswer>): IdentityCase => ({
  title,
  run: async (send) => [await run(send)],
});

const raw = (operation: string, body: string): IdentityCase =>
  one(`${operation} with the body ${body === '' ? 'that is empty' : body}`, (send) =>
    send({ path: `${API}:${operation}?key=k`, body }),
  );

const form = (entries: Record<string, string>): IdentityCase =>
  one(`token with ${JSON.stringify(entries)}`, (send) =>
    send({ path: `${TOKEN}?key=k`, body: String(new URLSearchParams(entries)), contentType: FORM }),
  );

const BODIES = ['', '{', 'null', '[]', '"x"', '7', '{}', '{"unknown":1}', '{"__proto__":{}}'];
const OPERATIONS = ['sendVerificationCode', 'signInWithPhoneNumber', 'lookup', 'delete'];
/** No text, and one that is none of the field's. */
const VALUES: readonly unknown[] = ['', null, true, 0, 42, 1.5, {}, [], ['x'], 'x', 'x.y.z', '\u0000'];

const fieldCases = (operation: string, field: string, others: object = {}): IdentityCase[] =>
  VALUES.map((value) => raw(operation, JSON.stringify({ ...others, [field]: value })));

export const IDENTITY_CASES: readonly IdentityCase[] = [
  ...OPERATIONS.flatMap((operation) => BODIES.map((body) => raw(operation, body))),
  ...fieldCases('sendVerificationCode', 'phoneNumber'),
  ...fieldCases('sendVerificationCode', 'phone_number'),
  ...fieldCases('sendVerificationCode', 'recaptchaToken', { phoneNumber: PHONE }),
  ...fieldCases('signInWithPhoneNumber', 'sessionInfo', { code: '123456' }),
  ...fieldCases('signInWithPhoneNumber', 'code', { sessionInfo: 'x' }),
  ...fieldCases('signInWithPhoneNumber', 'temporaryProof', { phoneNumber: PHONE }),
  ...fieldCases('lookup', 'idToken'),
  ...fieldCases('delete', 'idToken'),
  ...OPERATIONS.flatMap((operation) => [
    one(`${operation} without an API key`, (send) => send({ path: `${API}:${operation}`, body: '{}' })),
    one(`${operation} with an empty API key`, (send) => send({ path: `${API}:${operation}?key=`, body: '{}' })),
    one(`${operation} as a plain text`, (send) =>
      send({ path: `${API}:${operation}?key=k`, body: '{}', contentType: 'text/plain' }),
    ),
    one(`${operation} with a charset`, (send) =>
      send({ path: `${API}:${operation}?key=k`, body: '{}', contentType: 'application/json; charset=utf-8' }),
    ),
    one(`${operation} with a broken credential`, (send) =>
      send({ path: `${API}:${operation}?key=k`, body: '{}', authorization: 'Bearer x' }),
    ),
    ...['GET', 'PUT', 'DELETE'].map((method) =>
      one(`${operation} by ${method}`, (send) => send({ path: `${API}:${operation}?key=k`, method })),
    ),
  ]),
  form({ grant_type: 'refresh_token' }),
  form({ grant_type: 'password' }),
  form({ grant_type: '' }),
  form({ refresh_token: 'x' }),
  form({ grant_type: 'refresh_token', refresh_token: '' }),
  form({ grant_type: 'refresh_token', refresh_token: 'x' }),
  form({ grant_type: 'refresh_token', refresh_token: 'e30' }),
  one('token without an API key', (send) => send({ path: TOKEN, body: 'grant_type=refresh_token', contentType: FORM })),
  one('token by GET', (send) => send({ path: `${TOKEN}?key=k`, method: 'GET' })),
  one('token as plain text', (send) => send({ path: `${TOKEN}?key=k`, body: 'x', contentType: 'text/plain' })),
  one('an unknown operation', (send) => post(send, 'unknown', {})),
  one('an unknown path', (send) => send({ path: '/nothing?key=k', method: 'GET' })),
  one('the parameters of reCAPTCHA without an API key', (send) =>
    send({ path: '/identitytoolkit.googleapis.com/v1/recaptchaParams', method: 'GET' }),
  ),

  one('a code is sent', async (send) => (await sendCode(send)).answer),
  {
    title: 'a sign-in, and another of the same number',
    run: async (send) => [(await signIn(send)).answer, (await signIn(send)).answer],
  },
  {
    title: 'a wrong code, then the right one, then the same again',
    async run(send) {
      const { sessionInfo, code } = await sendCode(send);
      const confirm = (given: unknown) => post(send, 'signInWithPhoneNumber', { sessionInfo, code: given });
      return [await confirm(code === '000000' ? '000001' : '000000'), await confirm(code), await confirm(code)];
    },
  },
  {
    title: 'a valid session with a code of six letters, of none, of a list',
    async run(send) {
      const { sessionInfo } = await sendCode(send);
      const confirm = (code: unknown) => post(send, 'signInWithPhoneNumber', { sessionInfo, code });
      return [await confirm('abcdef'), await confirm(''), await confirm([])];
    },
  },
  one('a lookup', async (send) => post(send, 'lookup', { idToken: (await signIn(send)).idToken })),
  one('a token that is cut off', async (send) =>
    post(send, 'lookup', { idToken: (await signIn(send)).idToken.split('.')[0] }),
  ),
  {
    title: 'a deleted account: delete, lookup, delete, refresh',
    async run(send) {
      const { idToken, refreshToken } = await signIn(send);
      const body = String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }));
      return [
        await post(send, 'delete', { idToken }),
        await post(send, 'lookup', { idToken }),
        await post(send, 'delete', { idToken }),
        await send({ path: `${TOKEN}?key=k`, body, contentType: FORM }),
      ];
    },
  },
  one('a refreshed token', async (send) => {
    const { refreshToken } = await signIn(send);
    const body = String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }));
    return send({ path: `${TOKEN}?key=k`, body, contentType: FORM });
  }),
];
