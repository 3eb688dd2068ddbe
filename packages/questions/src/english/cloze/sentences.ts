/** Ways of asking with single sentences: conjunctions, pronouns, linking words. */
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, tap, withOptions, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import { areKin, isCause, isLogic, isRelative, testFor, usesOf } from './link-uses.ts';
import {
  allLinked,
  type ClozeCell,
  type ClozeParams,
  clueOf,
  filled,
  fullReason,
  gappy,
  goldSentences,
  golds,
  hintFor,
  isPronounSet,
  type Linked,
  many,
  mistake,
  pool,
  reason,
  weightAt,
  wrongWord,
} from './linked-sentences.ts';

/** 'Which word fits the gap?' */
const whichFits: Form<ClozeParams> = {
  weight: weightAt(many, 'easy'),
  make(random, cell) {
    const row = random.pick(pool(cell));
    return chooseText(
      random,
      {
        prompt: ['Which word or words fit the gap best?', gappy(row)],
        hint: hintFor(row),
        steps: [clueOf(row), fullReason(row), `So it is: ${row.before}**${row.right}**${row.after}`],
        variant: `fits ${gappy(row)}`,
        features: { load: 1 },
      },
      row.right,
      row.wrong.map((word): TextMistake => [word, wrongWord(row, word)]),
      { count: row.wrong.length + 1, layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which word or words fit the gap best?'
      ? chosen(seen, (option) => golds().get(seen.shows) === option)
      : undefined,
};

/** 'Type the word for the gap.' */
const typeWord: Form<ClozeParams> = {
  weight: weightAt(many, 'medium'),
  make(random, cell) {
    const row = random.pick(pool(cell));
    const choices = [row.right, ...row.wrong].sort();
    return write(
      {
        prompt: [`Type one of these: ${choices.join(', ')}.`, gappy(row)],
        hint: hintFor(row),
        steps: [clueOf(row), fullReason(row), `So it is **${row.right}**.`],
        variant: `type ${gappy(row)}`,
        features: { load: 2 },
      },
      [row.right],
      row.wrong.map((word): TextMistake => [word, wrongWord(row, word)]),
    );
  },
  solve: ({ asks, shows }) =>
    /^Type (?:one of these: .+|.+ or .+)\.$/.test(asks) ? typed(golds().get(shows) ?? '') : undefined,
};

/** A wrong word for a whole line: of pronouns the first, which the line tempts to; the other would be heard at once. */
const wrongIn = (random: Random, row: Linked): string =>
  row.set.startsWith('pronoun') ? (row.wrong[0] ?? '') : random.pick(row.wrong);

/** 'Which line uses the right conjunction?' */
const whichSentence: Form<ClozeParams> = {
  weight: weightAt(() => 110, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : hard ? 5 : 4;
    const [own, ...others] = random.sample(pool(cell), 9);
    if (own === undefined) return undefined;
    const findsRight = cell.difficulty === 'easy' || random.chance(1, 2);
    const oneMistake = wrongIn(random, own);
    const right = findsRight ? filled(own, own.right) : filled(own, oneMistake);
    const wrong = others.map((other): TextMistake => {
      if (!findsRight)
        return [filled(other, other.right), mistake('good-sentence-doubted', `That one is right. ${reason(other)}`)];
      const word = wrongIn(random, other);
      return [filled(other, word), wrongWord(other, word)];
    });
    if (standsOut(random, right, wrong)) return undefined;
    const what = own.set.startsWith('pronoun')
      ? 'pronoun'
      : own.set.startsWith('join')
        ? 'conjunction'
        : 'linking word';
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which line uses the ${findsRight ? 'right' : 'wrong'} ${what}?`],
          hint: hintFor(own),
          steps: findsRight
            ? [clueOf(own), fullReason(own), `So the right line is: **${right}**`]
            : [clueOf(own), wrongWord(own, oneMistake).says, `So the wrong line is: **${right}**`],
          variant: `sentence ${cell.difficulty} ${right}`,
          features: { load: count },
        },
        right,
        wrong,
        { count },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which line uses the (right|wrong) /.exec(seen.asks) ?? [];
    return which === undefined
      ? undefined
      : chosen(seen, (option) => goldSentences().has(option) === (which === 'right'));
  },
};

/** A word of the set that does this, as an example. */
function exampleOf(set: string, why: string): string {
  const rows = allLinked().filter((each) => each.set === set && each.why === why);
  const row = rows.find(({ right }) => !right.includes(' ')) ?? rows[0];
  return row === undefined
    ? ''
    : `${row.right.includes(' ') ? 'A phrase' : 'A word'} that ${why} is “${row.right.toLowerCase()}”.`;
}

/** Words that say by themselves what they do. */
const plainLinks = /^(?:similarly|likewise|for instance|therefore|in contrast|by contrast|thereafter)$/i;
const asksThought = (cell: ClozeCell): readonly Linked[] => pool(cell).filter(({ right }) => !plainLinks.test(right));

/** 'What does the word in bold do?' A pronoun is asked about in other ways: what it stands for is a thing of its own sentence. */
const whatDoes: Form<ClozeParams> = {
  weight: weightAt((cell) => asksThought(cell).length, 'hard'),
  make(random, cell) {
    const row = random.pick(asksThought(cell));
    const others = [...new Set(allLinked().flatMap(({ set, why }) => (set === row.set ? [why] : [])))].filter(
      (why) => why !== row.why && !areKin(why, row.why),
    );
    const shuffled = random.shuffle(others);
    // What one thing has to do with another tempts more than time or one more thing, and most of all reason, result and surprise.
    const rivals = [
      ...shuffled.filter(isCause),
      ...shuffled.filter((why) => isLogic(why) && !isCause(why)),
      ...shuffled.filter((why) => !isLogic(why)),
    ].slice(0, 3);
    return chooseText(
      random,
      {
        prompt: [
          `What does the ${row.right.includes(' ') ? 'phrase' : 'word'} in bold do?`,
          `${row.before}**${row.right}**${row.after}`,
        ],
        hint: hintFor(row),
        steps: [clueOf(row), testFor(row.why, row.right), `“${row.right}” **${row.why}**.`],
        variant: `does ${gappy(row)}`,
        features: { load: 4 },
      },
      `it ${row.why}`,
      rivals.map(
        (why): TextMistake => [
          `it ${why}`,
          mistake('link-misread', `${exampleOf(row.set, why)} “${row.right}” doesn’t do that here.`),
        ],
      ),
    );
  },
  solve(seen) {
    if (!/^What does the (word|phrase) in bold do\?$/.test(seen.asks)) return undefined;
    const [before = '', word = '', after = ''] = seen.shows.split('**');
    const row = allLinked().find((each) => each.before === before && each.right === word && each.after === after);
    return chosen(seen, (option) => row !== undefined && option === `it ${row.why}`);
  },
};

const conjunctions = /\b(?:and|but|or|so|because|although|when|while|before|after|until|if)\b/g;
const pronouns = /\b(?:he|him|his|she|her|it|its|they|them|their|we|us|our)\b/gi;

/** Sentences with a word to tap: one conjunction or pronoun alone would need no reading, and a linking word with its comma stands out. */
const tappable = (cell: ClozeCell): readonly Linked[] =>
  cell.params.set.startsWith('link')
    ? []
    : pool(cell).filter(
        (row) => (filled(row, row.right).match(isPronounSet(cell) ? pronouns : conjunctions) ?? []).length > 1,
      );

/** Why a word isn't the one to tap: of another linking word, what it does itself. */
function notTheWord({ set, why }: Linked, word: string): string {
  if (set.startsWith('pronoun')) return `“${word}” isn’t the pronoun we are looking for.`;
  const does = usesOf(word);
  return does === undefined
    ? `“${word}” isn’t the word that ${why}.`
    : `“${word}” ${does}. Look for the word that ${why}.`;
}

/** 'Tap the linking word that tells when.' */
const tapLink: Form<ClozeParams> = {
  weight: weightAt((cell) => tappable(cell).length, 'medium'),
  make(random, cell) {
    const row = random.pick(tappable(cell));
    const words = filled(row, row.right).split(' ');
    const place = row.before.trim() === '' ? 0 : row.before.trim().split(' ').length;
    const isPronoun = isPronounSet(cell);
    // Another pronoun of the same family could be meant for the same person.
    const hasRelative = isPronoun && words.some((word, at) => at !== place && isRelative(word, row.right));
    if (hasRelative) return undefined;
    return tap(
      {
        prompt: [`Tap the ${isPronoun ? '' : 'linking '}word that ${row.why}.`],
        hint: hintFor(row),
        steps: [clueOf(row), fullReason(row), `So the word is **${row.right}**.`],
        variant: `tap ${words.join(' ')}`,
        features: { load: 2 },
      },
      words,
      [place],
      (at) => mistake('no-link', notTheWord(row, words[at]?.replace(/[.,;]/g, '') ?? '')),
    );
  },
  solve(seen) {
    if (!/^Tap the (word that|linking word)/.test(seen.asks)) return undefined;
    const text = seen.options.join(' ');
    const row = allLinked().find((each) => filled(each, each.right) === text);
    const place = row === undefined || row.before.trim() === '' ? 0 : row.before.trim().split(' ').length;
    return chosen(seen, (_, at) => at === place);
  },
};

/** The ways of asking with single sentences. */
export const sentenceForms: readonly Form<ClozeParams>[] = [whichFits, typeWord, whichSentence, whatDoes, tapLink];
