import { expect, test } from 'vitest';
import { onlyNewPageHelps, RememberedFailure } from './rememberedFailure.ts';

test('only a new page helps where the cause of an error is a failure that the browser remembers', () => {
  expect(onlyNewPageHelps(new Error('no screen', { cause: new RememberedFailure('remembered') }))).toBe(true);
  for (const error of [new Error('no', { cause: new Error('no') }), new RememberedFailure('no'), 'no', undefined])
    expect(onlyNewPageHelps(error)).toBe(false);
});
