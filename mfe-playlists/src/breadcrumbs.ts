import { paths } from '@bazaar/shared/contracts/paths';
import type { Breadcrumb } from '@bazaar/shared/ui/Breadcrumbs';
import { messages } from './messages.ts';

interface Creator {
  playlistCreatorId: string;
  /** Undefined while it is not known. */
  creatorName: string | undefined;
}

interface Topic extends Creator {
  playlistTopicId: string;
  topicName: string | undefined;
}

/** Above a creator's topics. */
export const aboveTopics = (): readonly Breadcrumb[] => [{ name: messages.creators.title, path: paths.creators }];

/** Above a topic's playlists. */
export const abovePlaylists = ({ playlistCreatorId, creatorName }: Creator): readonly Breadcrumb[] => [
  ...aboveTopics(),
  { name: creatorName || messages.topics.title, path: paths.creatorTopics(playlistCreatorId) },
];

/** Above a playlist's videos. */
export const aboveVideos = (topic: Topic): readonly Breadcrumb[] => [
  ...abovePlaylists(topic),
  {
    name: topic.topicName || messages.playlists.title,
    path: paths.topicPlaylists(topic.playlistCreatorId, topic.playlistTopicId),
  },
];
