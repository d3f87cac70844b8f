import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { playlistCreator, playlistCreators } from '@bazaar/shared/data/playlistCreators';
import { playlist, playlistsOf } from '@bazaar/shared/data/playlists';
import { playlistTopic, playlistTopicsOf } from '@bazaar/shared/data/playlistTopics';
import { playlistVideosOf } from '@bazaar/shared/data/playlistVideos';

const creator = playlistCreator(':playlistCreatorId').read;
const topic = playlistTopic(':playlistTopicId').read;

/** The first reads of the screens of the playlists (docs/decisions/023). */
export const earlyReads: RouteReads[] = [
  { pattern: '/creators', reads: [playlistCreators.read] },
  { pattern: '/creators/:playlistCreatorId/topics', reads: [playlistTopicsOf(':playlistCreatorId').read, creator] },
  {
    pattern: '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists',
    reads: [playlistsOf(':playlistTopicId').read, topic, creator],
  },
  {
    pattern: '/creators/:playlistCreatorId/topics/:playlistTopicId/playlists/:playlistId?/videos',
    reads: [playlistVideosOf(':playlistId').read, playlist(':playlistId').read, topic, creator],
    media: { read: 0, stream: 'streamVideoId', idField: 'playlistVideoId', chosenBy: 'video', isLesson: true },
  },
];
