import * as paths from '@bazaar/shared/contracts/paths';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import styles from '../chrome/TextPage.module.css';
import { Stats } from '../home/Stats.tsx';
import { about as texts } from '../texts.ts';

/** A shop front of the image service. */
const ABOUT_PICTURE = 'board-33';

/** Mission, story and figures; also the target of Terms & Conditions (§2). */
export function AboutScreen() {
  useDocumentTitle(texts.title);
  const goBack = useGoBack(paths.home);
  return (
    <>
      <article className={styles.page}>
        <Button kind="line" onClick={goBack}>
          {texts.back}
        </Button>
        <h1>{texts.title}</h1>
        <SectionHeading>{texts.missionTitle}</SectionHeading>
        <p>{texts.mission}</p>
        <div className={styles.picture}>
          <RemoteImage imageId={ABOUT_PICTURE} alt="" ratio={5 / 2} sizes="(min-width: 768px) 66ch, 100vw" />
        </div>
        <SectionHeading>{texts.storyTitle}</SectionHeading>
        <p>{texts.story}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.categories}>{texts.exploreCourses}</ButtonLink>
          <ButtonLink to={paths.services} kind="line">
            {texts.ourServices}
          </ButtonLink>
        </div>
      </article>
      <Stats />
    </>
  );
}
