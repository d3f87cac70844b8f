/** The streams of shared/testing/streams in the engines beside Chromium, in which component tests play them. */
import type { RunningServer } from '@remotes-kit/release/startServer';
import { isSkipped } from '../../../shared/tools/browsers/engines.ts';
import { expectedSummary, summaryOf } from '../../../shared/testing/streams/expectedResult.ts';
import { startStreamsPage, STREAMS_PAGE } from '../../../shared/testing/streams/startStreamsPage.ts';
import { STREAMS } from '../../../shared/testing/streams/streams.ts';
import type { Result } from '../../../shared/testing/streams/watchStream.tsx';
import { expect, test as base } from './journey.ts';
import type { Point, Screen } from './screens/screen.ts';

/** The longest of them has 600 files to save. */
const PLAYED_WITHIN_MS = 200_000;

/** A page for each worker, since a browser for each stream takes longer than the stream. */
const test = base.extend<object, { streamsServer: RunningServer; streamsScreen: Screen }>({
  streamsServer: [
    async ({}, use) => {
      const server = await startStreamsPage();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  streamsScreen: [
    async ({ engine, streamsServer: server }, use) => {
      const screen = await engine.newScreen('');
      await screen.open(`http://localhost:${server.port}${STREAMS_PAGE}`);
      await expect.poll(() => screen.evaluate<string>('typeof startWatching')).toBe('function');
      await use(screen);
      await screen.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.skip(
  ({ engineName }) => engineName === 'chromium' || isSkipped(engineName),
  'Chromium plays them in component tests; another engine may not be installed',
);

/** The value of an expression in the page; null where it has none. As a text, since drivers differ in what is undefined. */
const read = async <Value>(screen: Screen, expression: string): Promise<Value | null> =>
  JSON.parse(await screen.evaluate<string>(`JSON.stringify(${expression}) ?? "null"`)) as Value | null;

for (const stream of STREAMS) {
  test(`${stream.shape}: is played to its end, transcribed and saved, or refused at once`, async ({
    streamsScreen: screen,
  }) => {
    test.setTimeout(2 * PLAYED_WITHIN_MS);
    await screen.evaluate(`void startWatching(${JSON.stringify(stream.id)})`);
    let result: Result | null = null;
    await expect
      .poll(
        async () => {
          const toPress = await read<Point>(screen, 'whereToPress()');
          if (toPress) await screen.click(toPress);
          return (result = await read<Result>(screen, 'watched'));
        },
        { timeout: PLAYED_WITHIN_MS },
      )
      .toBeTruthy();
    expect(summaryOf(result!, stream)).toEqual(expectedSummary(stream));
  });
}
