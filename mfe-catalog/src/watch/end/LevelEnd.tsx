import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import type { Level } from '@bazaar/shared/data/levels';
import { useDocument } from '@bazaar/shared/query';
import { SeriesEnd } from '@bazaar/shared/series';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { topicEnd as texts } from '../../texts.ts';
import { topicPaths } from '../useLevel.ts';

interface LevelEndProps {
  creatorTopicId: string;
  level: Level | undefined;
  /** Given: what comes next could not be read. */
  onRetry: (() => void) | undefined;
  onReplay(): void;
}

/** After the last video of a topic: that it is finished, and links to what to watch next. */
export function LevelEnd({ creatorTopicId, level, onRetry, onReplay }: LevelEndProps) {
  const { value: topic } = useDocument(creatorTopic(creatorTopicId));
  const to = topicPaths({ ...level, creatorTopicId });
  return (
    <SeriesEnd
      title={onRetry ? texts.failed : texts.title}
      text={!onRetry && topic && <DataText>{texts.finished(topic.creatorTopicName)}</DataText>}
      links={
        <>
          {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
          <ButtonLink to={to.levels} kind="line">
            {texts.levels}
          </ButtonLink>
          {!onRetry && (
            <ButtonLink to={to.topics} kind="line">
              {texts.topics}
            </ButtonLink>
          )}
        </>
      }
      onReplay={onReplay}
    />
  );
}
