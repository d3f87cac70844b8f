import { useState } from 'react';
import { withStartTime } from '../../contracts/startTime.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { share as texts } from '../../ui/texts.ts';
import { shareLink } from '../../ui/shareLink.ts';
import { startToShare } from '../../player/lesson/currentLesson.ts';
import { ShareDialog } from './ShareDialog.tsx';

interface ShareButtonProps {
  /** Undefined while there is no video: then the page is shared. */
  videoId: string | undefined;
  title: string;
  /** The page with the video that it plays, without a start. */
  path: string;
}

/** The purpose of the dialog: to choose where the link starts, or to show a link that could not be copied. */
type Step = { kind: 'choose'; startS: number } | { kind: 'copy'; url: string };

/** Hands the link of a lesson to the device's own sharing, or copies it; past the first seconds it can start where the lesson is. */
export function ShareButton({ videoId, title, path }: ShareButtonProps) {
  const [step, setStep] = useState<Step>();
  const share = async (startS?: number) => {
    setStep(undefined);
    const url = new URL(withStartTime(path, startS), location.origin).href;
    const result = await shareLink({ title, url });
    if (result === 'copied') toast(texts.linkCopied);
    if (result === 'refused') setStep({ kind: 'copy', url });
  };
  const handleClick = () => {
    const startS = startToShare(videoId);
    if (startS === undefined) void share();
    else setStep({ kind: 'choose', startS });
  };
  return (
    <>
      <Button kind="line" onClick={handleClick}>
        <ShareIcon size={20} />
        {texts.share}
      </Button>
      {step && <ShareDialog {...step} onShare={(startS) => void share(startS)} onClose={() => setStep(undefined)} />}
    </>
  );
}
