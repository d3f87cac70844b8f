import { Button } from '@bazaar/shared/ui/Button';
import { useGoBack } from '@bazaar/shared/ui/ListScreen';
import { Notice } from '@bazaar/shared/ui/Notice';
import { messages } from './messages.ts';

/** An address without the id that the screen is about: says which, and leads back to the page above. */
export function MissingId({ text, parent }: { text: string; parent: string }) {
  const goBack = useGoBack(parent);
  return (
    <Notice
      kind="error"
      title={text}
      actions={
        <Button kind="line" onClick={goBack}>
          {messages.back}
        </Button>
      }
    />
  );
}
