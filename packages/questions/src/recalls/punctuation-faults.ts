/** What made punctuation questions of the first version unfair: somebody could defend an answer that the key calls wrong. */
import { isDefensible } from '../english/punctuation/defences.ts';
import { shownOptionsOf, textsOf, wrongOptionsOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** What may be named after a comma as well as after a colon: "He wanted only one thing, revenge." */
const named = /^ (revenge|a muddy glove|surrender|fog|patience|never waste)\b/;
const list = /^ [^,]+, .* (and|or) /;
const gap = ' [  ]';

function takesComma(sentence: string, right: string | undefined): boolean {
  const [, after] = sentence.split(gap);
  if (after === undefined) return false;
  return named.test(after) || (right === 'colon' && list.test(after)) || isDefensible(sentence.replace(gap, ','));
}

/** A list whose last point alone ends with a full stop: a style of its own, not a mistake. */
function endsWithStop(text: string): boolean {
  const [, ...points] = text.split('\n\n• ');
  return points.length > 1 && points.every((point, place) => point.endsWith('.') === (place === points.length - 1));
}

/** The sentence whose words are to be tapped. */
const tappedWordsOf = ({ question: { answer } }: StoredItem): string =>
  answer.type === 'multipleWordChoice' ? answer.groups.flatMap(({ words }) => words).join(' ') : '';

/** River is part of the name, so it has a capital. */
const river = 'The River Thames flows through London.';
const smallRiver = 'The river Thames';

/** Whether an answer that the key calls wrong can be defended, or the key itself can't. */
export function hasDefensibleMistake(item: StoredItem): boolean {
  const [asks = '', sentence = ''] = textsOf(item.question.prompt);
  const right = item.key.type === 'multipleChoice' ? shownOptionsOf(item)[item.key.option] : undefined;
  const wrong = wrongOptionsOf(item);
  const tapped = tappedWordsOf(item);
  if (asks === 'What is wrong with the punctuation?') return isDefensible(sentence);
  if (asks.startsWith('One mark in this sentence')) return isDefensible(tapped.replaceAll('\u00A0', ' '));
  if (asks.startsWith('Some words here could stand in brackets')) return true;
  if (asks === 'Which sentence has a punctuation mistake?') return right !== undefined && isDefensible(right);
  if (asks === 'Which sentence is punctuated correctly?') return wrong.some(isDefensible);
  if (asks === 'Which mark belongs in the empty brackets?')
    return wrong.includes('comma') && takesComma(sentence, right);
  if (asks === 'Which list is punctuated correctly?') return wrong.some(endsWithStop);
  if (asks === 'Which point does not match the others?') return endsWithStop(sentence);
  if (asks === 'Which sentence is written correctly?')
    return right?.startsWith(smallRiver) === true || wrong.includes(river);
  return asks.includes('need a capital letter') && /\briver thames\b/i.test(`${sentence} ${tapped}`);
}
