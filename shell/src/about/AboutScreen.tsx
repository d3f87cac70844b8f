import { paths } from '@bazaar/shared/contracts/paths';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { useGoBack } from '@bazaar/shared/ui/ListScreen';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import styles from '../chrome/TextPage.module.css';
import { Stats } from '../home/Stats.tsx';
import { messages } from './messages.ts';

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
        <h2>{messages.missionTitle}</h2>
        <p>{messages.mission}</p>
        <h2>{messages.storyTitle}</h2>
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
