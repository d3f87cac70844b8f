import { Button } from '../../ui/Button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { share as texts } from '../../ui/texts.ts';
import type * as original from './ShareButton.tsx';

/** Without its dialog. */
export const ShareButton: typeof original.ShareButton = () => (
  <Button kind="line">
    <ShareIcon size={20} />
    {texts.share}
  </Button>
);
