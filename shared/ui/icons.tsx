import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import briefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import captions from 'lucide/dist/esm/icons/captions.mjs';
import captionsOff from 'lucide/dist/esm/icons/captions-off.mjs';
import chartNoAxesColumnIncreasing from 'lucide/dist/esm/icons/chart-no-axes-column-increasing.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import clapperboard from 'lucide/dist/esm/icons/clapperboard.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import download from 'lucide/dist/esm/icons/download.mjs';
import house from 'lucide/dist/esm/icons/house.mjs';
import logOut from 'lucide/dist/esm/icons/log-out.mjs';
import maximize from 'lucide/dist/esm/icons/maximize.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import minimize from 'lucide/dist/esm/icons/minimize.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import pause from 'lucide/dist/esm/icons/pause.mjs';
import pictureInPicture2 from 'lucide/dist/esm/icons/picture-in-picture-2.mjs';
import play from 'lucide/dist/esm/icons/play.mjs';
import rectangleHorizontal from 'lucide/dist/esm/icons/rectangle-horizontal.mjs';
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import scrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import settings from 'lucide/dist/esm/icons/settings.mjs';
import share from 'lucide/dist/esm/icons/share.mjs';
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import star from 'lucide/dist/esm/icons/star.mjs';
import trash from 'lucide/dist/esm/icons/trash.mjs';
import userRound from 'lucide/dist/esm/icons/user-round.mjs';
import usersRound from 'lucide/dist/esm/icons/users-round.mjs';
import volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import volumeX from 'lucide/dist/esm/icons/volume-x.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import { createElement } from 'react';

type Shapes = typeof house;

/** An icon of the site, drawn by Lucide: 24 px, stroked in the colour of the text, always decoration beside or inside a named control. */
const icon = /* @__NO_SIDE_EFFECTS__ */ (shapes: Shapes) =>
  function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };

export const HomeIcon = icon(house);
export const FeedIcon = icon(newspaper);
export const BusinessIcon = icon(briefcaseBusiness);
export const ReelsIcon = icon(clapperboard);
export const LevelsIcon = icon(chartNoAxesColumnIncreasing);
export const CreatorsIcon = icon(usersRound);
export const SettingsIcon = icon(settings);
export const SearchIcon = icon(search);
export const MenuIcon = icon(menu);
export const UserIcon = icon(userRound);
export const BackIcon = icon(arrowLeft);
export const RefreshIcon = icon(refreshCw);
export const NextIcon = icon(chevronRight);
export const PreviousIcon = icon(chevronLeft);
export const DownIcon = icon(chevronDown);
export const UpIcon = icon(chevronUp);
export const PlayIcon = icon(play);
export const TheatreIcon = icon(rectangleHorizontal);
export const PauseIcon = icon(pause);
export const RestartIcon = icon(rotateCcw);
export const SoundIcon = icon(volume2);
export const MutedIcon = icon(volumeX);
export const FullscreenIcon = icon(maximize);
export const ExitFullscreenIcon = icon(minimize);
export const CloseIcon = icon(x);
export const CheckIcon = icon(check);
export const ShareIcon = icon(share);
export const StarIcon = icon(star);
export const SignOutIcon = icon(logOut);
export const PrivacyIcon = icon(shieldCheck);
export const CaptionsIcon = icon(captions);
export const PictureInPictureIcon = icon(pictureInPicture2);
export const CaptionsOffIcon = icon(captionsOff);
export const TranscriptIcon = icon(scrollText);
export const SaveIcon = icon(download);
export const SavedIcon = icon(circleCheck);
export const WaitingIcon = icon(clock);
export const AlertIcon = icon(circleAlert);
export const RemoveIcon = icon(trash);
