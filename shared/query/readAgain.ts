import { onlyNewPageHelps } from '../integrity/lazyImport.ts';

/** `refetch` of a query of TanStack Query. */
type Refetch = (options: { cancelRefetch: boolean }) => Promise<{ error: Error | null }>;

/** Reads a query again by hand; opens the page anew where Firestore's SDK did not come and nothing else helps. */
export async function readAgain(refetch: Refetch): Promise<void> {
  const { error } = await refetch({ cancelRefetch: false }); // §4: 'a fetch already in progress is not restarted'
  if (onlyNewPageHelps(error)) location.reload();
}
