import { stableHash } from '@bazaar/shared/format/stableHash';
import { business as texts } from '../texts.ts';

/** The figures of a card of a business topic: hidden from screen readers and labelled as a sample, so that nobody takes them for a claim. */
export function SampleFigures({ creatorTopicId }: { creatorTopicId: string }) {
  const { rating, students } = sampleFigures(creatorTopicId);
  return (
    <span aria-hidden="true" title={texts.sample}>
      {`${texts.rating(rating)} · ${texts.students(students)} (${texts.sample.toLowerCase()})`}
    </span>
  );
}

/** §2: 'a rating and student count that are random placeholders': stable for each topic, and marked as samples on the card. */
export function sampleFigures(creatorTopicId: string): { rating: string; students: string } {
  const hash = stableHash(creatorTopicId, 7);
  return { rating: (4 + (hash % 10) / 10).toFixed(1), students: String(200 + (hash % 97) * 25) };
}
