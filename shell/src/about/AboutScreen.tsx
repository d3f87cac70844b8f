import * as paths from '@bazaar/shared/contracts/paths';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import styles from '../chrome/TextPage.module.css';
import { Stats } from '../home/Stats.tsx';
import { messages } from './messages.ts';

/** A shop front of the image service. */
const ABOUT_PICTURE = 'board-33';

/** Mission, story and figures; also the target of Terms & Conditions (§2). */
export function AboutScreen() {
  useDocumentTitle(messages.title);
  const goBack = useGoBack(paths.home);
  return (
    <>
      <article className={styles.page}>
        <Button kind="line" onClick={goBack}>
          {messages.back}
        </Button>
        <h1>{messages.title}</h1>
        <SectionHeading>{messages.missionTitle}</SectionHeading>
        <p>{messages.mission}</p>
        <div className={styles.picture}>
          <RemoteImage imageId={ABOUT_PICTURE} alt="" ratio={5 / 2} sizes="(min-width: 768px) 66ch, 100vw" />
        </div>
        <SectionHeading>{messages.storyTitle}</SectionHeading>
        <p>{messages.story}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.categories}>{messages.exploreCourses}</ButtonLink>
          <ButtonLink to={paths.services} kind="line">
            {messages.ourServices}
          </ButtonLink>
        </div>
      </article>
      <Stats />
    </>
  );
}
