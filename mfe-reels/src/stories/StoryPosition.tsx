import type { Story } from '@bazaar/shared/data/stories';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useEffect, useState } from 'react';
import { SPOKEN_FOR_MS } from './constants.ts';
import { stories as texts } from '../texts.ts';
import type { StoryState } from './storyState.ts';

/**
 * Which image of the story is shown. Screen readers also say what is on it, once it is there, and after another story its title.
 * A live region of its own: those of the page are inert below the dialog.
 */
export function StoryPosition({ story, state }: { story: Story; state: StoryState }) {
  const { image, hasLoaded } = state;
  /** The image that a story was entered with; none of the first story, which the name of the dialog says. */
  const [entered, setEntered] = useState({ story: state.story, image: -1 });
  if (entered.story !== state.story) setEntered({ story: state.story, image });
  const alt = story.imageAlts?.[image];
  return (
    <span aria-live="polite">
      {entered.image === image && <SpokenText key={state.story}>{story.title ?? texts.untitled}</SpokenText>}
      <span>{texts.imageOf(image + 1, story.imageIds.length)}</span>
      {hasLoaded && alt && <SpokenText key={image}>{alt}</SpokenText>}
    </span>
  );
}

/** For screen readers alone, and removed after a while: who reads through the dialog finds it at the image and in the heading. */
function SpokenText({ children }: { children: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsOver, SPOKEN_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    !isOver && (
      <span className="visually-hidden">
        {' '}
        <DataText>{children}</DataText>{' '}
      </span>
    )
  );
}
