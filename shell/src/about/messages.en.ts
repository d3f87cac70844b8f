/** Texts of the About page (§1, §2). */
export const messages = {
  title: 'About Us',
  missionTitle: 'Our mission',
  mission:
    'To put business skills within reach of every learner with a phone: the trade itself, and how to price it, sell it and keep its books.',
  storyTitle: 'Our story',
  story:
    'Most people who open a repair counter, a tailoring table or a tea stall learn the craft from a relative and the business from their mistakes. We film the second part. Lessons are short, in levels, and taught by people who do the work every day.',
  exploreCourses: 'Explore Courses',
  ourServices: 'Our Services',
  back: 'Back',
} as const;
