import { reel, type Reel } from '@bazaar/shared/data/reels';
import { useDocument, type List } from '@bazaar/shared/query';
import { useSearchParams } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';

/** The reels to show and the one to begin with; absent while that is still to be known. */
export interface LinkedReels {
  reels: readonly Reel[];
  startIndex: number;
}

/** `?reel=id` begins with that reel: where it stands in the list, else before all others. One that is not there leaves the address. */
export function useLinkedReel(list: List<Reel>): LinkedReels | undefined {
  const [params, setParams] = useSearchParams();
  const [linkedId] = useState(() => params.get('reel')); // as the screen was opened: later the address follows the feed
  const [isListed, setIsListed] = useState<boolean>();
  // §5: a video without a non-empty stream id is skipped.
  const playable = list.items.filter(({ videoStreamId }) => videoStreamId !== undefined);
  const index = linkedId === null ? -1 : playable.findIndex(({ id }) => id === linkedId);
  if (isListed === undefined && list.status === 'loaded') setIsListed(linkedId === null || index >= 0);
  const linked = useDocument(linkedId !== null && isListed === false ? reel(linkedId) : undefined);
  const isWrong =
    params.get('reel') === linkedId &&
    (linked.status === 'missing' || (linked.status === 'loaded' && linked.value?.videoStreamId === undefined));
  useEffect(() => {
    if (isWrong) setParams(withoutReel, { replace: true, preventScrollReset: true });
  }, [isWrong, setParams]);

  if (isListed === undefined) return undefined;
  if (isListed) return { reels: playable, startIndex: Math.max(0, index) };
  if (linked.status === 'loading') return undefined;
  const first = linked.value?.videoStreamId === undefined ? [] : [linked.value];
  return { reels: [...first, ...playable.filter(({ id }) => id !== linkedId)], startIndex: 0 };
}

function withoutReel(params: URLSearchParams): URLSearchParams {
  params.delete('reel');
  return params;
}
