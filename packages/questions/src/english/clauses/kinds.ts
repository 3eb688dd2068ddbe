/** Kinds of clauses, phrases and sentences, named and counted. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions, writeNumber } from '../ask.ts';
import {
  at,
  type ClauseCell,
  type ClauseForm,
  clauseLike,
  complexFor,
  compoundFor,
  cutClauses,
  inside,
  mainRule,
  mistake,
  opensSub,
  phraseOf,
  phrasesFor,
  relativeFor,
  relativeRule,
  simpleFor,
  triples,
  words,
} from './sentences-with-clauses.ts';

const shapes = ['simple', 'compound', 'complex'] as const;

const shapeRules = {
  simple: 'A simple sentence has one clause.',
  compound: 'A compound sentence has two main clauses, joined by “and”, “but”, “or”, “so”, “yet” or “nor”.',
  complex: 'A complex sentence has a main clause and a subordinate clause.',
} as const;

/** How each shape is recognised. */
const shapeSigns = {
  simple: 'Only one verb has a subject here.',
  compound: 'Two parts are joined, and each of them could be a sentence by itself.',
  complex: 'One part could be a sentence by itself, and the other part could not.',
} as const;

/** What this sentence has, for a child who took it for another shape. */
const shapeHere = {
  simple: 'This one has only one clause.',
  compound: 'This one has two main clauses.',
  complex: 'One of the two clauses here can’t be a sentence by itself.',
} as const;

