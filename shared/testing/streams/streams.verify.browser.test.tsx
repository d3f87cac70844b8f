import { beforeAll, expect, inject, test } from 'vitest';
import '../../ui/tokens.css';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { loadHls } from '../../player/core/loadHls.ts';
import { expectedSummary, summaryOf } from './expectedResult.ts';
import { STREAMS } from './streams.ts';
import { watchStream } from './watchStream.tsx';

const config = document.createElement('script');
config.type = 'application/json';
config.id = CONFIG_ELEMENT_ID;
config.textContent = JSON.stringify({ streams: inject('streams'), firebase: {} });
document.head.append(config);

// No test counts the time in which the library and the code of the transcript come.
beforeAll(
  async () => void (await Promise.all([loadHls(), import('../../series/transcript/TranscriptPanel.tsx')])),
  180_000,
);

test.each(STREAMS.map((stream) => [stream.shape, stream] as const))(
  '%s: is played to its end, transcribed and saved, or refused at once',
  { timeout: 400_000 },
  async (_, stream) => {
    const result = await watchStream(stream, (button) => {
      button.click();
      return () => {};
    });
    expect(summaryOf(result, stream)).toEqual(expectedSummary(stream));
  },
);
