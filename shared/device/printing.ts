import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from './listen.ts';

/**
 * True while the page is drawn for paper: from just before it is printed until that is over, and while a browser shows it as printed. What it
 * decides is rendered before the browser takes the page: code that prints gives React no other chance.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const draw = (isNow: boolean) => flushSync(() => setIsPrinting(isNow));
    const unlisten = [
      listen(window, ['beforeprint'], () => draw(true)),
      listen(window, ['afterprint'], () => draw(paper.matches)),
      listen(paper, ['change'], () => draw(paper.matches)),
    ];
    return () => {
      for (const stop of unlisten) stop();
    };
  }, []);
  return isPrinting;
}
