import { useEffect } from 'react';
import { cardsOrigin } from '../contracts/cardsOrigin.ts';
import { VIDEO_OBJECT_ID } from '../contracts/documentProtocol.ts';
import type { Lesson } from '../data/lessons.ts';
import { imageUrls, streamUrl } from '../media/urls.ts';
import { videoObject } from '../media/videoObject.ts';

/**
 * Tells search engines what the page is, as the card of its lesson does: its one address, its description and its film. On a site
 * without cards, as that of a foreign host, nothing.
 */
export function usePageFacts(lesson: Partial<Lesson> = {}, description = lesson.name): void {
  const { name, path, streamVideoId, thumbnailId, durationMs, createdAtMs } = lesson;
  useEffect(() => {
    const origin = cardsOrigin();
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    // Only the text of an element that the document has may be changed without a policy of Trusted Types.
    const data = document.getElementById(VIDEO_OBJECT_ID)?.firstChild as Text | null | undefined;
    if (name === undefined || origin === undefined || !meta || !data) return;
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: `${origin}${path}` });
    const before = meta.content;
    document.head.append(link);
    meta.content = description!;
    if (streamVideoId !== undefined) {
      const thumbnailUrl = thumbnailId && imageUrls(thumbnailId).small;
      const contentUrl = streamUrl(streamVideoId);
      data.data = JSON.stringify(videoObject({ name, description, thumbnailUrl, contentUrl, durationMs, createdAtMs }));
    }
    return () => {
      link.remove();
      meta.content = before;
      data.data = '{}';
    };
  }, [name, path, streamVideoId, thumbnailId, durationMs, createdAtMs, description]);
}
