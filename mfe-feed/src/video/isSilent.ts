import type { Turn } from './activeVideoState.ts';

interface Sound {
  turn: Turn;
  /** What the reader chose for this video; undefined before they did. */
  chosen: boolean | undefined;
  /** The sound of the whole site is on, and the page may use it: there has been an interaction. */
  isSiteAudible: boolean;
}

/** What plays by itself is muted, what the reader starts has sound; their own choice wins. */
export const isSilent = ({ turn, chosen, isSiteAudible }: Sound): boolean =>
  chosen ?? (turn !== 'pinned' && !isSiteAudible);
