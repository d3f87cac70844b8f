import { useEffect, useState } from 'react';
import { saveChoices, type SaveChoice } from '../../player/save/saves.ts';

export type SaveChoices =
  | { status: 'reading' }
  | { status: 'read'; choices: readonly SaveChoice[] }
  /** `hasNetwork`: the playlists came, and they cannot be saved. */
  | { status: 'failed'; hasNetwork: boolean };

/** What each quality of these streams takes; undefined reads nothing. `retry` reads again. */
export function useSaveChoices(streamIds: readonly string[] | undefined): { result: SaveChoices; retry(): void } {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ key: string; result: SaveChoices }>();
  const key = streamIds && [tries, ...streamIds].join(' ');
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const settle = (result: SaveChoices) => !controller.signal.aborted && setKnown({ key, result });
    saveChoices(key.split(' ').slice(1), controller.signal).then(
      (choices) => settle(choices.length > 0 ? { status: 'read', choices } : { status: 'failed', hasNetwork: true }),
      (error: unknown) => settle({ status: 'failed', hasNetwork: !(error instanceof TypeError) }),
    );
    return () => controller.abort();
  }, [key]);
  return {
    result: known && known.key === key ? known.result : { status: 'reading' },
    retry: () => setTries(tries + 1),
  };
}
