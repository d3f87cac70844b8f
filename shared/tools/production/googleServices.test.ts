import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { googleServices } from './googleServices.ts';
import { API_KEY, testSite } from './testSite.ts';

/** Stands for the local backend: it takes everything. */
let backend: RunningServer;
/** Google's addresses as a page reaches them, with App Check and without. */
const fronts: RunningServer[] = [];

beforeAll(async () => {
  backend = await startServer({ port: 0, handle: (_, response) => response.end('{}') });
  const ports = { firestore: backend.port, authBackend: backend.port };
  for (const hasAppCheck of [false, true]) {
    const answers = new Map(Object.entries(googleServices(testSite({ hasAppCheck }), ports)));
    const handle: Parameters<typeof startServer>[0]['handle'] = (incoming, response) => {
      const [, host, path] = /^\/([^/]+)(.*)$/.exec(incoming.url!)!;
      return answers.get(host!)!(
        Object.assign(incoming, { url: path!, headers: { ...incoming.headers, host } }),
        response,
      );
    };
    fronts.push(await startServer({ port: 0, handle }));
  }
});
afterAll(() => Promise.all([backend, ...fronts].map((server) => server.stop())));

interface Sent {
  body?: object;
  attestation?: string;
  hasAppCheck?: boolean;
}

/** The status and the text of the answer to a call. */
const send = (url: string, { body = {}, attestation, hasAppCheck = false }: Sent = {}) =>
  new Promise<[status: number, text: string]>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(attestation && { 'x-firebase-appcheck': attestation }) };
    const sent = request({ port: fronts[Number(hasAppCheck)]!.port, path: `/${url}`, method: 'POST', headers });
    sent.once('error', reject).once('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk))).once('end', () => resolve([response.statusCode!, text]));
    });
    sent.end(JSON.stringify(body));
  });

const READ = 'firestore.googleapis.com/v1/projects/demo-bazaar/databases/(default)/documents:runQuery';
const SEND_CODE = `identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=${API_KEY}`;
const LOOK_UP = `identitytoolkit.googleapis.com/v1/accounts:lookup?key=${API_KEY}`;
const ATTEST =
  'content-firebaseappcheck.googleapis.com/v1/projects/demo-bazaar/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken';
const newToken = async (hasAppCheck = false) =>
  (await send('www.google.com/recaptcha/api2/reload', { hasAppCheck }))[1];
const statusOf = async (url: string, sent?: Sent) => (await send(url, sent))[0];

test('the database: the site’s project and key are taken, others are refused', async () => {
  expect(await statusOf(`${READ}?key=${API_KEY}`)).toBe(200);
  expect(await statusOf(`${READ}?key=other`)).toBe(403);
  expect(await statusOf(READ)).toBe(403);
  expect(await statusOf(`${READ.replace('demo-bazaar', 'other')}?key=${API_KEY}`)).toBe(403);
});

test('a code is sent for a token of the bot check, once; without one it is refused', async () => {
  const recaptchaToken = await newToken();
  expect(await statusOf(SEND_CODE, { body: { recaptchaToken } })).toBe(200);
  expect(await statusOf(SEND_CODE, { body: { recaptchaToken } })).toBe(403);
  expect(await statusOf(SEND_CODE, { body: { recaptchaToken: 'invented' } })).toBe(403);
  expect(await statusOf(SEND_CODE)).toBe(403);
});

test('with App Check: calls of sign-in need an attestation, which a token of the bot check brings', async () => {
  const hasAppCheck = true;
  expect(await statusOf(LOOK_UP, { hasAppCheck })).toBe(403);
  expect(await statusOf(LOOK_UP, { hasAppCheck, attestation: 'invented' })).toBe(403);
  expect(await statusOf(`${ATTEST}?key=${API_KEY}`, { hasAppCheck })).toBe(403);
  const body = { recaptcha_enterprise_token: await newToken(hasAppCheck) };
  const [status, text] = await send(`${ATTEST}?key=${API_KEY}`, { hasAppCheck, body });
  expect(status).toBe(200);
  const { token } = JSON.parse(text) as { token: string };
  expect(await statusOf(LOOK_UP, { hasAppCheck, attestation: token })).toBe(200);
});
