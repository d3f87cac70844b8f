import { useEffect, useRef, useState } from 'react';
import { pathToShare } from '../../contracts/cardsOrigin.ts';
import { withStartTime } from '../../contracts/startTime.ts';
import { duration } from '../../format/duration.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { share as texts } from '../../ui/texts.ts';
import { shareLink } from '../../ui/shareLink.ts';
import { startToShare } from '../../player/lesson/currentLesson.ts';
import { shareDialog as dialog } from '../texts.ts';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  /** Undefined while there is no video: then the page is shared. */
  videoId: string | undefined;
  title: string;
  /** The page with the video that it plays, without a start. */
  path: string;
  /** The list that is shared where there is no video yet. */
  series: { kind: 'level' | 'playlist'; seriesId: string };
}

/** The purpose of the dialog: to choose where the link starts, or to show a link that could not be copied. */
type Step = { kind: 'choose'; startS: number } | { kind: 'copy'; url: string };

/** Hands the link of a lesson to the device's own sharing, or copies it; past the first seconds it can start where the lesson is. */
export function ShareButton({ videoId, title, path, series }: ShareButtonProps) {
  const [step, setStep] = useState<Step>();
  const share = async (startS?: number) => {
    setStep(undefined);
    // A card has no script to hand a second on.
    const shared =
      startS === undefined ? await pathToShare(...cardOf(series, videoId), path) : withStartTime(path, startS);
    const url = new URL(shared, location.origin).href;
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

type ShareDialogProps = { onShare(startS?: number): void; onClose(): void } & (
  | { kind: 'choose'; startS: number }
  | { kind: 'copy'; url: string }
);

/** Asks where the link of a lesson starts; or shows the link, where the browser lets nothing be copied. */
function ShareDialog({ onShare, onClose, ...step }: ShareDialogProps) {
  if (step.kind === 'copy')
    return (
      <Dialog title={dialog.copyTitle} actions={<Button onClick={onClose}>{dialog.close}</Button>} onClose={onClose}>
        <LinkField url={step.url} />
      </Dialog>
    );
  return (
    <Dialog
      title={dialog.title}
      actions={
        <>
          <Button onClick={() => onShare()}>{dialog.fromStart}</Button>
          <Button kind="line" onClick={() => onShare(step.startS)}>
            {dialog.from(duration(step.startS * 1000))}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {dialog.cancel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{dialog.question}</p>
    </Dialog>
  );
}

/** The link as text to copy by hand, selected at once. */
function LinkField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <input ref={field} className={styles.link} readOnly value={url} aria-label={dialog.link} />;
}

/** The type and id of the entry of the search whose card is shared. */
const cardOf = ({ kind, seriesId }: ShareButtonProps['series'], videoId: string | undefined): [string, string] =>
  videoId === undefined ? [kind, seriesId] : [kind === 'level' ? 'lesson' : 'playlistVideo', videoId];
