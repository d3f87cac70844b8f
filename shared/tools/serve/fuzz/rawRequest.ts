import fc, { type Arbitrary } from 'fast-check';

/** What goes over one connection, as bytes: nothing of it needs to be HTTP. */
export interface RawRequest {
  bytes: Buffer;
  /** Send only so much of it, then close the connection. Absent: all, and wait for the answer. */
  cutAt?: number;
  /** Send it in so many parts, with a pause between them. */
  parts: number;
}

/** A server under test: paths that it answers otherwise than by 404, and bodies that it understands. */
export interface Target {
  paths: readonly string[];
  bodies: readonly string[];
}

const HOSTILE_TARGETS = [
  '',
  '*',
  '/',
  '//',
  '///',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://[',
  'http://',
  'http://evil.example/x',
  'https://user:pass@localhost:1/x',
  'javascript:alert(1)',
  'localhost:80',
  '/%',
  '/%0',
  '/%00',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  '/.site/headers.json',
  '/%2esite/headers.json',
  '/.vite/manifest.json',
  '/?',
  '/??#?',
  '/#',
  '?x',
  '#x',
  '/[',
  '/{a,b,{c,d}}',
  '/!(a|b)',
  '/**/**/**/**/x',
  '/__proto__',
  '/constructor/prototype',
  `/${'a'.repeat(4_000)}`,
  `/${'a/'.repeat(4_000)}`,
  `/${'%41'.repeat(2_000)}`,
  `/${'x'.repeat(20_000)}`,
  `/${'('.repeat(2_000)}`,
  '/\u0000',
  '/\t',
  '/\u007F',
  '/é',
  '/\uD83D\uDE00',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'PRI'];
const BROKEN_METHODS = ['get', '', 'G E T', 'GET\u0000', 'A'.repeat(300), '\u0016\u0003\u0001'];
const VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'HTTP/', 'HTTQ/1.1', ''];

/** Lines of a header section; each of them alone, or two that contradict each other. */
const HOSTILE_HEADERS = [
  'Host: evil.example',
  'Host:',
  'Host: [',
  'Host: localhost\r\nHost: evil.example',
  'Host: 127.0.0.1:99999',
  'Origin: null',
  'Origin: http://evil.example',
  'Origin: ',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: identity',
  'Range: bytes=0-',
  'Range: bytes=4-99999999999999999999',
  'Range: bytes=99999999999999999999-',
  'Range: bytes=5-1',
  'Range: bytes=-1',
  'Range: bytes=0-1,3-4',
  'Range: bytes=a-b',
  'Range: ',
  'If-None-Match: W/"x"',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'If-Modified-Since: Sun, 22 Nov 2099 00:00:00 GMT',
  'Expect: 100-continue',
  'Expect: more',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x',
  '\u0001\u00FF',
  'Connection: close, keep-alive, host',
  'Accept-Encoding: gzip;q=nan, br;q=-1, *',
  'Accept-Encoding: identity;q=0',
  'Access-Control-Request-Headers: \u0080\u00FF',
  'Access-Control-Request-Method: DELETE',
  'Authorization: Bearer owner',
  'Authorization: Bearer a.b.c',
  'Authorization: Bearer eyJhbGciOiJub25lIn0.bnVsbA.',
  'Authorization: Bearer eyJhbGciOiJub25lIn0.W10.',
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=\u00FF',
  'Cookie: a=b; __session=%E0%A4%A',
  ' folded: header',
  'X: a\u0000b',
  'X-No-Colon',
  `X-Large: ${'x'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, number) => `X-${number}: x`).join('\r\n'),
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"',
  '{"__proto__":{"a":1},"constructor":null}',
  '['.repeat(20_000),
  '{"a":'.repeat(8_000),
  '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000),
  '\u0000'.repeat(100),
  '\uD800',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  'zz\r\n',
  `${'1'.repeat(5_000)}`,
];

/** Any request to the server: most are nearly right, since those that are wrong at once get no further than the parser. */
export function rawRequest({ paths, bodies }: Target, host: string): Arbitrary<RawRequest> {
  const noise = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const known = fc.constantFrom(...paths);
  const path = fc.oneof(
    { arbitrary: known, weight: 5 },
    { arbitrary: fc.constantFrom(...HOSTILE_TARGETS), weight: 4 },
    { arbitrary: fc.tuple(known, fc.constantFrom(...HOSTILE_TARGETS)).map(([a, b]) => a + b), weight: 2 },
    { arbitrary: noise.map((text) => `/${text}`), weight: 1 },
  );
  const method = oneOf(METHODS, BROKEN_METHODS, 20);
  const version = oneOf(['HTTP/1.1'], VERSIONS, 20);
  const usual = fc.constantFrom([`Host: ${host}`], [`Host: ${host}`, 'Content-Type: application/json']);
  const headers = fc
    .tuple(usual, fc.array(fc.constantFrom(...HOSTILE_HEADERS), { maxLength: 2 }))
    .map(([a, b]) => [...a, ...b]);
  const body = fc.oneof(
    { arbitrary: fc.constantFrom(...bodies), weight: 3 },
    { arbitrary: fc.constantFrom(...BODIES), weight: 2 },
    { arbitrary: noise, weight: 1 },
  );
  const cut = fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 5 },
    { arbitrary: fc.double({ min: 0, max: 1, noNaN: true }), weight: 1 },
  );
  const parts = fc.oneof({ arbitrary: fc.constant(1), weight: 12 }, { arbitrary: fc.constantFrom(2, 3), weight: 1 });
  const length = oneOf(['right'], ['none', 'more'], 5);
  return fc
    .record({ method, path, version, headers, body, cut, parts, length })
    .map(({ method, path, version, headers, body, cut, parts, length }) => {
      const more = length === 'more' ? 1_000 : 0;
      const bytes = Buffer.byteLength(body) + more;
      const lines = length === 'none' ? headers : [...headers, `Content-Length: ${bytes}`];
      const text = `${method} ${path} ${version}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
      const whole = Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(body)]);
      return { bytes: whole, parts, ...(cut !== undefined && { cutAt: Math.floor(cut * whole.length) }) };
    });
}

const oneOf = (usual: readonly string[], broken: readonly string[], usualWeight: number) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: usualWeight },
    { arbitrary: fc.constantFrom(...broken), weight: 1 },
  );
