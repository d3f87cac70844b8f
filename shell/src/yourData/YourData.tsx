import { chooseProgress, userOf } from '@bazaar/shared/data/users';
import { useRemembered } from '@bazaar/shared/device';
import { deleteProgress } from '@bazaar/shared/progress/account';
import { unsavedProgress } from '@bazaar/shared/progress/device';
import { useSyncState } from '@bazaar/shared/progress/sync';
import { useQueryClient } from '@bazaar/shared/query';
import type { SessionUser } from '@bazaar/shared/session';
import { toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { Switch } from '@bazaar/shared/ui/Switch';
import { useState } from 'react';
import { yourData as texts } from '../texts.ts';
import { followLearner, withoutFollowing } from '../watching/followLearner.ts';
import { progressOff } from '../watching/mayKeep.ts';
import styles from './YourData.module.css';

/** The rights of a learner who has an account: progress on the device alone, and a copy of all that is kept. */
export function YourData({ user }: { user: SessionUser }) {
  const { status } = useSyncState();
  return (
    <section className={styles.data}>
      <SectionHeading>{texts.title}</SectionHeading>
      {status !== 'notAgreed' && <ProgressSwitch uid={user.uid} />}
      <Downloads user={user} />
    </section>
  );
}

function ProgressSwitch({ uid }: { uid: string }) {
  const isOff = useRemembered(progressOff) === uid;
  const [isBusy, setIsBusy] = useState(false);
  const queryClient = useQueryClient();
  const change = async (keepsProgress: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await (keepsProgress ? switchOn(uid) : switchOff(uid));
      toast(keepsProgress ? texts.agreed : texts.deletedThere);
    } catch {
      toast(texts.failed, 'assertive');
    }
    void queryClient.invalidateQueries({ queryKey: userOf(uid).key });
    setIsBusy(false);
  };
  return (
    <Switch
      label={texts.keepProgress}
      hint={isBusy ? texts.oneMoment : isOff ? texts.onDevice : texts.inAccount}
      isOn={!isOff}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

async function switchOn(uid: string): Promise<void> {
  await chooseProgress(uid, true);
  progressOff.set(undefined); // what follows the learner hears of it
}

/** The choice first: from then on no device saves anything there. What fails is deleted at the next visit (mayKeep.ts). */
async function switchOff(uid: string): Promise<void> {
  await withoutFollowing(async () => {
    await chooseProgress(uid, false);
    progressOff.set(uid);
    unsavedProgress.set(undefined); // the account has none of it
    await deleteProgress(uid);
  });
  followLearner(uid);
}

/** Two files of the same: for a program and for a reader. */
function Downloads({ user }: { user: SessionUser }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (kind: 'json' | 'html') => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { downloadAccount } = await import('./downloadAccount.ts');
      await downloadAccount(user, kind);
    } catch {
      toast(texts.failed, 'assertive');
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.downloads}>
      <Button kind="line" aria-disabled={isBusy} onClick={() => void save('json')}>
        {texts.download}
      </Button>
      <Button kind="line" aria-disabled={isBusy} onClick={() => void save('html')}>
        {texts.downloadPage}
      </Button>
      {isBusy && <p role="status">{texts.oneMoment}</p>}
    </div>
  );
}
