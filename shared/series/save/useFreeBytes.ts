import { useEffect, useState } from 'react';
import { withStorageDeadline } from '../../device/storageDeadline.ts';

/** Returns how many bytes more the browser would let this site store; undefined where it does not say. */
export function useFreeBytes(): number | undefined {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const { quota, usage = 0 } = await withStorageDeadline(navigator.storage.estimate());
      if (isCurrent && quota !== undefined) setFree(Math.max(0, quota - usage));
    })().catch(() => {}); // the dialog then says nothing of it
    return () => {
      isCurrent = false;
    };
  }, []);
  return free;
}
