import { useIsSavingData } from '@bazaar/shared/device';
import { messages } from '../messages.ts';
import { usePlayer } from '../PlayerContext.ts';
import { setLessonPrefs, useLessonPrefs } from '../prefs/lessonPrefs.ts';
import { levelFor } from '../stream/levels.ts';
import { Choice } from './Choice.tsx';

const AUTO = 'auto';

/** Auto and what the stream has, the best first. A choice that this stream lacks shows as the nearest that it has. */
export function QualityChoice() {
  const { heightsPx, playingPx } = usePlayer().tracks;
  const { heightPx } = useLessonPrefs();
  const isSavingData = useIsSavingData();
  if (heightsPx.length === 0) return null;
  const nearest =
    heightsPx[
      levelFor(
        heightsPx.map((height) => ({ height, bitrate: 0 })),
        heightPx,
      )
    ];
  const options = heightsPx.toReversed().map((value) => ({ value, label: messages.height(value) }));
  const auto = {
    value: AUTO,
    label: playingPx && nearest === undefined ? messages.autoNow(playingPx) : messages.auto,
  } as const;
  return (
    <Choice<number | typeof AUTO>
      legend={messages.quality}
      hint={isSavingData ? messages.qualitySaved : undefined}
      options={[auto, ...options]}
      chosen={isSavingData ? heightsPx[0]! : (nearest ?? AUTO)}
      isDisabled={isSavingData}
      onChoose={(value) => setLessonPrefs({ heightPx: value === AUTO ? undefined : value })}
    />
  );
}
