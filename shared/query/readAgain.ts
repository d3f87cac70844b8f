import { onlyNewPageHelps } from '../integrity/oldBrowsers/rememberedFailure.ts';

/** `refetch` of a query of TanStack Query. */
type Refetch = (options: { cancelRefetch: boolean }) => Promise<{ error: Error | null }>;

/** The reader wants what is there now: what the document has read early, and nobody has taken yet, is no longer that. */
export const forgetEarlyReads = (): void => globalThis.earlyReads?.clear();

/** Reads a query again by hand; opens the page anew where Firestore's SDK did not come and nothing else helps. */
export async function readAgain(refetch: Refetch): Promise<void> {
  forgetEarlyReads();
  const { error } = await refetch({ cancelRefetch: false }); // §4: 'a fetch already in progress is not restarted'
  if (onlyNewPageHelps(error)) location.reload();
}
