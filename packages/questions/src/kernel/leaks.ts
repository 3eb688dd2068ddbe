/** Whether what a child may see or hear before answering tells the answer: hint, reading aloud, descriptions of drawings, the prompt. */
import type { Minted } from './mint.ts';
import { altsOf, answerTexts, optionText, plainText, promptText, says, shownBy } from './plain-text.ts';

/** How often a text tells the right answer, and how often it tells a wrong one by coincidence. */
interface Tally {
  asked: number;
  told: number;
  chance: number;
}

/** A text tells too much when it is this much above coincidence; a few questions prove less than many. */
const limitOf = (asked: number): number => 0.3 + 1.6 / Math.sqrt(asked);
const fewestAsked = 20;
/** Numbers to work with stand in a prompt by right, and now and then one of them is the answer. */
const mostGivenAway = 0.6;
const maxNamesShown = 0.9;

/** A word to spell is read aloud by right. */
const isSpelling = ({ key }: Minted): boolean =>
  key.type === 'writeAnswer' && key.spec.kind === 'text' && key.spec.spelling === 'exact';

const hintText = ({ hint }: Minted): string => plainText(`${hint.map(shownBy).join(' ')} ${altsOf(hint)}`);
const altText = ({ question }: Minted): string => plainText(altsOf(question.prompt));
const spokenText = (item: Minted): string => (isSpelling(item) ? '' : plainText(item.question.spoken));

/** A question with its texts, which are asked for again and again. */
interface Read {
  readonly item: Minted;
  readonly prompt: string;
  /** Ways to write the right answer. */
  readonly own: readonly string[];
  /** Options as text; none where the answer is not chosen. */
  readonly options: readonly string[];
}

function read(item: Minted): Read {
  const { answer } = item.question;
  return {
    item,
    prompt: promptText(item.question),
    own: answerTexts(item),
    options: answer.type === 'multipleChoice' ? answer.options.map(optionText) : [],
  };
}

/** Which option a text names where it names just one that was not seen before: a child takes that one. */
function namedAlone(options: readonly string[], text: string, seen: string): number | undefined {
  const named = options.flatMap((own, place) => (says(text, own) && !says(seen, own) ? [place] : []));
  return named.length === 1 ? named[0] : undefined;
}

/** Questions looked through for one with another answer. */
const reach = 40;

/** The next question of the cell that is answered in the same way and by something else: its answer stands here by coincidence only. */
function otherAnswer(all: readonly Read[], at: number): readonly string[] | undefined {
  const [{ item, own } = {}, ...following] = [...all.slice(at, at + reach), ...all.slice(0, reach)];
  const key = item?.key;
  return following.find(
    (other) =>
      key?.type === 'writeAnswer' &&
      other.item.key.type === 'writeAnswer' &&
      other.item.key.spec.kind === key.spec.kind &&
      !other.own.some((text) => own?.includes(text)),
  )?.own;
}

/** Counts over all questions of a cell how often `textOf` brings the answer where the child did not see it anyway. */
function tallied(all: readonly Read[], textOf: (item: Minted) => string): Tally {
  const tally: Tally = { asked: 0, told: 0, chance: 0 };
  all.forEach(({ item, own, options, prompt }, at) => {
    const text = textOf(item);
    if (text === '' || own.length === 0) return;
    if (item.key.type === 'multipleChoice') {
      const named = namedAlone(options, text, prompt);
      tally.asked++;
      if (named === item.key.option) tally.told++;
      else if (named !== undefined) tally.chance += 1 / (options.length - 1);
    } else if (item.key.type === 'writeAnswer') {
      const other = otherAnswer(all, at);
      const tells = (answers: readonly string[]): boolean =>
        answers.some((wanted) => says(text, wanted) && !says(prompt, wanted));
      if (other === undefined) return;
      tally.asked++;
      if (tells(own)) tally.told++;
      if (tells(other)) tally.chance++;
    }
  });
  return tally;
}

/** Whether a prompt says outright what comes out: '3 + 4 = 7', 'the answer is 7'. */
function givesAway({ own, prompt }: Read): boolean {
  const said = prompt.match(/(?:= |\banswers?\b).{0,24}/g) ?? [];
  return own.some((wanted) =>
    said.some((part) => says(part, wanted) && (!part.startsWith('=') || part.startsWith(`= ${wanted}`))),
  );
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

function hiddenFaults(all: readonly Read[]): string[] {
  const hidden: readonly (readonly [string, (item: Minted) => string])[] = [
    ['hint', hintText],
    ['reading aloud', spokenText],
    ['description of the drawing', altText],
  ];
  return hidden.flatMap(([name, textOf]) => {
    const { asked, told, chance } = tallied(all, textOf);
    return asked >= fewestAsked && (told - chance) / asked > limitOf(asked)
      ? [`the ${name} tells the answer in ${percent(told, asked)} (by coincidence ${percent(chance, asked)})`]
      : [];
  });
}

function promptFaults(all: readonly Read[]): string[] {
  const typed = all.filter(({ item: { key } }) => key.type === 'writeAnswer' && key.spec.kind !== 'text');
  const given = typed.filter(givesAway).length;
  const chosen = all.filter(
    ({ item: { key, question }, own }) =>
      key.type === 'multipleChoice' && own.length > 0 && question.prompt.every(({ type }) => type !== 'passage'),
  );
  const named = chosen.filter(
    ({ item: { key }, options, prompt }) =>
      key.type === 'multipleChoice' && namedAlone(options, prompt, '') === key.option,
  ).length;
  return [
    ...(typed.length >= fewestAsked && given / typed.length > mostGivenAway
      ? [`the prompt gives the answer away in ${percent(given, typed.length)}`]
      : []),
    ...(chosen.length >= fewestAsked && named / chosen.length > maxNamesShown
      ? [`the prompt names the right option alone in ${percent(named, chosen.length)}`]
      : []),
  ];
}

/** What tells too much, as sentences; none where all is well or too few questions were made to say. */
export function leakFaults(made: readonly Minted[]): string[] {
  const all = made.map(read);
  return [...hiddenFaults(all), ...promptFaults(all)];
}
