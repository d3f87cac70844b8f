/* global Hls */
// The player is mounted once its library has loaded, as on the level page, where the list of videos takes as long.
const video = document.createElement('video');
video.muted = true;
document.body.append(video);
const hls = new Hls();
hls.loadSource(new URL(location.href).searchParams.get('stream'));
hls.attachMedia(video);
