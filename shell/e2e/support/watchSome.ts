/** Stores what a learner has watched, as a player does. */
export function watchSome(): void {
  // oxlint-disable-next-line bazaar/tests-do-not-race -- the page's own clock, which stands still
  const now = Date.now();
  const day = Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / 86_400_000);
  const lesson = { path: '/levels/t1/videos/l1?video=v1', positionMs: 60_000, durationMs: 200_000, isFinished: false };
  const level = { seriesId: 'l1', seriesName: 'What you need to begin', seriesLessons: 3, seriesMs: 480_000 };
  const finished = { ...lesson, positionMs: 200_000, isFinished: true };
  const older = { seriesId: 'l2', seriesName: 'क्या क्या चाहिए' };
  const week = { day, ms: [5 * 60_000, 60 * 60_000, 0, 0, 0, 0, 0] };
  const entries = [
    { ...lesson, ...level, title: 'Say the price', week },
    { ...finished, ...level, title: 'Count the day before you close', path: '/levels/t1/videos/l1?video=v2' },
    { ...finished, ...older, title: 'दिन का हिसाब' },
    { ...finished, title: 'One lesson', seriesId: 'p1', seriesName: 'The first week', seriesLessons: 1 },
  ];
  localStorage.setItem(
    'bazaar.progress',
    JSON.stringify(entries.map((entry, index) => ({ ...entry, videoId: `v${index}`, watchedAtMs: now - index }))),
  );
}
