/** The games, where each is played, and the power-ups it allows (specification, sections 3 and 9). */
import { type SubjectKey, subjectKeys } from '../curriculum/subjects.ts';

/** Games, spelt as the specification spells them. */
export const games = ['blitzQuiz', 'perfectStreak', 'mentalMathWhiz', 'survival', 'spellingBee', 'timeTrial'] as const;
export type Game = (typeof games)[number];

/** Sums in the head are maths, spelling is English; everything else is played in every subject. */
const gameSubjects: Readonly<Record<Game, readonly SubjectKey[]>> = {
  blitzQuiz: subjectKeys,
  perfectStreak: subjectKeys,
  mentalMathWhiz: ['math'],
  survival: subjectKeys,
  spellingBee: ['english'],
  timeTrial: subjectKeys,
};

/** Whether a game is played in this subject. */
export const isPlayedIn = (game: Game, subject: SubjectKey): boolean => gameSubjects[game].includes(subject);

/** Power-ups that games use; sevenDayStreakSaver belongs to daily streaks. */
export const gamePowerUps = [
  'askTheMaster',
  'skip',
  'eraser',
  'strongEraser',
  'freeze',
  'ultimateFreeze',
  'risk',
  'doubleOrNothing',
  'oneMoreChance',
  'streakSaver',
  'energise',
] as const;
export type GamePowerUp = (typeof gamePowerUps)[number];

/** What a power-up costs in coins, and how often it may be used in a game. */
export const powerUpTerms: Readonly<Record<GamePowerUp, { readonly coins: number; readonly maxUses: number }>> = {
  askTheMaster: { coins: 20, maxUses: 2 },
  skip: { coins: 15, maxUses: 2 },
  eraser: { coins: 15, maxUses: 2 },
  strongEraser: { coins: 30, maxUses: 1 },
  freeze: { coins: 20, maxUses: 2 },
  ultimateFreeze: { coins: 45, maxUses: 1 },
  risk: { coins: 0, maxUses: 1 },
  doubleOrNothing: { coins: 10, maxUses: 1 },
  oneMoreChance: { coins: 25, maxUses: 1 },
  streakSaver: { coins: 30, maxUses: 1 },
  energise: { coins: 30, maxUses: 1 },
};

const ofOneGame: Readonly<Partial<Record<GamePowerUp, Game>>> = { streakSaver: 'perfectStreak', energise: 'survival' };
const ofClocks: readonly GamePowerUp[] = ['freeze', 'ultimateFreeze'];

/** The power-ups of a game; those that stop a clock need one. */
export function powerUpsOf(game: Game, isTimed: boolean): GamePowerUp[] {
  return gamePowerUps.filter((one) => (ofOneGame[one] ?? game) === game && (isTimed || !ofClocks.includes(one)));
}

/** Power-ups that a child may use in one game, not counting those that were free. */
export const maxPowerUpsPerGame = 3;
/** Right answers in a row that bring a free power-up, and how many of these a game gives at most. */
export const comboForFreePowerUp = 5;
export const maxFreePowerUps = 2;
