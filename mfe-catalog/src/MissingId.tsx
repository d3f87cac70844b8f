import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { NothingToWatch } from '@bazaar/shared/ui/NothingToWatch';

/** For a URL without a required id: names it, and links back to the page above. */
export const MissingId = ({ text, parent }: { text: string; parent: string }) => (
  <NothingToWatch text={text} onBack={useGoBack(parent)} />
);