/** 'Is it a simple, a compound or a complex sentence?' */
export const whichShape: ClauseForm = {
  weight: at(['phrases', 'analysis'], 45, 'easy'),
  make(random, cell) {
    const shape = random.pick(shapes);
    const sentence =
      shape === 'simple'
        ? random.pick(simpleFor(cell))
        : shape === 'compound'
          ? random.pick(compoundFor(cell))
          : random.pick(complexFor(cell)).sentence;
    return chooseInOrder(
      {
        prompt: ['What kind of sentence is this?', sentence],
        hint: 'Count the verbs that have a subject. Is there more than one clause? If so, which word joins them?',
        steps: [shapeSigns[shape], shapeRules[shape], `So it is a **${shape} sentence**.`],
        variant: `shape: ${sentence}`,
        features: { words: words(sentence), load: 1 },
      },
      shapes.map((each) => `${each} sentence`),
      `${shape} sentence`,
      (text) =>
        mistake(
          'sentence-kind-mixed-up',
          `${shapeRules[shapes.find((each) => text.startsWith(each)) ?? shape]} ${shapeHere[shape]}`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What kind of sentence is this?') return undefined;
    const cut = cutClauses(seen.shows);
    const isComplex = cut !== undefined && words(cut.sub) > 2;
    const isCompound =
      /(?:, | )(and|but|or|so|yet|nor) (the|my|it|everyone|we|Mum|nobody|they|did|you|I|he|she)\b/.test(seen.shows) &&
      !/^My sister and/.test(seen.shows) &&
      !/climbers and their/.test(seen.shows);
    const shape = isComplex ? 'complex' : isCompound ? 'compound' : 'simple';
    return chosen(seen, (option) => option.startsWith(shape));
  },
};

const kinds = ['main clause', 'subordinate clause with a conjunction', 'relative clause', 'phrase'] as const;

type Kind = (typeof kinds)[number];

const kindRules: Readonly<Record<Kind, string>> = {
  'main clause': mainRule,
  'subordinate clause with a conjunction':
    'A subordinate clause with a conjunction begins with a word such as “because”, “when” or “if”.',
  'relative clause': relativeRule,
  phrase: 'A phrase is a group of words without a verb of its own.',
};

/** The test for each piece. */
const kindTests: Readonly<Record<Kind, string>> = {
  'main clause': 'Read the words in bold alone: they make a whole sentence.',
  'subordinate clause with a conjunction': 'Read the words in bold alone: they leave you waiting for the rest.',
  'relative clause': 'Look at the noun just before the words in bold: they tell you more about it.',
  phrase: 'Look for a verb with a subject in the words in bold: there is none.',
};

/** What these words are, for a child who took them for another piece. */
function kindHere(kind: Kind, part: string): string {
  if (kind === 'relative clause')
    return `These words begin with “${part.split(' ')[0]}”. They come just after a noun and tell you more about it.`;
  if (kind === 'subordinate clause with a conjunction')
    return 'These words begin with a conjunction and leave you waiting for the rest.';
  return kind === 'main clause'
    ? 'These words make a whole sentence by themselves.'
    : 'No word here is a verb with a subject.';
}

function pieceOf(
  kind: Kind,
  cell: ClauseCell,
  pick: <T>(list: readonly T[]) => T,
): { readonly part: string; readonly sentence: string } {
  if (kind === 'relative clause') {
    const { clause, sentence } = pick(relativeFor(cell));
    return { part: clause, sentence };
  }
  if (kind === 'phrase') return pick(phrasesFor(cell));
  const { main, sub, sentence } = pick(complexFor(cell));
  return { part: kind === 'main clause' ? main : sub, sentence };
}

/** 'What is the part in bold: a clause or a phrase?' */
export const nameThePiece: ClauseForm = {
  weight: (cell) => at(['phrases', 'analysis'], 55, 'easy')(cell) + at(['phrases', 'analysis'], 75, 'medium')(cell),
  make(random, cell) {
    const kind = random.pick(kinds);
    const { part, sentence } = pieceOf(kind, cell, (list) => random.pick(list));
    const count = words(sentence);
    if (cell.difficulty === 'medium' ? count < 9 : count > 9 && kind !== 'phrase') return undefined;
    return chooseInOrder(
      {
        prompt: ['What is the part in bold?', sentence.replace(part, `**${part}**`)],
        hint: 'Does it have a verb with a subject? Could it stand alone? How does it begin?',
        steps: [
          `Take the words by themselves: “${inside(part)}”.`,
          kindHere(kind, part),
          kindRules[kind],
          `So it is a **${kind}**.`,
        ],
        variant: `piece: ${sentence} ${part}`,
        features: { words: words(sentence), load: cell.difficulty === 'easy' ? 1 : 3 },
      },
      kinds,
      kind,
      (text) =>
        mistake(
          'clause-kind-mixed-up',
          `${kindRules[kinds.find((each) => each === text) ?? kind]} ${kindHere(kind, part)}`,
        ),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'What is the part in bold?' || !seen.options.includes('phrase') || cell.params.asks === 'clauses')
      return undefined;
    const [before = '', part = ''] = seen.shows.split('**');
    const isRelative =
      before !== '' &&
      /^(who|which|that|whose|where|when)\b/.test(part) &&
      !/\b(suspicious|bowed|cheered|barked)\b/.test(before) &&
      /^(The|My|Our|Mrs|I know)\b/.test(before) &&
      words(before.trim()) < 4;
    const kind: Kind =
      isRelative || (/^(who|which|that|whose|where)\b/.test(part) && before !== '')
        ? 'relative clause'
        : phraseOf(part) === part
          ? 'phrase'
          : opensSub(part)
            ? 'subordinate clause with a conjunction'
            : 'main clause';
    return chosen(seen, (option) => option === kind);
  },
};

/** 'In which sentence is the part in bold a phrase?' */
export const whichPiece: ClauseForm = {
  weight: at(['phrases', 'analysis'], 140, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    // A relative clause is known by its first word, so hard questions and those of year 7 ask for the other kinds.
    const kind = random.pick(hard || cell.year > 6 ? kinds.filter((each) => each !== 'relative clause') : kinds);
    const show = ({ part, sentence }: { readonly part: string; readonly sentence: string }): string =>
      sentence.replace(part, `**${part}**`);
    const right = show(pieceOf(kind, cell, (list) => random.pick(list)));
    const wrong = kinds
      .filter((each) => each !== kind)
      .flatMap((each) =>
        [0, 1, 2].map(
          (): TextMistake => [
            show(pieceOf(each, cell, (list) => random.pick(list))),
            mistake('clause-kind-mixed-up', `There it is a ${each}. ${kindRules[each]}`),
          ],
        ),
      );
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`In which sentence is the part in bold a ${kind}?`],
          hint: 'Take the words in bold by themselves. Is there a verb? Could they stand alone?',
          steps: [kindRules[kind], kindTests[kind], `So it is: ${right}`],
          variant: `which ${kind}: ${right}`,
          features: { words: words(right), load: hard ? 4 : 2 },
        },
        right,
        random.shuffle(wrong),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen, cell) {
    const [, kind = ''] = /^In which sentence is the part in bold a (.+)\?$/.exec(seen.asks) ?? [];
    if (kind === '') return undefined;
    return chosen(seen, (option) => {
      const [before = '', part = ''] = option.split('**');
      const inRelative = relativeFor(cell).some((row) => row.clause === part && row.sentence.startsWith(before));
      const read = inRelative
        ? 'relative clause'
        : phraseOf(part) === part
          ? 'phrase'
          : opensSub(part)
            ? 'subordinate clause with a conjunction'
            : 'main clause';
      return read === kind;
    });
  },
};

