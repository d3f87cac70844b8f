import * as paths from '@bazaar/shared/contracts/paths';
import { consentHere } from '@bazaar/shared/data/consents';
import { saveAgreed, userOf } from '@bazaar/shared/data/users';
import { remembered, useRemembered } from '@bazaar/shared/device';
import { noticeVersion } from '@bazaar/shared/privacy/notice';
import { useSyncState } from '@bazaar/shared/progress/sync';
import { useQueryClient } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import type { SessionUser } from '@bazaar/shared/session';
import { toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId, useState, type FormEvent } from 'react';
import { yourData as texts } from '../texts.ts';
import styles from './AskConsent.module.css';

/** The version of the notice that was put off here: it is asked about once. */
const refused = remembered('bazaar.consentRefused', (stored) => (typeof stored === 'string' ? stored : undefined));

/**
 * Asks a learner whose account has no consent to the present notice: from before there was one, or to an older version. Whoever has
 * agreed sees nothing.
 */
export function AskConsent({ user }: { user: SessionUser }) {
  const isNotAgreed = useSyncState().status === 'notAgreed';
  const isRefused = useRemembered(refused) === noticeVersion();
  if (!isNotAgreed) return null;
  if (!isRefused) return <Question user={user} />;
  return (
    <p className={styles.refused}>
      {texts.refused}{' '}
      <Button kind="quiet" onClick={() => refused.set(undefined)}>
        {texts.askAgain}
      </Button>
    </p>
  );
}

function Question({ user }: { user: SessionUser }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isTicked, setIsTicked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const agree = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isTicked) return setError(texts.tickFirst);
    setIsBusy(true);
    setError(undefined);
    try {
      await saveAgreed(user, consentHere());
      void queryClient.invalidateQueries({ queryKey: userOf(user.uid).key });
      toast(texts.agreed);
    } catch {
      setError(texts.failed);
    }
    setIsBusy(false);
  };
  return (
    <form
      className={styles.question}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void agree(event)}
      noValidate
    >
      <SectionHeading id={`${id}-title`}>{texts.ask}</SectionHeading>
      <p>
        {texts.askText} <Link to={paths.privacy}>{texts.whatIsKept}</Link>
      </p>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          aria-describedby={`${id}-error`}
          onChange={(event) => setIsTicked(event.target.checked)}
        />
        <span>{texts.consent}</span>
      </label>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy || !isTicked}>
          {texts.agree}
        </Button>
        <Button kind="line" onClick={() => refused.set(noticeVersion())}>
          {texts.notNow}
        </Button>
      </div>
    </form>
  );
}
