/** Is what the child gave right? One answer to that for every answer type; the reading of typed answers lives in domain. */
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { unreadable } from '@comet/domain/marking/reading';
import type { Key } from '../kernel/key.ts';
import { scoreWritten } from './score-written.ts';
import { right, type Score, wrongFor } from './verdict.ts';

export type { Score } from './verdict.ts';

const notAnAnswer: Score = unreadable('That is not an answer to this question.');

const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count;

function scorePicks(
  key: Extract<Key, { type: 'multipleWordChoice' }>,
  form: Extract<AnswerForm, { type: 'multipleWordChoice' }>,
  picks: readonly (readonly number[])[],
): Score {
  const fits =
    picks.length === form.groups.length &&
    picks.every((places, group) => {
      const words = form.groups[group]?.words.length ?? 0;
      return new Set(places).size === places.length && places.every((place) => isPlace(place, words));
    });
  if (!fits) return notAnAnswer;
  if (picks.some((places) => places.length !== form.pick)) {
    const each = form.pick === 1 ? 'one word' : `${form.pick} words`;
    const where = form.groups.length === 1 ? '' : ' in each group';
    return unreadable(`Choose ${each}${where}.`);
  }
  const wrong = picks.flatMap((places, group) =>
    places.filter((place) => !key.picks[group]?.includes(place)).map((place) => key.because[group]?.[place]),
  );
  return wrong.length === 0 ? right : wrongFor(wrong.find((because) => because !== undefined));
}

/** Scores an answer against its key. Never throws on what a child gives; an answer of another type is unreadable. */
export function score(key: Key, form: AnswerForm, given: GivenAnswer): Score {
  if (key.type === 'multipleChoice' && form.type === 'multipleChoice' && given.type === 'multipleChoice') {
    if (!isPlace(given.option, form.options.length)) return notAnAnswer;
    return given.option === key.option ? right : wrongFor(key.because[given.option]);
  }
  if (key.type === 'multipleWordChoice' && form.type === 'multipleWordChoice' && given.type === 'multipleWordChoice')
    return scorePicks(key, form, given.picks);
  if (key.type === 'writeAnswer' && form.type === 'writeAnswer' && given.type === 'writeAnswer')
    return scoreWritten(key, form, given.text);
  return notAnAnswer;
}
