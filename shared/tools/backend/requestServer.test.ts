import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invalid } from './request.ts';
import { startRequestServer } from './requestServer.ts';

const SITE = 'http://localhost:5170';
let server: Awaited<ReturnType<typeof startRequestServer>>;

beforeAll(async () => {
  server = await startRequestServer({
    port: 0,
    origins: [SITE],
    hasFaults: true,
    handle: ({ method, path, json }) => {
      if (path === '/refused') throw invalid('NO');
      return { method, path, json: json() };
    },
  });
});
afterAll(() => server.stop());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, init);
}

/** With a Host header of one's own, which fetch does not allow. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, headers: { host } }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
}

describe('access', () => {
  it.each(['localhost', '127.0.0.1', `localhost:1`, '[::1]:8080'])('the host %s: served', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each(['example.com', 'localhost.example.com', '127.0.0.1.example.com:80', '192.168.1.2', 'localhost@example.com'])(
    'the host %s: refused',
    async (host) => {
      expect(await statusFor(host)).toBe(403);
    },
  );

  it("the site's origin: may read the response", async () => {
    const response = await send('/x', { headers: { origin: SITE } });
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each(['http://evil.example', 'http://localhost:9999', 'null', `${SITE}.evil.example`])(
    'the origin %s: refused, even as the owner',
    async (origin) => {
      const response = await send('/x', { headers: { origin, authorization: 'Bearer owner' } });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a program without an origin: served', async () => {
    const response = await send('/x');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a preflight', () => {
  it('from the site: the requested headers are allowed for two hours', async () => {
    const response = await send('/x', {
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-headers': 'authorization,x-goog-api-client' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  it('from another origin: refused', async () => {
    expect((await send('/x', { method: 'OPTIONS', headers: { origin: 'http://evil.example' } })).status).toBe(403);
  });
});

describe('a request', () => {
  it('with a body: read whole, its path decoded', async () => {
    const response = await send('/v1/%28default%29?key=x', { method: 'POST', body: '{"a":1}' });
    expect(await response.json()).toEqual({ method: 'POST', path: '/v1/(default)', json: { a: 1 } });
  });

  it.each([
    ['that the handler refuses', '/refused', undefined, 400, 'NO'],
    ['that is not JSON', '/x', '{', 400, 'Invalid JSON payload received.'],
    ['with a broken path', '/%', undefined, 400, 'Invalid path.'],
  ])('%s: an error in Google’s form', async (_title, path, body, status, message) => {
    const response = await send(path, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code: status, message } });
  });

  it('that is too large: 413, and the server goes on', async () => {
    expect((await send('/x', { method: 'POST', body: 'x'.repeat(11 * 1024 * 1024) })).status).toBe(413);
    expect((await send('/x')).status).toBe(200);
  });
});

describe('faults', () => {
  const put = (faults: unknown) => send('/__faults', { method: 'PUT', body: JSON.stringify(faults) });
  afterEach(() => send('/__faults', { method: 'DELETE' }));

  it('a status and a number of times: so many requests fail', async () => {
    await put([{ result: 'UNAVAILABLE', times: 2 }]);
    expect([(await send('/x')).status, (await send('/x')).status, (await send('/x')).status]).toEqual([503, 503, 200]);
  });

  it('a named error of Auth: a bad request with that name', async () => {
    await put([{ operation: 'sendVerificationCode', result: 'QUOTA_EXCEEDED' }]);
    const response = await send('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
      method: 'POST',
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ error: { code: 400, message: 'QUOTA_EXCEEDED' } });
  });

  it('html: a page, as of a captive portal', async () => {
    await put([{ result: 'html' }]);
    const response = await send('/x');
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html']);
  });

  it('hang: no response until the client aborts', async () => {
    await put([{ result: 'hang' }]);
    await expect(send('/x', { signal: AbortSignal.timeout(300) })).rejects.toThrow();
  });

  it('delayMs: served after the delay', async () => {
    await put([{ delayMs: 200 }]);
    const start = performance.now();
    expect((await send('/x')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('an operation and a text: only requests with both fail', async () => {
    await put([{ operation: 'runQuery', bodyIncludes: '"stories"', result: 'INTERNAL' }]);
    const statuses = await Promise.all([
      send('/v1/d:runQuery', { method: 'POST', body: '["stories"]' }),
      send('/v1/d:runQuery', { method: 'POST', body: '["feed-posts"]' }),
      send('/v1/d:commit', { method: 'POST', body: '["stories"]' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([500, 200, 200]);
  });

  it.each(['[null]', '{}', '[{"times":"many"}]', '[{"bodyIncludes":{}}]'])(
    '%s, which is no list of faults: refused',
    async (body) => {
      expect((await send('/__faults', { method: 'PUT', body })).status).toBe(400);
      expect((await send('/x')).status).toBe(200);
    },
  );

  it('PUT from a page: ignored', async () => {
    await send('/__faults', { method: 'PUT', body: '[{"result":"INTERNAL"}]', headers: { origin: SITE } });
    expect((await send('/x')).status).toBe(200);
  });
});
