import fc, { type Arbitrary } from 'fast-check';
import { BODIES, BROKEN_METHODS, HOSTILE_HEADERS, HOSTILE_TARGETS, METHODS, VERSIONS } from './hostileParts.ts';

/** The bytes that go over one connection: none of them needs to be HTTP. */
export interface RawRequest {
  bytes: Buffer;
  /** Send only so much of it, then close the connection. Absent: all, and wait for the answer. */
  cutAt?: number;
  /** Send it in so many parts, with a pause between them. */
  parts: number;
}

/** The paths and bodies that a server under test understands. */
export interface Target {
  paths: readonly string[];
  bodies: readonly string[];
}

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
  const usual = fc.constantFrom(
    [`Host: ${host}`],
    [`Host: ${host}`, 'Content-Type: application/json'],
    [`Host: ${host}`, 'Authorization: Bearer owner'],
  );
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
