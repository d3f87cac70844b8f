import { expect, test } from 'vitest';
import { startServer } from '@remotes-kit/release/startServer';
import { fetchFile } from './fetchFile.ts';

test('a host that ignores the requested range and sends a film of any length: no more than the beginning is read', async () => {
  const CHUNK = 'G'.repeat(64 * 1024);
  let hasClosed = false;
  const host = await startServer({
    port: 0,
    handle: (_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(CHUNK));
      };
      response.on('drain', send).on('close', () => (hasClosed = true));
      send();
    },
  });
  const film = await fetchFile(`http://localhost:${host.port}/part.ts`, { range: 'bytes=0-3', mostBytes: 4 });
  expect(film).toMatchObject({ isOk: true, text: expect.stringMatching(/^G+$/) });
  expect(film.text.length).toBeLessThanOrEqual(CHUNK.length);
  await expect.poll(() => hasClosed).toBe(true);
  await host.stop();
});
