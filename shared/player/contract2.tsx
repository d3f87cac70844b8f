/** For remotes of contract 2; goes at the next landing. They give the player a ref to their element instead of a media. */
import { useEffect, useState, type RefObject } from 'react';
import { createMedia, type Media } from './core/createMedia.ts';
import type { MediaFacts } from './core/mediaFacts.ts';
import { PlayTime as CorePlayTime } from './core/PlayTime.tsx';
import { SeekBar as CoreSeekBar } from './core/SeekBar.tsx';
import { useMediaFact as useCoreMediaFact, useSource } from './core/useMedia.ts';

type VideoRef = RefObject<HTMLVideoElement | null>;
type MediaProps = { media: Media; video?: never } | { media?: never; video: VideoRef };

function useMediaOf(given: Media | VideoRef): Media {
  const [own] = useState(() => createMedia());
  useEffect(() => ('current' in given && given.current ? own.setElement(given.current) : undefined), [given, own]);
  return 'current' in given ? own : given;
}

export const useMediaFact = <Name extends keyof MediaFacts>(media: Media | VideoRef, name: Name): MediaFacts[Name] =>
  useCoreMediaFact(useMediaOf(media), name);

export const PlayTime = ({ media, video }: MediaProps) => <CorePlayTime media={useMediaOf(media ?? video)} />;

export const SeekBar = ({ media, video }: MediaProps) => <CoreSeekBar media={useMediaOf(media ?? video)} />;

export function useStream(video: VideoRef, url: string | undefined, bufferS?: number) {
  const media = useMediaOf(video);
  const { failure } = useSource(media, url, { bufferS });
  return { failure: failure?.message, isFinal: failure?.isFinal, tryAgain: media.retry };
}
