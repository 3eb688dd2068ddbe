/** Cards of questions that were answered wrongly: what was asked, and what is right. */
import type { ReviewedQuestion } from '@comet/contract/attempts';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import type { Block } from '@comet/contract/question';
import { maxSideLetters } from '@comet/domain/flashcards/deck';
import { maxAnswerLength } from '@comet/domain/marking/reading';

/** What a block says in words; nothing for one that has to be seen. */
function wordsOf(block: Block): string | undefined {
  if (block.type === 'text') return block.text;
  if (block.type === 'maths') return `$${block.tex}$`;
  return block.type === 'audio' ? '' : undefined;
}

function textOf(blocks: readonly Block[]): string | undefined {
  const words = blocks.map(wordsOf);
  return words.includes(undefined) ? undefined : words.filter((text) => text !== '').join('\n');
}

/** The right answer as it can be typed; a choice only where it is a word. */
function answerOf({ question, rightAnswer }: ReviewedQuestion): string | undefined {
  const form = question.answer;
  if (rightAnswer.type === 'writeAnswer') return rightAnswer.text;
  if (rightAnswer.type === 'multipleChoice' && form.type === 'multipleChoice')
    return textOf(form.options[rightAnswer.option] ?? []);
  return undefined;
}

/** The card of a mistake; nothing where the question needs a drawing, a passage or its options. */
export function cardOfMistake(reviewed: ReviewedQuestion): CardDraft | undefined {
  const { prompt } = reviewed.question;
  const [front, back] = [textOf(prompt), answerOf(reviewed)];
  const heard = prompt.find((block) => block.type === 'audio');
  if (front === undefined || back === undefined || front === '' || back === '') return undefined;
  if (front.length > maxSideLetters || back.length > maxAnswerLength) return undefined;
  // A formula can't be typed: the child looks at it and says how it went.
  const kind = back.includes('$') ? 'selfRated' : heard === undefined ? 'typed' : 'spelling';
  const spoken = heard === undefined ? null : `${heard.word}. ${heard.sentence}`;
  return { front, back, accepted: [], kind, spoken, vocabulary: null, picture: null };
}
