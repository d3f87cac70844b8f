import type { ComponentProps } from 'react';
import { WatchScreen } from '../../ui/watch/WatchScreen.tsx';
import { TranscriptBox } from '../transcript/TranscriptBox.tsx';

/** The page of a level or playlist: the transcript of what plays stands first of what is beside the player, or on a phone below it. */
export const SeriesScreen = ({ side, ...rest }: ComponentProps<typeof WatchScreen>) => (
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
