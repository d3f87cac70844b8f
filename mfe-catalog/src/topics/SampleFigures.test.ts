import { expect, test } from 'vitest';
import { sampleFigures } from './SampleFigures.tsx';

test('a topic has the same sample figures every time', () => {
  expect(sampleFigures('topic-001')).toEqual(sampleFigures('topic-001'));
});

test('ratings stay between 4.0 and 4.9, students between 200 and 2600', () => {
  for (let index = 0; index < 1_000; index += 1) {
    const { rating, students } = sampleFigures(`topic-${index}`);
    expect(Number(rating)).toBeGreaterThanOrEqual(4);
    expect(Number(rating)).toBeLessThan(5);
    expect(Number(students)).toBeGreaterThanOrEqual(200);
    expect(Number(students)).toBeLessThanOrEqual(2_600);
  }
});
