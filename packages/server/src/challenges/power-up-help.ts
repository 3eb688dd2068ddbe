/** What a power-up gives away of a question: pure, from its key. */
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { GamePowerUp } from '@comet/domain/challenges/games';
import { rightText } from '@comet/questions/marking/right-text';
import type { QuestionRow } from './challenges.store.ts';

const erased: Readonly<Partial<Record<GamePowerUp, number>>> = { eraser: 1, strongEraser: 2 };

/** Wrong options to take away; two always stay. */
function hiddenOptions({ question, key, questionId }: QuestionRow, count: number): number[] {
  if (question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice') return [];
  const wrong = question.answer.options.map((_, place) => place).filter((place) => place !== key.option);
  const turn = questionId % wrong.length;
  return [...wrong.slice(turn), ...wrong.slice(0, turn)].slice(0, Math.min(count, wrong.length - 1));
}

/** The first letter, or half of them; never the whole answer. */
function firstLetters({ question, key }: QuestionRow, powerUp: GamePowerUp): string | null {
  if (question.answer.type !== 'writeAnswer' || key.type !== 'writeAnswer') return null;
  const letters = [...rightText(key.spec, question.answer)];
  const count = powerUp === 'eraser' ? 1 : Math.ceil(letters.length / 2);
  return letters.slice(0, Math.min(count, letters.length - 1)).join('');
}

/** null where the power-up gives nothing away; undefined where there is nothing to give. */
export function helpOf(row: QuestionRow, powerUp: GamePowerUp): ChallengeHelp | null | undefined {
  if (powerUp === 'askTheMaster') return { hiddenOptions: [], letters: null, hint: [...row.hint] };
  const count = erased[powerUp];
  if (count === undefined) return null;
  const help = { hiddenOptions: hiddenOptions(row, count), letters: firstLetters(row, powerUp), hint: null };
  return help.hiddenOptions.length === 0 && (help.letters ?? '') === '' ? undefined : help;
}
