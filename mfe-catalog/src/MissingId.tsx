import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { NothingToWatch } from '@bazaar/shared/ui/watch/WatchScreen';

/** An address without the id that the screen is about: says which, and leads back to the page above. */
export const MissingId = ({ text, parent }: { text: string; parent: string }) => (
  <NothingToWatch text={text} onBack={useGoBack(parent)} />
);
