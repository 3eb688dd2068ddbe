/**
 * Which modules travel together. A phone far from the server waits longer for a file than for its bytes, so what a first
 * screen needs comes in few files. A group takes the modules it names with all they import; the groups above have the first pick.
 */
const of = (...files: readonly string[]): RegExp => new RegExp(`/web/src/(?:${files.join('|')})\\.tsx?$`);

const groups: readonly { readonly name: string; readonly test: RegExp }[] = [
  // The landing page stays 2 kB, and the app takes what both need from it.
  { name: 'page', test: of('landing/main') },
  { name: 'base', test: of('app/main') },
  { name: 'log-in', test: of('pages/public/LogInPage') },
  { name: 'home', test: of('pages/student/DashboardPage') },
  { name: 'forms', test: of('ui/(?:PermittedButton|HostedModal)') },
  { name: 'quiz', test: of('attempts/TestRun') },
  {
    name: 'home-more',
    test: of(
      'streaks/StreakCard',
      'pages/student/(?:TodayCard|FromTutorCard|SoundOffer|MyBadges|MyWeek)',
      'app/TaskCount',
      'notifications/NotificationBell',
      'attempts/(?:UnsentAnswers|CorrectionNotice)',
      'achievements/NewAchievements',
    ),
  },
  { name: 'adults', test: of('pages/(?:parent|tutor)/DashboardPage') },
];

/** For rolldown's `output.codeSplitting`. */
export const chunkGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
