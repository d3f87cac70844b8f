import type { ServerName } from '../../ports/ports.ts';
import type { Target } from './rawRequest.ts';

const DOCUMENTS = 'projects/demo-bazaar/databases/(default)/documents';
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts';

const nested = (depth: number) =>
  '{"mapValue":{"fields":{"a":'.repeat(depth) + '{"nullValue":null}' + '}}}'.repeat(depth);
const writeOf = (value: string, id = 'a') =>
  `{"writes":[{"update":{"name":"${DOCUMENTS}/c/${id}","fields":{"f":${value}}}}]}`;

/** Every local server: what it understands, and a path that a visitor asks for meanwhile. */
export const TARGETS: Partial<Record<ServerName, Target & { normal: string }>> = {
  // With the intake of reports.
  shell: {
    normal: '/feed',
    paths: ['/', '/feed', '/login', '/assets/app-12345678.js', '/_r1/assets/app-12345678.js', '/v1/logs', '/v1/policy'],
    bodies: [
      '[{"type":"csp-violation","body":{"effectiveDirective":"x","blockedURL":"http://["}},null]',
      '{"resourceLogs":[{"scopeLogs":[{"logRecords":[null,{}]}]}]}',
      '{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"attributes":[{"key":{"toString":1}}]}]}]}]}',
      `{"a":"${'x'.repeat(70_000)}"}`,
    ],
  },
  // Any remote's own origin.
  feed: {
    normal: '/assets/app-12345678.js',
    paths: ['/', '/assets/app-12345678.js', '/_r1/assets/app-12345678.js', '/v1/logs'],
    bodies: ['{}'],
  },
  media: {
    normal: '/bazaar/board-01/public',
    paths: ['/bazaar/board-01/public', '/lesson-01/manifest/low.mp4', '/v3.1/all', '/flags/in.svg', '/__faults'],
    bodies: ['{"match":1}', '[null]', '{"match":"x","fault":"500","times":"many"}'],
  },
  firestore: {
    normal: '/',
    paths: [...['runQuery', 'commit', 'batchGet'].map((call) => `/v1/${DOCUMENTS}:${call}`), '/__faults'],
    bodies: [
      '{"structuredQuery":{"from":[{"collectionId":"c"}]}}',
      `{"documents":["${DOCUMENTS}/c/10","${DOCUMENTS}/c/4000",null,{}]}`,
      '{"writes":[null]}',
      ...[10, 200, 2_000, 4_000].map((depth) => writeOf(nested(depth), String(depth))),
      writeOf(`{"stringValue":"${'x'.repeat(100_000)}"}`),
      writeOf('{"timestampValue":"9999-99-99T99:99:99Z"}'),
      writeOf('{"timestampValue":"9999-12-31T23:59:59-23:59"}'),
      writeOf('{"timestampValue":"0000-01-01T00:00:00+23:59"}'),
      writeOf('{"toString":1}'),
      '[null]',
      '[{"bodyIncludes":{}}]',
    ],
  },
  authBackend: {
    normal: '/emulator/v1/projects/demo-bazaar/verificationCodes',
    paths: [
      ...['sendVerificationCode', 'signInWithPhoneNumber', 'lookup', 'delete'].map((call) => `${IDENTITY}:${call}`),
      '/securetoken.googleapis.com/v1/token',
      '/__faults',
    ],
    bodies: [
      '{"phoneNumber":"+919876543210"}',
      '{"phoneNumber":{},"code":[]}',
      '{"idToken":"a.bnVsbA."}',
      '{"sessionInfo":"__proto__","code":"x"}',
      'grant_type=refresh_token&refresh_token=%00',
      '[null]',
    ],
  },
};
