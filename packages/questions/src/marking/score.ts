/** Is what the child gave right? One answer to that for every answer type; the reading of typed answers lives in domain. */
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import type { Key, Mistake } from '../kernel/key.ts';
import { scoreWritten } from './score-written.ts';

/**
 * `unreadable`: we could not read that, say so and let the child try again; it is no answer.
 * `again`: the right value in another unit or form ('right, but simplify'); another try, which costs nothing.
 * `right`: with a note where the spelling was nearly right. `wrong`: with the mistake behind it where it is known.
 */
export type Score =
  | { readonly verdict: 'unreadable'; readonly message: string }
  | { readonly verdict: 'again'; readonly message: string }
  | { readonly verdict: 'right'; readonly note?: string }
  | { readonly verdict: 'wrong'; readonly because?: Mistake };

const notAnAnswer: Score = { verdict: 'unreadable', message: 'That is not an answer to this question.' };

function wrongFor(because: Mistake | undefined): Score {
  return because === undefined ? { verdict: 'wrong' } : { verdict: 'wrong', because };
}

function scorePicks(
  key: Extract<Key, { type: 'multipleWordChoice' }>,
  form: Extract<AnswerForm, { type: 'multipleWordChoice' }>,
  picks: readonly (readonly number[])[],
): Score {
  const fits =
    picks.length === form.groups.length &&
    picks.every((places, group) => {
      const words = form.groups[group]?.words.length ?? 0;
      return new Set(places).size === places.length && places.every((place) => place < words);
    });
  if (!fits) return notAnAnswer;
  if (picks.some((places) => places.length !== form.pick)) {
    const each = form.pick === 1 ? 'one word' : `${form.pick} words`;
    const where = form.groups.length === 1 ? '' : ' in each group';
    return { verdict: 'unreadable', message: `Choose ${each}${where}.` };
  }
  const wrong = picks.flatMap((places, group) =>
    places.filter((place) => !key.picks[group]?.includes(place)).map((place) => key.because[group]?.[place]),
  );
  return wrong.length === 0 ? { verdict: 'right' } : wrongFor(wrong.find((because) => because !== undefined));
}

/** Scores an answer against its key. Never throws on what a child gives; an answer of another type is unreadable. */
export function score(key: Key, form: AnswerForm, given: GivenAnswer): Score {
  if (key.type === 'multipleChoice' && form.type === 'multipleChoice' && given.type === 'multipleChoice') {
    if (given.option >= form.options.length) return notAnAnswer;
    return given.option === key.option ? { verdict: 'right' } : wrongFor(key.because[given.option]);
  }
  if (key.type === 'multipleWordChoice' && form.type === 'multipleWordChoice' && given.type === 'multipleWordChoice')
    return scorePicks(key, form, given.picks);
  if (key.type === 'writeAnswer' && given.type === 'writeAnswer') return scoreWritten(key, given.text);
  return notAnAnswer;
}
