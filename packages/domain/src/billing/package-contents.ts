/** What each learning package holds, in a family's words: the same before sign-up as when it is paid for. */
import type { TypeOfRate } from './packages.ts';

/** One thing that a package holds. */
export interface PackageContent {
  readonly text: string;
  /** What is planned and not there yet says so; whoever builds it takes this away. */
  readonly isSoon?: boolean;
}

/** The packages' names as families read them. */
export const rateNames: Readonly<Record<TypeOfRate, string>> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};

/** What is in each package, the smaller one included in the next. */
export const packageContents: Readonly<Record<TypeOfRate, readonly PackageContent[]>> = {
  basic: [
    { text: 'Missions in all four subjects' },
    { text: 'Practice set by you or your child' },
    { text: 'Your dashboard with every result' },
    { text: 'Flashcards and games', isSoon: true },
  ],
  standard: [
    { text: 'Everything in Basic' },
    { text: 'Lessons with videos and quizzes', isSoon: true },
    { text: 'Live lessons in small groups', isSoon: true },
  ],
  premium: [
    { text: 'Everything in Standard' },
    { text: 'A tutor matched to your child' },
    { text: 'Practice set and answered by that tutor' },
  ],
};
