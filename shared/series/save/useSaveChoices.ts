import { useDocument } from '@bazaar/shared/query';
import { saveChoices, type SaveChoice } from '../../saved/actions.ts';

export type SaveChoices =
  | { status: 'reading' }
  | { status: 'read'; choices: readonly SaveChoice[] }
  /** `hasNetwork`: the playlists came, and they cannot be saved. */
  | { status: 'failed'; hasNetwork: boolean };

/** What each quality of these streams takes; undefined reads nothing. `retry` reads again. */
export function useSaveChoices(streamIds: readonly string[] | undefined): { result: SaveChoices; retry(): void } {
  const { status, value, error, refresh } = useDocument(
    streamIds && {
      key: ['saveChoices', ...streamIds],
      fetch: (context) => saveChoices(streamIds, context?.signal),
      isOptional: true,
    },
  );
  const result: SaveChoices = value
    ? { status: 'read', choices: value }
    : status === 'error'
      ? { status: 'failed', hasNetwork: !(error instanceof TypeError) }
      : { status: 'reading' };
  return { result, retry: refresh };
}
