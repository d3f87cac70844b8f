import type { ComponentProps } from 'react';
import type { Elements } from '../ui/elements.ts';
import { WatchScreen } from './WatchScreen.tsx';
import { TranscriptBox } from './transcript/TranscriptBox.tsx';

interface SeriesScreenProps extends ComponentProps<typeof WatchScreen> {
  side: Elements;
}

/** The page of a level or playlist: the transcript of what plays stands first of what is beside the player, or on a phone below it. */
export const SeriesScreen = ({ side, ...rest }: SeriesScreenProps) => (
  <WatchScreen
    {...rest}
    side={
      <>
        {side && <TranscriptBox />}
        {side}
      </>
    }
  />
);
