import { useState } from 'react';

interface Identified {
  id: string;
}

/** The stories of the open viewer: those of when it was opened, which a refresh of the strip does not change, then those of later pages. */
export function useStoriesToShow<T extends Identified>(listed: readonly T[]): readonly T[] {
  const [stories, setStories] = useState(listed);
  const later = listedAfter(stories, listed);
  // Rendered again at once.
  if (later.length > 0) setStories([...stories, ...later]);
  return stories;
}

/** The stories of the list that stand behind the last of these and are not among them. */
export function listedAfter<T extends Identified>(stories: readonly T[], listed: readonly T[]): T[] {
  const last = listed.findIndex(({ id }) => id === stories.at(-1)?.id);
  return last < 0 ? [] : listed.slice(last + 1).filter(({ id }) => !stories.some((story) => story.id === id));
}
