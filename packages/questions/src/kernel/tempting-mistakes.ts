/** The step that closes an explanation: which wrong answers tempt, and why they fail. */
import type { Block, Steps } from '@comet/contract/question';
import { repeatedHints } from './explanations.ts';
import type { Made } from './generator.ts';
import type { Mistake } from './key.ts';
import { showNumber } from './number-text.ts';
import { plainText, says, shownBy } from './plain-text.ts';

/** A wrong answer as it is shown, and the mistake behind it. */
interface Tempting {
  readonly given: string;
  /** Whether it's typed, not chosen. */
  readonly isTyped?: true;
  /** The name of its group, where there are several: the same word may be wrong in each for another reason. */
  readonly group?: string;
  readonly because: Mistake;
}

/** How many wrong answers are explained: more would no longer be read. */
const maxExplained = 2;
/** Longer options, and those of several paragraphs, are not quoted. */
const maxQuoted = 90;
/**
 * Mistakes that tell nothing about the answer itself: 'Two things went wrong here.', 'Close. Check each column.', 'That is 4/10.',
 * 'Write only the letters.', 'This part is right: each of its words is spelt correctly.'
 */
const untold = /\/(two-slips|near-value|several-slips|copied|whole-word-written|right-word-chosen)$/;
const tellsNothing =
  /^(?:Close|You are close|Nearly|Not quite|Not this one|Check your|Check each|Count again|Work it out again|That is too (?:large|small)\.|This part is right:|There is a mistake in part)(?!\w)/;

/** The text of an option; undefined where it is a drawing or set as maths, which cannot be put into a sentence. */
function textOf(blocks: readonly Block[]): string | undefined {
  return blocks.every(({ type }) => type === 'text') ? blocks.map(shownBy).join(' ').trim() : undefined;
}

/** Money has two decimals or none. */
const asShown = (number: string, before: string): string =>
  showNumber(before === '£' ? number.replace(/\.\d$/, '$&0') : number);

/** Every wrong answer with its mistake, in the order of the key. */
function wrongAnswers({ question: { answer }, key }: Pick<Made, 'question' | 'key'>): Tempting[] {
  if (key.type === 'writeAnswer') {
    const isNumber = key.spec.kind === 'number' && key.spec.form !== 'year';
    // Money is named as money, though the sign is beside the box and not typed.
    const before = answer.type === 'writeAnswer' && answer.before === '£' ? '£' : '';
    const after = answer.type === 'writeAnswer' && answer.after === 'p' ? 'p' : '';
    return key.mistakes.map(({ given, because }) => ({
      given: `${before}${isNumber && /^-?\d/.test(given) ? asShown(given, before) : given}${after}`,
      isTyped: true,
      because,
    }));
  }
  if (key.type === 'multipleChoice' && answer.type === 'multipleChoice')
    return key.because.flatMap((because, place) => {
      const given = textOf(answer.options[place] ?? []);
      return because === undefined || given === undefined ? [] : [{ given, because }];
    });
  // A word of running text is seldom tempting by itself.
  if (key.type === 'multipleWordChoice' && answer.type === 'multipleWordChoice' && answer.layout === 'list') {
    // What is right in one group is wrong in another only because of its place, which “Why not this one?” wouldn't name.
    const right = new Set(key.picks.flatMap((picks, at) => picks.map((place) => answer.groups[at]?.words[place])));
    return key.because.flatMap((group, at) =>
      group.flatMap((because, place) => {
        const given = answer.groups[at]?.words[place];
        const label = answer.groups.length > 1 ? answer.groups[at]?.label : undefined;
        // Only 'x-coordinate' and its like can be put into a sentence: not 'Gap 1', nor a whole statement.
        const isName = label !== undefined && /^[a-z][a-z-]+$/.test(label);
        const group = isName ? (label.includes('-') ? label : `word “${label}”`) : undefined;
        return because === undefined || given === undefined || right.has(given)
          ? []
          : [{ given, because, ...(group === undefined ? {} : { group }) }];
      }),
    );
  }
  return [];
}

/** In bold, or in inverted commas where a part of it is in bold already. */
const marked = (text: string): string => (text.includes('**') ? `“${text}”` : `**${text}**`);

/** The wrong answer and why it fails: a question to whoever made the mistake, or to whoever is tempted. */
function explained({ given, isTyped, group, because }: Tempting): Block {
  const isDone = because.says.startsWith('You ');
  const did = isTyped ? 'Did you write' : 'Did you choose';
  // A whole sentence has an end mark of its own, and that mark may be what is asked about.
  if (/[.?!”]$/.test(given))
    return {
      type: 'text',
      text: `${isDone ? did : 'Why not'} this one? ${marked(given)} ${because.says}`,
    };
  const asks = isDone ? (/\d|^[IVXLCDM]{2,}$/.test(given) ? 'Did you get' : did) : 'Why not';
  return {
    type: 'text',
    text: `${asks} ${marked(given)}${group === undefined ? '' : ` for the ${group}`}? ${because.says}`,
  };
}

/** The explanation as the generator made it, without a step on wrong answers. */
export function ownSteps(explanation: Steps): Steps {
  return explanation.filter(
    ([block]) =>
      block?.type !== 'text' || !/^(Why not|Did you (get|choose|write)) (this one\? )?(\*\*|“)/.test(block.text),
  );
}

/**
 * The wrong answers that tell most, each by another mistake, as one step. Nothing where no mistake says more than the
 * hint and the explanation do.
 */
export function temptingStep(made: Pick<Made, 'question' | 'key' | 'hint' | 'explanation'>): Block[] {
  const known = plainText(made.explanation.flat().map(shownBy).join(' '));
  const told = new Set<string>();
  const telling = wrongAnswers(made)
    .filter(
      ({ given, because }) =>
        given.length <= maxQuoted &&
        !given.includes('\n') &&
        !untold.test(because.id) &&
        because.says !== '' &&
        !tellsNothing.test(because.says),
    )
    .filter(({ because }) => !says(known, plainText(because.says).replace(/[.?!]$/, '')))
    .filter(
      ({ because }) =>
        repeatedHints({ hint: made.hint, explanation: [[{ type: 'text', text: because.says }]] }).length === 0,
    )
    .toSorted((one, other) => other.because.says.length - one.because.says.length)
    .filter(({ because: { id, says: reason } }) => {
      const isNew = !told.has(id) && !told.has(reason);
      told.add(id).add(reason);
      return isNew;
    });
  return telling.slice(0, maxExplained).map(explained);
}
