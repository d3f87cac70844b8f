/** Texts of the dashboard. */
export const messages = {
  title: 'Dashboard',
  greeting: (name: string | undefined) => (name ? `Hello, ${name}` : 'Hello'),
  nothing: {
    title: 'Nothing watched yet',
    text: 'Lessons that you begin will wait for you here.',
    start: 'See the levels',
  },
  unread: {
    nothing: 'Your account could not be read. What you have watched is not shown.',
    some: 'Your account could not be read. This is what this device knows.',
    again: 'Your account could still not be read.',
    retrying: 'Trying again…',
  },
  refused:
    'Your account did not take some of what you have watched. It stays on this device, and saving it is tried again.',
  paths: {
    title: 'Paths under way',
    finished: (finished: number, lessons: number | undefined) =>
      lessons === undefined
        ? `${finished} ${finished === 1 ? 'lesson' : 'lessons'} finished`
        : `${finished} of ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} finished`,
    left: (minutes: number) => `${minutesText(minutes)} left`,
    next: 'Continue:',
  },
  week: {
    title: 'This week',
    nothing: 'Nothing watched this week yet.',
    total: (minutes: number) => `${minutesText(minutes)} in the last 7 days`,
    /** The chart for those who do not see it. */
    chart: (days: readonly string[]) => `Minutes watched on each day: ${days.join(', ')}`,
    onDay: (day: string, minutes: number) => `${day} ${minutes}`,
    today: 'Today',
    table: 'Show as a table',
    day: 'Day',
    minutes: 'Minutes',
  },
  finished: {
    title: 'Finished',
    series: (lessons: number) => (lessons === 1 ? '1 lesson' : `All ${lessons} lessons`),
  },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  sections: 'Sections',
  signOut: 'Sign Out',
} as const;

/** '8 min', '1 h', '1 h 20 min'. */
function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}
