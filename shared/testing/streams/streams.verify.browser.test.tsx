import { expect, inject, test } from 'vitest';
import '../../ui/tokens.css';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { expectedSummary, summaryOf } from './expectedResult.ts';
import { STREAMS } from './streams.ts';
import { watchStream } from './watchStream.tsx';

const config = document.createElement('script');
config.type = 'application/json';
config.id = CONFIG_ELEMENT_ID;
config.textContent = JSON.stringify({ streams: inject('streams'), firebase: {} });
document.head.append(config);

test.each(STREAMS.map((stream) => [stream.shape, stream] as const))(
  '%s: is played to its end, transcribed and saved, or refused at once',
  { timeout: 400_000 },
  async (_, stream) => {
    const result = await watchStream(stream);
    expect(summaryOf(result, stream)).toEqual(expectedSummary(stream));
  },
);
