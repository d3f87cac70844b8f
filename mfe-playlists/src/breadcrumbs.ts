import * as paths from '@bazaar/shared/contracts/paths';
import type { Breadcrumb } from '@bazaar/shared/ui/Breadcrumbs';
import { creators, playlists, topics } from './texts.ts';

interface Location {
  playlistCreatorId: string;
  /** Undefined while it is not known. */
  creatorName: string | undefined;
  playlistTopicId: string;
  topicName: string | undefined;
}

/** Above a creator's topics. */
export const aboveTopics = (): readonly Breadcrumb[] => [{ name: creators.title, path: paths.creators }];

/** Above a topic's playlists. */
export const abovePlaylists = ({
  playlistCreatorId,
  creatorName,
}: Pick<Location, 'playlistCreatorId' | 'creatorName'>): readonly Breadcrumb[] => [
  ...aboveTopics(),
  { name: creatorName || topics.title, path: paths.creatorTopics(playlistCreatorId) },
];

/** Above a playlist's videos. */
export const aboveVideos = (location: Location): readonly Breadcrumb[] => [
  ...abovePlaylists(location),
  {
    name: location.topicName || playlists.title,
    path: paths.topicPlaylists(location.playlistCreatorId, location.playlistTopicId),
  },
];
