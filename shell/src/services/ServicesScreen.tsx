import { paths } from '@bazaar/shared/contracts/paths';
import { setSoundPrefs, useSoundPrefs } from '@bazaar/shared/player';
import { useSession } from '@bazaar/shared/session';
import { toast } from '@bazaar/shared/ui/announce';
import {
  BusinessIcon,
  CloseIcon,
  CreatorsIcon,
  MutedIcon,
  PrivacyIcon,
  SignOutIcon,
  SoundIcon,
  StarIcon,
} from '@bazaar/shared/ui/icons';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useState } from 'react';
import styles from '../chrome/TextPage.module.css';
import { isRecent } from './account.ts';
import { messages } from './messages.ts';
import { ServiceDialog, type DialogName } from './ServiceDialog.tsx';
import { ServiceButton, ServiceLink } from './ServiceEntry.tsx';
import menu from './ServiceEntry.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The menu of services (§2; docs/decisions/010, Services). */
export function ServicesScreen() {
  useDocumentTitle(messages.title);
  const [dialog, setDialog] = useState<DialogName>();
  const session = useSession();
  const { isMuted } = useSoundPrefs();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const turnSound = () => {
    setSoundPrefs({ isMuted: !isMuted });
    toast(isMuted ? messages.soundIsOn : messages.soundIsOff);
  };
  const askToDelete = () => {
    // While the session is still being restored the question can be read already; its answer waits for the session.
    const mayDelete = session.status === 'unknown' || (user && isRecent(user.authTimeMs, Date.now()));
    setDialog(mayDelete ? 'delete' : 'signInFirst');
  };
  return (
    <section className={styles.page}>
      <h1>{messages.title}</h1>
      <ul className={menu.list}>
        <ServiceButton icon={<CreatorsIcon />} onPress={() => setDialog('creator')} opensDialog>
          {messages.becomeCreator}
        </ServiceButton>
        <ServiceButton icon={<BusinessIcon />} onPress={() => setDialog('contact')} opensDialog>
          {messages.contact}
        </ServiceButton>
        <ServiceButton icon={<StarIcon />} onPress={() => setDialog('premium')} opensDialog>
          {messages.premium}
        </ServiceButton>
        <ServiceButton icon={isMuted ? <MutedIcon /> : <SoundIcon />} onPress={turnSound}>
          {isMuted ? messages.musicOn : messages.musicOff}
        </ServiceButton>
        <ServiceButton icon={<SignOutIcon />} onPress={() => setDialog('signOut')} isOff={!user} opensDialog>
          {messages.signOut}
        </ServiceButton>
        <ServiceLink icon={<PrivacyIcon />} to={paths.privacy}>
          {messages.privacy}
        </ServiceLink>
        <ServiceButton icon={<CloseIcon />} onPress={askToDelete} opensDialog>
          {messages.deleteAccount}
        </ServiceButton>
      </ul>
      <ThemeSwitch />
      {dialog && <ServiceDialog key={dialog} name={dialog} user={user} onShow={setDialog} />}
    </section>
  );
}
