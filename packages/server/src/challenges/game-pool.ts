/** Where a game's questions come from: which sub-topics, and which of their questions can be played. */
import type { Game } from '@comet/domain/challenges/games';
import { type Level, levelCell } from '@comet/domain/challenges/levels';
import { type SubjectKey, type Year, years } from '@comet/domain/curriculum/subjects';
import type { Cell } from '@comet/domain/missions/question-mix';
import { subTopics } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';

/** Forms of a question that can be played. */
export type PlayedForm = 'choice' | 'number' | 'spelling';

interface Matter {
  readonly form: PlayedForm;
  /** Letters of the longest prompt: a game gives no time to read a story. */
  readonly maxLetters: number;
  readonly families?: readonly string[];
}

const quickChoice: Matter = { form: 'choice', maxLetters: 70 };
const choice: Matter = { form: 'choice', maxLetters: 110 };

const matters: Readonly<Record<Game, Matter>> = {
  blitzQuiz: quickChoice,
  timeTrial: quickChoice,
  perfectStreak: choice,
  survival: choice,
  mentalMathWhiz: {
    form: 'number',
    maxLetters: 60,
    families: ['m.mental', 'm.tables', 'm.squares', 'm.powers10', 'm.round', 'm.count', 'm.negative', 'm.placeValue'],
  },
  spellingBee: {
    form: 'spelling',
    maxLetters: 110,
    families: ['e.spellList', 'e.spellPattern', 'e.spellRule', 'e.affix'],
  },
};

export const matterOf = (game: Game): Matter => matters[game];

/** Words are learnt over several years, so spelling takes in the two years before. */
const spellingYears = 2;

/** Every cell that a level of a game may ask from. */
export function cellsOf(game: Game, subject: SubjectKey, level: Level, year: Year): Cell[] {
  const { families } = matters[game];
  const asked = levelCell(level, year);
  const firstYear = game === 'spellingBee' ? Math.max(years[0], asked.year - spellingYears) : asked.year;
  return subTopics
    .filter(
      (one) =>
        one.subject.key === subject &&
        one.year >= firstYear &&
        one.year <= asked.year &&
        (families?.includes(one.family) ?? true) &&
        hasQuestions(one.subTopicId),
    )
    .map(({ subTopicId }) => ({ subTopicId, difficulty: asked.difficulty }));
}
