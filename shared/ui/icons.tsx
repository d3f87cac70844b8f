/** Icons of the site: 24 px, stroked in the colour of the text, always decoration beside or inside a named control. */
const icon = (d: string) =>
  function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
        <path d={d} />
      </svg>
    );
  };

export const HomeIcon = icon('M3 11 12 4l9 7M5.5 9.5V20h13V9.5');
export const FeedIcon = icon('M4 5h16v14H4zM4 11h16M8 15h8');
export const BusinessIcon = icon('M3 8h18v12H3zM9 8V4.5h6V8M3 13h18');
export const ReelsIcon = icon('M6 3h12v18H6zM10.5 9.5v5l4-2.5z');
export const LevelsIcon = icon('M4 20v-5h4v5zM10 20V10h4v10zM16 20V5h4v15z');
export const CreatorsIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4.2 3.4-6 7.5-6s6.9 1.8 7.5 6');
export const SettingsIcon = icon('M12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 2.500v3M12 18.500v3M2.5 12h3M18.5 12h3M5.3 5.300l2.1 2.100M16.6 16.600l2.1 2.100M18.7 5.300l-2.1 2.100M7.4 16.600l-2.1 2.1');
export const UserIcon = CreatorsIcon;
export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6');
export const RefreshIcon = icon('M20 11a8 8 0 1 0-2.3 6.700M20 4v7h-7');
export const NextIcon = icon('M9 5l7 7-7 7');
export const PreviousIcon = icon('M15 5l-7 7 7 7');
export const DownIcon = icon('M5 9l7 7 7-7');
export const UpIcon = icon('M5 15l7-7 7 7');
export const PlayIcon = icon('M7 4.500v15l12-7.500z');
export const PauseIcon = icon('M8 5v14M16 5v14');
export const RestartIcon = icon('M4 13a8 8 0 1 0 2.3-6.700M4 4v5h5');
export const SoundIcon = icon('M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11');
export const MutedIcon = icon('M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5');
export const FullscreenIcon = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const CloseIcon = icon('M5 5l14 14M19 5L5 19');
export const ShareIcon = icon('M12 15V4M7.5 8.500 12 4l4.500 4.500M5 12v8h14v-8');
export const WarningIcon = icon('M12 4l9.5 16h-19zM12 10v4M12 17v.01');
export const StarIcon = icon('M12 3.500l2.6 5.600 6.100.7-4.500 4.200 1.200 6-5.400-3-5.400 3 1.200-6L3.300 9.800l6.100-.7z');
export const SignOutIcon = icon('M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9');
export const PrivacyIcon = icon('M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM9 12l2.200 2.200L15.500 10');
export const ExitFullscreenIcon = icon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');
export const CaptionsIcon = icon('M3 5h18v14H3zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3');
export const PictureInPictureIcon = icon('M3 5h18v6M3 5v14h7M13 14h8v5h-8z');
