import { forgetRemembered } from '@bazaar/shared/device';
import { clearSavedQueries, type createQueryClient } from '@bazaar/shared/query';
import { forgetPictures } from '../offline/pictureCache.ts';

/** Removes what this device and this page know about the visitor of a visit, once they have left. Needs no network. */
export async function forgetVisitor(visit: number, queryClient: ReturnType<typeof createQueryClient>): Promise<void> {
  forgetRemembered(visit);
  queryClient.removeQueries({ queryKey: ['users'] });
  queryClient.removeQueries({ type: 'inactive' }); // which pages were open; the one that is stays
  await Promise.all([clearSavedQueries(), forgetPictures()]);
}
