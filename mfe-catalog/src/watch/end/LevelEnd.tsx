import { creatorTopic } from '@bazaar/shared/data/creatorTopics';
import type { Level } from '@bazaar/shared/data/levels';
import { useDocument } from '@bazaar/shared/query';
import { SeriesEnd } from '@bazaar/shared/series';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { messages } from './messages.ts';
import { topicPaths } from '../topicPaths.ts';

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
      title={onRetry ? messages.failed : messages.title}
      text={!onRetry && topic && <DataText>{messages.finished(topic.creatorTopicName)}</DataText>}
      links={
        <>
          {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
          <ButtonLink to={to.levels} kind="line">
            {messages.levels}
          </ButtonLink>
          {!onRetry && (
            <ButtonLink to={to.topics} kind="line">
              {messages.topics}
            </ButtonLink>
          )}
        </>
      }
      onReplay={onReplay}
    />
  );
}