/** A sentence with the clauses in it, where there is more than one. */
function drawCounted(count: 1 | 2 | 3, cell: ClauseCell, random: Random): { sentence: string; shows: string } {
  if (count === 1) {
    // At hard a phrase in front looks like a clause: without it one verb is counted at a glance.
    const simple = cell.difficulty === 'hard' ? clauseLike().map(({ sentence }) => sentence) : simpleFor(cell);
    return { sentence: random.pick(simple), shows: 'Only one verb has a subject here.' };
  }
  if (count === 3) {
    const { sentence, clauses } = random.pick(triples());
    return { sentence, shows: `The clauses are: ${clauses.map((each) => `“${each}”`).join(', ')}.` };
  }
  if (random.chance(1, 2)) {
    const { sentence, clause } = random.pick(relativeFor(cell));
    return { sentence, shows: `One clause is “${clause}”. The other words make a main clause.` };
  }
  const { sentence, main, sub } = random.pick(complexFor(cell));
  const [one, other] = sentence.startsWith(main) ? [main, sub] : [sub, main];
  return { sentence, shows: `The clauses are: “${inside(one)}” and “${inside(other)}”.` };
}

/** 'How many clauses are in this sentence?' */
export const howMany: ClauseForm = {
  weight: (cell) => at(['phrases', 'analysis'], 50, 'hard')(cell) + at(['analysis'], 50, 'medium')(cell),
  make(random, cell) {
    const count = random.pick([1, 2, 2, 3, 3] as const);
    const { sentence, shows } = drawCounted(count, cell, random);
    const few = mistake('clauses-miscounted', 'There is another verb with a subject of its own. Count that one too.');
    const many = mistake(
      'clauses-miscounted',
      count === 1
        ? 'Only one verb has a subject here. Groups of words without a verb are phrases.'
        : `Only ${count === 2 ? 'two' : 'three'} verbs have a subject of their own.`,
    );
    return writeNumber(
      {
        prompt: ['How many clauses are in this sentence?', sentence],
        hint: 'Find each verb, and ask who or what does it.',
        steps: [
          'Each clause has a verb with a subject of its own.',
          shows,
          `So there ${count === 1 ? 'is' : 'are'} **${count}**.`,
        ],
        variant: `how many: ${sentence}`,
        features: { words: words(sentence), load: cell.difficulty === 'hard' ? 4 : 3 },
      },
      count,
      [...(count === 1 ? [] : [[count - 1, few] as const]), [count + 1, many]],
    );
  },
  solve({ asks, shows }, cell) {
    if (asks !== 'How many clauses are in this sentence?') return undefined;
    if (triples().some(({ sentence }) => sentence === shows)) return typed('3');
    return typed(simpleFor(cell).includes(shows) ? '1' : '2');
  },
};
