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
    handle: (asked) => {
      if (asked.path === '/refused') throw invalid('NO');
      return { method: asked.method, path: asked.path, json: asked.json() };
    },
  });
});
afterAll(() => server.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
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

describe('who may ask', () => {
  it.each(['localhost', '127.0.0.1', `localhost:1`, '[::1]:8080'])('the host %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each(['example.com', 'localhost.example.com', '127.0.0.1.example.com:80', '192.168.1.2', 'localhost@example.com'])(
    'not the host %s',
    async (host) => {
      expect(await statusFor(host)).toBe(403);
    },
  );

  it("the site's origin, which may read the answer", async () => {
    const response = await ask('/x', { headers: { origin: SITE } });
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it.each(['http://evil.example', 'http://localhost:9999', 'null', `${SITE}.evil.example`])(
    'not the origin %s, even as the owner',
    async (origin) => {
      const response = await ask('/x', { headers: { origin, authorization: 'Bearer owner' } });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a program without an origin', async () => {
    const response = await ask('/x');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a preflight', () => {
  it('allows the headers that were asked for, for two hours', async () => {
    const response = await ask('/x', {
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-headers': 'authorization,x-goog-api-client' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  it('of a stranger is refused', async () => {
    expect((await ask('/x', { method: 'OPTIONS', headers: { origin: 'http://evil.example' } })).status).toBe(403);
  });
});

describe('a request', () => {
  it('is read whole, its path decoded', async () => {
    const response = await ask('/v1/%28default%29?key=x', { method: 'POST', body: '{"a":1}' });
    expect(await response.json()).toEqual({ method: 'POST', path: '/v1/(default)', json: { a: 1 } });
  });

  it.each([
    ['of an error', '/refused', undefined, 400, 'NO'],
    ['that is not JSON', '/x', '{', 400, 'Invalid JSON payload received.'],
    ['with a broken path', '/%', undefined, 400, 'Invalid path.'],
    ['that is too large', '/x', 'x'.repeat(11 * 1024 * 1024), 400, 'Request payload size exceeds the limit.'],
  ])('%s is answered by an error in Google’s form', async (_title, path, body, status, message) => {
    const response = await ask(path, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code: status, message } });
  });
});

describe('faults', () => {
  const put = (faults: unknown) => ask('/__faults', { method: 'PUT', body: JSON.stringify(faults) });
  afterEach(() => ask('/__faults', { method: 'DELETE' }));

  it('answer with a status for as many requests as told', async () => {
    await put([{ answer: 'UNAVAILABLE', times: 2 }]);
    expect([(await ask('/x')).status, (await ask('/x')).status, (await ask('/x')).status]).toEqual([503, 503, 200]);
  });

  it('answer with a named error of Auth', async () => {
    await put([{ operation: 'sendVerificationCode', answer: 'QUOTA_EXCEEDED' }]);
    const response = await ask('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
      method: 'POST',
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ error: { code: 400, message: 'QUOTA_EXCEEDED' } });
  });

  it('answer with a page, as a captive portal does', async () => {
    await put([{ answer: 'html' }]);
    const response = await ask('/x');
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html']);
  });

  it('let a request hang until it is given up', async () => {
    await put([{ answer: 'hang' }]);
    await expect(ask('/x', { signal: AbortSignal.timeout(300) })).rejects.toThrow();
  });

  it('make a request late, then serve it', async () => {
    await put([{ delayMs: 200 }]);
    const start = performance.now();
    expect((await ask('/x')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('meet only the operation and the body they name', async () => {
    await put([{ operation: 'runQuery', bodyIncludes: '"stories"', answer: 'INTERNAL' }]);
    const statuses = await Promise.all([
      ask('/v1/d:runQuery', { method: 'POST', body: '["stories"]' }),
      ask('/v1/d:runQuery', { method: 'POST', body: '["feed-posts"]' }),
      ask('/v1/d:commit', { method: 'POST', body: '["stories"]' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([500, 200, 200]);
  });

  it('are not for pages to switch', async () => {
    await ask('/__faults', { method: 'PUT', body: '[{"answer":"INTERNAL"}]', headers: { origin: SITE } });
    expect((await ask('/x')).status).toBe(200);
  });
});
