/** What a child has given so far, and whether it is enough to send. */
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { readAnswer } from '@comet/domain/marking/validate';

/** An answer before anything was chosen; undefined where a choice has no empty form. */
export function emptyAnswer(form: AnswerForm): GivenAnswer | undefined {
  switch (form.type) {
    case 'multipleChoice':
      return undefined;
    case 'multipleWordChoice':
      return { type: 'multipleWordChoice', picks: form.groups.map(() => []) };
    case 'writeAnswer':
      return { type: 'writeAnswer', text: '' };
  }
}

/** Whether everything that is asked for is given. Whether it can be read is asked when it is sent. */
export function isComplete(form: AnswerForm, given: GivenAnswer | undefined): given is GivenAnswer {
  if (given === undefined || given.type !== form.type) return false;
  if (given.type === 'writeAnswer') return given.text.trim() !== '';
  if (given.type === 'multipleWordChoice' && form.type === 'multipleWordChoice')
    return given.picks.every((places) => places.length === form.pick);
  return true;
}

/** What keeps typed text from being an answer at all, in words for the child; undefined when it can be read. */
export function unreadableBecause(form: AnswerForm, given: GivenAnswer): string | undefined {
  if (form.type !== 'writeAnswer' || given.type !== 'writeAnswer') return undefined;
  const reading = readAnswer(form.kind, given.text);
  return reading.verdict === 'unreadable' ? reading.message : undefined;
}

/** The picks after a tap on a word: taken back when it was chosen, and the oldest gives way when there are too many. */
export function togglePick(
  picks: readonly (readonly number[])[],
  group: number,
  word: number,
  max: number,
): number[][] {
  return picks.map((places, at) => {
    if (at !== group) return [...places];
    if (places.includes(word)) return places.filter((place) => place !== word);
    return [...places, word].slice(-max);
  });
}
