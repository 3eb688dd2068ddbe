/**
 * Which modules travel together. A phone far from the server waits longer for a file than for its bytes, so what a first
 * screen needs comes in few files. A group takes the modules it names with all they import; the groups above have the first pick.
 */
const of = (...files: readonly string[]): RegExp => new RegExp(`/web/src/(?:${files.join('|')})\\.tsx?$`);

const groups: readonly { readonly name: string; readonly test: RegExp }[] = [
  // The landing page stays 2 kB. What it shares with the app is apart from its own script, which sends whoever is logged in
  // to the app: an app that ran it would load itself again and again.
  {
    name: 'shared',
    test: /\/web\/src\/(?:api\/tokens\.ts|navigation\/paths\.ts|ui\/(?:fonts|base)\.css|mascots\/mascot\.css)$/,
  },
  { name: 'page', test: of('landing/main') },
  // Only forms read the contract's rules.
  { name: 'rules', test: /\/node_modules\/zod\// },
  { name: 'begin', test: of('api/first-page') },
  { name: 'base', test: of('app/main') },
  { name: 'mascots', test: of('mascots/Mascot') },
  // Before the log-in: what both need comes with the screen that must be there first.
  { name: 'home', test: of('pages/student/DashboardPage') },
  { name: 'log-in', test: of('pages/public/LogInPage') },
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
      'controls/SoundWatch',
    ),
  },
  // Parents set extra time, which games obey: a game must not load the adults' pages for it.
  { name: 'game-rules', test: /\/domain\/src\/challenges\/run\.ts$/ },
  { name: 'adults', test: of('pages/(?:parent|tutor)/DashboardPage') },
];

/** For rolldown's `output.codeSplitting`. */
export const chunkGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));

/** What a child's first screen takes beside the base. */
export const firstScreenChunks: readonly string[] = ['mascots', 'home'];

/** What the log-in takes beside these. */
export const logInChunks: readonly string[] = ['log-in', 'rules'];
