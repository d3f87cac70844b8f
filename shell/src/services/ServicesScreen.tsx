import * as paths from '@bazaar/shared/contracts/paths';
import { setSoundPrefs, useSoundPrefs } from '@bazaar/shared/player';
import { Link } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useSignedInFor } from '@bazaar/shared/session/useSignedInFor';
import { toast } from '@bazaar/shared/ui/announce';
import {
  BusinessIcon,
  CloseIcon,
  CreatorsIcon,
  MutedIcon,
  NextIcon,
  PrivacyIcon,
  SignOutIcon,
  SoundIcon,
  StarIcon,
} from '@bazaar/shared/ui/icons';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useState, type ReactNode } from 'react';
import type { Elements } from '@bazaar/shared/ui/elements';
import styles from '../chrome/TextPage.module.css';
import { isRecent } from '../session/account.ts';
import { services as texts } from '../texts.ts';
import { ServiceDialog, type DialogName } from './ServiceDialog.tsx';
import { SignOutDialog } from '../signOut/SignOutDialog.tsx';
import { LanguageSwitch, ThemeSwitch } from './Preferences.tsx';
import menu from './ServiceEntry.module.css';

/** The menu of services (§2; docs/behaviour.md, Services). */
export function ServicesScreen() {
  useDocumentTitle(texts.title);
  const signedInFor = useSignedInFor('delete');
  const [dialog, setDialog] = useState<DialogName | 'signOut' | undefined>(signedInFor && 'delete');
  const session = useSession();
  const { isMuted } = useSoundPrefs();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const toggleSound = () => {
    setSoundPrefs({ isMuted: !isMuted });
    toast(isMuted ? texts.soundIsOn : texts.soundIsOff);
  };
  const openDelete = () => {
    // While the session is still being restored the dialog opens already; its button waits for the session.
    const canDelete = session.status === 'unknown' || (user && isRecent(user.authTimeMs, Date.now()));
    setDialog(canDelete ? 'delete' : 'signInFirst');
  };
  return (
    <section className={styles.page}>
      <h1>{texts.title}</h1>
      <ul className={menu.list}>
        <ServiceButton icon={<CreatorsIcon />} onPress={() => setDialog('creator')} opensDialog>
          {texts.becomeCreator}
        </ServiceButton>
        <ServiceButton icon={<BusinessIcon />} onPress={() => setDialog('contact')} opensDialog>
          {texts.contact}
        </ServiceButton>
        <ServiceButton icon={<StarIcon />} onPress={() => setDialog('premium')} opensDialog>
          {texts.premium}
        </ServiceButton>
        <ServiceButton icon={isMuted ? <MutedIcon /> : <SoundIcon />} onPress={toggleSound}>
          {isMuted ? texts.musicOn : texts.musicOff}
        </ServiceButton>
        <ServiceButton icon={<SignOutIcon />} onPress={() => setDialog('signOut')} isOff={!user} opensDialog>
          {texts.signOut}
        </ServiceButton>
        <ServiceLink icon={<PrivacyIcon />} to={paths.privacy}>
          {texts.privacy}
        </ServiceLink>
        <ServiceButton icon={<CloseIcon />} onPress={openDelete} opensDialog>
          {texts.deleteAccount}
        </ServiceButton>
      </ul>
      <LanguageSwitch />
      <ThemeSwitch />
      {dialog === 'signOut' && <SignOutDialog onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'signOut' && <ServiceDialog key={dialog} name={dialog} user={user} onShow={setDialog} />}
    </section>
  );
}

interface ServiceButtonProps {
  icon: Elements;
  children: ReactNode;
  onPress(): void;
  isOff?: boolean;
  opensDialog?: boolean;
}

/** An entry of the menu that acts on this page. */
const ServiceButton = ({ icon, children, onPress, isOff = false, opensDialog = false }: ServiceButtonProps) => (
  <li>
    <button
      type="button"
      className={menu.entry}
      onClick={isOff ? undefined : onPress}
      aria-disabled={isOff || undefined} // not disabled: after a sign-out the focus returns here
      aria-haspopup={opensDialog ? 'dialog' : undefined}
    >
      {icon}
      <span>{children}</span>
      {opensDialog && <NextIcon size={20} />}
    </button>
  </li>
);

/** An entry of the menu that leads to a page. */
const ServiceLink = ({ icon, children, to }: { icon: Elements; children: ReactNode; to: string }) => (
  <li>
    <Link to={to} className={menu.entry}>
      {icon}
      <span>{children}</span>
      <NextIcon size={20} />
    </Link>
  </li>
);
