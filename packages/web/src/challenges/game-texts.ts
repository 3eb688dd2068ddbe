/** The words of the games. */
import type { ChallengeSummary } from '@comet/contract/challenges';
import type { Game, GamePowerUp } from '@comet/domain/challenges/games';
import { isLessBetter, type Medal } from '@comet/domain/challenges/results';

export const gameNames: Readonly<Record<Game, string>> = {
  blitzQuiz: 'Blitz Quiz',
  perfectStreak: 'Perfect Streak',
  mentalMathWhiz: 'Mental Math Whiz',
  survival: 'Survival',
  spellingBee: 'Spelling Bee',
  timeTrial: 'Time Trial',
};

/** What a game is about, while it counts down. */
export const goalTexts: Readonly<Record<Game, string>> = {
  blitzQuiz: 'Get as many right as you can!',
  perfectStreak: 'How high can your tower grow?',
  mentalMathWhiz: '20 calculations. The faster, the more points!',
  survival: 'Hop as far as you can!',
  spellingBee: 'Spell 10 words!',
  timeTrial: '20 questions. Be quick and careful!',
};

/** How each is played, a second a picture. */
export const howToPlay: Readonly<Record<Game, readonly [string, string, string]>> = {
  blitzQuiz: ['Tap fast', '5 in a row: more points', 'Oops? Refuel for 2 seconds'],
  perfectStreak: ['Right answer: one block up', 'Higher blocks pay more', 'One miss ends the tower'],
  mentalMathWhiz: ['Work it out in your head', 'Type it before the gear stops', 'Not sure? That costs nothing'],
  survival: ['Right answer: hop!', 'Your turtle dives. Be quick!', 'Three hearts to go far'],
  spellingBee: ['Listen', 'Spell it', 'Two tries each'],
  timeTrial: ['20 questions, one lap', 'A miss adds 5 seconds', 'Beat your own best time'],
};

export const powerUpNames: Readonly<Record<GamePowerUp, string>> = {
  askTheMaster: 'Ask',
  skip: 'Skip',
  eraser: 'Eraser',
  strongEraser: 'Super eraser',
  freeze: 'Freeze',
  ultimateFreeze: 'Big freeze',
  risk: 'Risk it',
  doubleOrNothing: 'Double',
  oneMoreChance: 'One more try',
  streakSaver: 'Streak saver',
  energise: 'Heart back',
};

/** What a child hears when one is used. */
export const powerUpSays: Readonly<Record<GamePowerUp, string>> = {
  askTheMaster: 'Here’s a first step.',
  skip: 'Here’s another one.',
  eraser: 'One wrong answer gone.',
  strongEraser: 'Two wrong answers gone.',
  freeze: '10 more seconds!',
  ultimateFreeze: 'The clock’s asleep for this question.',
  risk: 'The next one’s harder, and pays three times.',
  doubleOrNothing: 'This one counts double. A miss costs points.',
  oneMoreChance: 'You have another try.',
  streakSaver: 'One miss won’t end your tower.',
  energise: 'A heart came back!',
};

export const medalNames: Readonly<Record<Medal, string>> = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' };

/** A time as a clock shows it: 1:42. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const scoreText = (game: Game, score: number): string => (isLessBetter(game) ? clockText(score) : String(score));

/** What a score counts. */
export function unitText(game: Game, score: number): string {
  if (game === 'survival') return score === 1 ? 'hop' : 'hops';
  return isLessBetter(game) ? 'minutes' : score === 1 ? 'point' : 'points';
}

/** Shares of right answers from which a run is praised; nobody who got everything wrong believes in a good run. */
const strongShare = 0.7;
const goodShare = 0.4;

/** What is said over a run that is over. */
export function runTitle({
  isBest,
  medal,
  rightCount,
  answeredCount,
}: Pick<ChallengeSummary, 'isBest' | 'medal' | 'rightCount' | 'answeredCount'>): string {
  if (isBest) return 'Your best ever!';
  if (medal !== null) return `${medalNames[medal]} medal!`;
  if (answeredCount === 0) return 'That was quick!';
  const share = rightCount / answeredCount;
  if (share >= strongShare) return 'Strong flying!';
  return share >= goodShare ? 'Good run!' : 'That was a tricky one!';
}
