import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '@remotes-kit/release/readBody';
import type { Ports } from '../ports/ports.ts';
import type { SiteFile } from '../compose/siteFile.ts';
import { forwardTo, type Check } from './forward.ts';
import type { Answer } from './network.ts';
import { createRecaptcha } from './recaptcha.ts';

const MAX_BODY_BYTES = 100_000;

/**
 * The addresses of Google that a site uses, on the local backend. They refuse what Google's would: another project or API
 * key, a code without a token of the bot check, and where App Check is on a call of sign-in without an attestation.
 */
export function googleServices({ config }: SiteFile, ports: Pick<Ports, 'firestore' | 'authBackend'>) {
  const { apiKey, projectId, appId } = config.firebase;
  const recaptcha = createRecaptcha();
  const attestations = new Set<unknown>();

  const isForeign: Check = ({ url = '' }) =>
    new URL(url, 'https://google.example').searchParams.get('key') === apiKey ? undefined : 'API key not valid.';

  const checkDatabase: Check = (request, body) =>
    request.url!.startsWith(`/v1/projects/${projectId}/databases/(default)/documents`)
      ? isForeign(request, body)
      : 'Another project.';

  const checkSignIn: Check = (request, body) => {
    const isCall = request.url!.startsWith('/v1/accounts:');
    if (isCall && config.appCheck && !attestations.has(request.headers['x-firebase-appcheck']))
      return 'Firebase App Check token is invalid.';
    if (request.url!.startsWith('/v1/accounts:sendVerificationCode') && !recaptcha.takes(tokenIn(body)))
      return 'INVALID_RECAPTCHA_TOKEN';
    return isForeign(request, body);
  };

  const attest: Answer = async (request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const body = (await readBody(request, MAX_BODY_BYTES))?.toString() ?? '';
    const isOurs = pathOf(request) === `/v1/projects/${projectId}/apps/${appId}:exchangeRecaptchaEnterpriseToken`;
    if (!isOurs || isForeign(request, body) || !recaptcha.takes(tokenIn(body)))
      return response.writeHead(403, headers).end('{}');
    const token = randomUUID();
    attestations.add(token);
    response
      .writeHead(200, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify({ token, ttl: '3600s' }));
  };

  const ofAuth = (host: string, check: Check) => forwardTo({ port: ports.authBackend, prefix: `/${host}`, check });
  return {
    'firestore.googleapis.com': forwardTo({ port: ports.firestore, check: checkDatabase }),
    'identitytoolkit.googleapis.com': ofAuth('identitytoolkit.googleapis.com', checkSignIn),
    'securetoken.googleapis.com': ofAuth('securetoken.googleapis.com', isForeign),
    'content-firebaseappcheck.googleapis.com': attest,
    'www.google.com': recaptcha.answer,
    'www.gstatic.com': recaptcha.answer,
  } satisfies Record<string, Answer>;
}

const pathOf = ({ url = '' }: IncomingMessage): string => decodeURIComponent(url.split('?')[0]!);

/** The token of the bot check in the body of a call. */
function tokenIn(body: string): unknown {
  try {
    const { recaptchaToken, recaptcha_enterprise_token } = JSON.parse(body) as Record<string, unknown>;
    return recaptchaToken ?? recaptcha_enterprise_token;
  } catch {
    return undefined;
  }
}
