import { STARTS } from '@bazaar/shared/contracts/navigationState';
import { useRemembered } from '@bazaar/shared/device';
import { lastBegun, type BegunLesson } from '@bazaar/shared/progress/lastBegun';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { START_PATH } from './content.ts';
import { home as texts } from '../texts.ts';

/** Above the carousel: the lesson that was begun last, or the way to a first one. As index.html draws it: the same classes, the same height. */
export function NextStep() {
  const lesson = lastBegun(useRemembered(storedProgress));
  return <div className="next-step">{lesson ? <ResumeLink lesson={lesson} /> : <StartLink />}</div>;
}

const StartLink = () => (
  <Link to={START_PATH}>
    <span className="next-step-picture">
      <PlayIcon size={28} />
    </span>
    <span className="next-step-text">
      <b>{texts.start.title}</b> <span>{texts.start.text}</span>
    </span>
  </Link>
);

const ResumeLink = ({ lesson: { title, path, thumbnailId, seriesName } }: { lesson: BegunLesson }) => (
  <Link to={path} state={STARTS}>
    <span className="next-step-picture">
      {thumbnailId && <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="96px" isFirst />}
      <PlayIcon size={28} />
    </span>
    <span className="next-step-text">
      <span>
        <span>{texts.resume}</span>
        {seriesName && (
          <>
            <span> · </span>
            <DataText>{seriesName}</DataText>
          </>
        )}
      </span>{' '}
      <b>
        <DataText>{title}</DataText>
      </b>
    </span>
  </Link>
);
