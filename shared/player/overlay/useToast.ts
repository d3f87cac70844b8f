import { useCallback, useEffect, useState } from 'react';
import { SAID_FOR_MS } from '../constants.ts';

/** A text that goes away by itself. A new object for each, so that the same said again stays as long again. */
export function useToast(): [text: string, say: (text: string) => void] {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ text: '' }), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.text, useCallback((text: string) => setSaid({ text }), [])];
}
