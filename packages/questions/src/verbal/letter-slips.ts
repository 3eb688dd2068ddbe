/** What went wrong in a wrong letter: how far it is from the letter it comes from, and how far the rule goes. */
import { ordinalWord } from '../kernel/number-text.ts';
import { mirrorOf, partnerWords, placesWords, stepsBetween } from './alphabet.ts';

/** How one letter of a right answer is found. */
export interface LetterMove {
  readonly from: string;
  /** How far the rule goes from it, or from its mirror letter. */
  readonly step: number;
  readonly mirror?: boolean;
  /** Whether the rule goes another way for other letters: then this is one of its steps. */
  readonly changes?: boolean;
  /** Whether the letter it is found from comes after it in a series, so that the rule leads from the answer to it. */
  readonly isAfter?: boolean;
}

function jumpText(from: string, to: string, step: number, changes: boolean): string {
  const jump = stepsBetween(from, to);
  const went = jump === 0 ? `${from} has stayed ${to}` : `From ${from} to ${to} is ${placesWords(jump)}`;
  return `${went}, but ${changes ? 'this step must be' : 'the rule here is'} ${placesWords(step)}.`;
}

function oneSlip({ from, step, mirror = false, isAfter = false, changes = false }: LetterMove, given: string): string {
  if (isAfter) return jumpText(given, from, -step, changes);
  if (!mirror) return jumpText(from, given, step, changes);
  const start = mirrorOf(from);
  if (step === 0 && given === from) return `${from} has stayed ${from}, but its mirror letter is ${start}.`;
  if (step === 0) return `${from} and ${given} are not partners: ${partnerWords(from, given, 'but')}.`;
  return `The mirror letter of ${from} is ${start}. ${jumpText(start, given, step, changes)}`;
}

/** Tells of the first wrong letter of an answer what is wrong with it, and whether others are wrong too. */
export function slipText(moves: readonly LetterMove[], right: string, given: string): string {
  const wrong = [...given].flatMap((letter, slot) => (letter === right.charAt(slot) ? [] : [slot]));
  const [first = 0, second] = wrong;
  const move = moves[first];
  if (move === undefined) throw new RangeError(`'${given}' has no wrong letter that can be followed`);
  const said = oneSlip(move, given.charAt(first));
  if (moves.length === 1) return said;
  const rest =
    second === undefined
      ? ''
      : wrong.length > 2
        ? ' Other letters are wrong too.'
        : ` The ${ordinalWord(second + 1)} letter is wrong too.`;
  return `${second === undefined ? 'Only' : 'Look at'} your ${ordinalWord(first + 1)} letter${second === undefined ? ' is wrong' : ''}. ${said}${rest}`;
}
