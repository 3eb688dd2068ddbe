/** What can be wrong with one question by itself: too long, unreadable, options alike, a key that does not fit its form. */
import { type Block, type Question, questionSchema, stepsSchema } from '@comet/contract/question';
import type { Year } from '@comet/domain/curriculum/subjects';
import { readDate } from '@comet/domain/marking/read-date';
import katex from 'katex';
import { score } from '../marking/score.ts';
import { hasEqualOfRight, lookOf, twinsIn } from './alike-options.ts';
import { explanationText, hintText, repeatedHints, unshownThings } from './explanations.ts';
import type { Minted } from './mint.ts';
import { needlessFaults, storyFaults } from './story-faults.ts';
import { ownSteps } from './tempting-mistakes.ts';
import { unfitWordsOf } from './unfit.ts';

/** Words in a prompt and in one sentence at most, by year (short enough for the age). */
const wordLimits: Readonly<Record<Year, { readonly prompt: number; readonly sentence: number }>> = {
  3: { prompt: 30, sentence: 14 },
  4: { prompt: 35, sentence: 16 },
  5: { prompt: 45, sentence: 18 },
  6: { prompt: 55, sentence: 20 },
  7: { prompt: 65, sentence: 22 },
};

const words = (text: string): number => (text.match(/[\p{L}\p{N}£%°.,'’/-]+/gu) ?? []).length;
const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));

function readingFaults(question: Question, year: Year): string[] {
  const limit = wordLimits[year];
  const text = textsOf(question.prompt).join(' ');
  const longest = Math.max(0, ...text.split(/[.?!:](?:\s|$)|\n/).map(words));
  return [
    ...(words(text) > limit.prompt ? [`the prompt has ${words(text)} words, year ${year} takes ${limit.prompt}`] : []),
    ...(longest > limit.sentence ? [`a sentence has ${longest} words, year ${year} takes ${limit.sentence}`] : []),
  ];
}

function mathsFaults(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'maths') return [];
    try {
      katex.renderToString(block.tex, { throwOnError: true, strict: 'error' });
      return block.spoken.trim() === '' ? ['maths without spoken words'] : [];
    } catch {
      return [`KaTeX cannot set ${block.tex}`];
    }
  });
}

/**
 * Whether every accepted text names a day or a month, and one of them both: spellings of one date, which need a date key.
 * 'the end of May' beside '31 May' is an answer in words, which a date key would refuse.
 */
function asksDate(accept: readonly string[]): boolean {
  const dates = accept.flatMap((text) => {
    const read = readDate(text);
    return read.verdict === 'read' ? [read.value] : [];
  });
  return dates.length === accept.length && dates.some(({ day, month }) => day !== undefined && month !== undefined);
}

function optionFaults(made: Minted): string[] {
  const { key, question } = made;
  if (key.type === 'multipleChoice' && question.answer.type === 'multipleChoice') {
    const { options } = question.answer;
    const shown = new Set(options.map(lookOf));
    return [
      ...(options.length < 2 || options.length > 6 ? [`${options.length} options`] : []),
      ...(shown.size < options.length ? ['two options look the same'] : []),
      ...(hasEqualOfRight(options, key.option) ? ['a wrong option has the value of the right one'] : []),
      ...(options.some((_, place) => (key.because[place] === undefined) !== (place === key.option))
        ? ['a wrong option without its mistake, or the right one with one']
        : []),
    ];
  }
  if (key.type === 'multipleWordChoice' && question.answer.type === 'multipleWordChoice') {
    const { groups, layout, pick } = question.answer;
    return groups.flatMap((group, place) => [
      ...(layout === 'list' && new Set(group.words).size < group.words.length
        ? ['two words of a group are the same']
        : []),
      ...(key.picks[place]?.length === pick ? [] : ['the key has another number of words than asked']),
    ]);
  }
  if (key.type === 'writeAnswer' && question.answer.type === 'writeAnswer') {
    const form = question.answer;
    return [
      ...(key.spec.kind === 'text' && asksDate(key.spec.accept) ? ['a date is asked as text'] : []),
      ...(key.spec.kind === form.kind ? [] : [`the box asks for ${form.kind}, the key is ${key.spec.kind}`]),
      ...key.mistakes.flatMap(({ given }) => {
        const verdict = score(key, form, { type: 'writeAnswer', text: given }).verdict;
        return verdict === 'wrong' ? [] : [`the mistake '${given}' is scored ${verdict}`];
      }),
    ];
  }
  return ['the key is of another type than the answer form'];
}

/** What is asked of a pair can never be asked of one word twice, whatever it is. */
const twinFaults = ({ question }: Minted): string[] =>
  twinsIn(question).map((text) => `'${text}' pairs a word with itself`);

/** An explanation is more than the hint, and speaks of what is there. */
function teachingFaults(made: Minted): string[] {
  const isDrawn = made.explanation.flat().some(({ type }) => type === 'figure');
  return [
    ...repeatedHints(made).map((sentence) => `the explanation repeats the hint: '${sentence}'`),
    ...(isDrawn || explanationText(made).length > hintText(made).length
      ? []
      : ['the explanation is no longer than the hint']),
    // In other subjects a bar, a cost or a chart may be just a word.
    ...(made.generatorId.startsWith('e.') || made.generatorId.startsWith('v.') ? [] : unshownThings(made)).map(
      (thing) => `the explanation names ${thing}, which the question doesn't show`,
    ),
  ];
}

const leaked = /undefined|NaN|\[object|Infinity|\bnull\b/;

/** Code that stands where a word should; a word of the prompt that reads like code is read aloud by right. */
function hasLeakedValue(blocks: readonly Block[], { prompt, spoken }: Question): boolean {
  const [aloud] = leaked.exec(spoken) ?? [];
  const isOwnWord = aloud !== undefined && textsOf(prompt).join(' ').toLowerCase().includes(aloud.toLowerCase());
  return leaked.test(JSON.stringify(blocks)) || (aloud !== undefined && !isOwnWord);
}

/** All that is wrong with one question, as sentences. */
export function itemFaults(made: Minted): string[] {
  const { question, explanation, hint, features } = made;
  const options = question.answer.type === 'multipleChoice' ? question.answer.options.flat() : [];
  const all = [...question.prompt, ...options, ...hint, ...explanation.flat()];
  const parsed = questionSchema.safeParse(question);
  return [
    ...(parsed.success ? [] : [`not a question: ${parsed.error.issues[0]?.message}`]),
    ...(stepsSchema.safeParse(explanation).success && explanation.length > 0 ? [] : ['no explanation']),
    ...(hint.length > 0 ? [] : ['no hint']),
    ...(question.spoken.trim() === '' ? ['nothing to read aloud'] : []),
    ...unfitWordsOf(made).map((word) => `'${word}' is unfit for children`),
    ...(hasLeakedValue(all, question) ? ['a value leaked into the text'] : []),
    ...(Object.values(features).every(Number.isFinite) ? [] : ['a feature is no number']),
    ...readingFaults(question, made.year),
    ...storyFaults(textsOf(question.prompt).join(' ')),
    ...needlessFaults(textsOf(question.prompt).join(' '), textsOf(ownSteps(explanation).flat())),
    ...mathsFaults(all),
    ...optionFaults(made),
    ...twinFaults(made),
    ...teachingFaults(made),
  ];
}
