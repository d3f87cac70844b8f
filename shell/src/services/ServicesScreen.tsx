import { paths } from '@bazaar/shared/contracts/paths';
import { setSoundPrefs, useSoundPrefs } from '@bazaar/shared/player';
import { useNavigate } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { Button } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useState } from 'react';
import styles from '../chrome/TextPage.module.css';
import { isRecent } from './account.ts';
import { messages } from './messages.ts';
import { ServiceDialog, type DialogName } from './ServiceDialog.tsx';

/** The menu of services (§2; docs/decisions/010, Services). */
export function ServicesScreen() {
  useDocumentTitle(messages.title);
  const [dialog, setDialog] = useState<DialogName>();
  const session = useSession();
  const navigate = useNavigate();
  const { isMuted } = useSoundPrefs();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const entries: readonly { label: string; act(): void; isOff?: boolean }[] = [
    { label: messages.becomeCreator, act: () => setDialog('creator') },
    { label: messages.contact, act: () => setDialog('contact') },
    { label: messages.premium, act: () => setDialog('premium') },
    { label: isMuted ? messages.musicOn : messages.musicOff, act: () => setSoundPrefs({ isMuted: !isMuted }) },
    { label: messages.signOut, act: () => setDialog('signOut'), isOff: !user },
    { label: messages.privacy, act: () => void navigate(paths.privacy) },
    { label: messages.deleteAccount, act: () => setDialog(user && isRecent(user.authTimeMs, Date.now()) ? 'delete' : 'signInFirst') },
  ];
  return (
    <section className={styles.page}>
      <h1>{messages.title}</h1>
      <ul className={styles.list}>
        {entries.map(({ label, act, isOff = false }) => (
          <li key={label}>
            <Button kind="line" onClick={act} disabled={isOff}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {dialog && <ServiceDialog key={dialog} name={dialog} user={user} onShow={setDialog} />}
    </section>
  );
}
