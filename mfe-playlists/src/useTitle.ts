import { titleFrom } from '@bazaar/shared/contracts/navigationState';
import { useAnswer, type AnswerQuery } from '@bazaar/shared/query';
import { useLocation } from '@bazaar/shared/router';

/** What a page is about: as the card that led here said it, else as the database does. Undefined while nobody has. */
export function useTitle<T>(asked: AnswerQuery<T>, nameOf: (item: T) => string): string | undefined {
  const given = titleFrom(useLocation().state);
  const { value } = useAnswer(given === undefined ? asked : undefined);
  return given ?? (value && nameOf(value));
}
