/** Relative clauses, parenthesis and fronted adverbials. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, tap, withOptions, write } from '../ask.ts';
import { once } from '../data-rows.ts';
import { moveToFront, whatFrontTells, whichBegins, whichFronted, writeFront } from './fronted-adverbials.ts';
import { hasAside, whatIsLeft, whichAside } from './parenthesis.ts';
import { placedMarks, withoutMarks } from './parenthesis-marks.ts';
import {
  amongNouns,
  at,
  type ClauseForm,
  complexFor,
  cutClauses,
  mistake,
  nearRelatives,
  relativeFor,
  relativeRule,
  relatives,
  simpleFor,
  words,
} from './sentences-with-clauses.ts';

const pronouns = /^(who|which|that|whose|where|when)$/;

/** The relative clause of a sentence: known by the book of sentences. */
const clauseOf = once(() => new Map([...relatives(), ...amongNouns()].map((row) => [row.sentence, row])));

/** The sentences of these texts with their relative clauses. */
const rowOf = (sentence: string) => clauseOf().get(sentence);

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** The noun before the clause, or the name. */
const nounOf = (before: string): string => (before.startsWith('Mrs ') ? before : lastWord(before));

/** 'Which words are the relative clause?' */
const whichRelative: ClauseForm = {
  weight: at(['relative'], 30, 'easy', 'medium'),
  make(random, cell) {
    const row = random.pick(relativeFor(cell));
    if (row.sentence.includes(',') !== (cell.difficulty === 'medium') && random.chance(2, 3)) return undefined;
    const after = row.after.split(' ');
    const because = (name: string, says: string) => mistake(name, says);
    return chooseText(
      random,
      {
        prompt: ['Which words are the relative clause?', row.sentence],
        hint: 'Find “who”, “which”, “that”, “whose”, “where” or “when”. Where does that part end?',
        steps: [
          relativeRule,
          `Here it tells more about “${nounOf(row.before)}”.`,
          `It begins with “${row.pronoun}”: **${row.clause}**.`,
        ],
        variant: `relative ${cell.difficulty}: ${row.sentence}`,
        features: { words: words(row.sentence), load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      row.clause,
      [
        [
          row.after === '' ? row.before : row.after,
          because('rest-of-the-sentence', 'That is the main part of the sentence.'),
        ],
        [
          row.clause.replace(`${row.pronoun} `, ''),
          because('pronoun-left-out', `“${row.pronoun}” belongs to the clause: it joins these words to the noun.`),
        ],
        [
          row.before,
          because(
            'noun-for-clause',
            row.after === ''
              ? 'That is the main part of the sentence.'
              : 'Those words name what the clause tells us about.',
          ),
        ],
        [
          `${row.clause} ${after.slice(0, 2).join(' ')}`.trim(),
          because('clause-too-long', 'The clause ends before that.'),
        ],
        [
          `${nounOf(row.before)} ${row.clause}`,
          because('noun-included', `The clause begins with “${row.pronoun}”. The noun before it is not a part of it.`),
        ],
      ],
      { count: cell.difficulty === 'easy' ? 3 : 4 },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which words are the relative clause?'
      ? chosen(
          seen,
          (option) => clauseOf().get(seen.shows)?.clause === option && pronouns.test(option.split(' ')[0] ?? ''),
        )
      : undefined,
};

/** 'Tap the relative pronoun', 'Tap the noun that the relative clause tells about'. */
function tapWord(asks: string, difficulty: string, wanted: 'pronoun' | 'noun'): ClauseForm {
  return {
    weight: at(['relative'], 30, difficulty),
    make(random, cell) {
      // 'Where' and 'when' are relative adverbs, and a name of two words is no single noun to tap.
      const row = random.pick(
        relativeFor(cell).filter(({ pronoun, before }) =>
          wanted === 'noun' ? !before.startsWith('Mrs ') : pronoun !== 'where' && pronoun !== 'when',
        ),
      );
      const list = row.sentence.split(' ');
      const place = words(row.before) - (wanted === 'noun' ? 1 : 0);
      return tap(
        {
          prompt: [asks],
          hint:
            wanted === 'noun'
              ? 'Find the part that begins with “who”, “which”, “that”, “whose”, “where” or “when”.'
              : 'Which word joins a noun to the words that tell more about it?',
          steps: [
            relativeRule,
            `The relative clause is “${row.clause}”.`,
            wanted === 'noun'
              ? `It tells us more about **${lastWord(row.before)}**.`
              : `It begins with **${row.pronoun}**.`,
          ],
          variant: `${wanted}: ${row.sentence}`,
          features: { words: list.length, load: wanted === 'noun' ? 3 : 1 },
        },
        list,
        [place],
        (at) =>
          mistake(
            `no-${wanted}-of-the-clause`,
            wanted === 'noun'
              ? `“${list[at]?.replace(/[.,]/g, '')}” is not what the clause describes. Look just before “${row.pronoun}”.`
              : `“${list[at]?.replace(/[.,]/g, '')}” is not a relative pronoun. “Who”, “which”, “that” and “whose” can be.`,
          ),
      );
    },
    solve(seen) {
      if (seen.asks !== asks) return undefined;
      const place = seen.options.findIndex((word, at) => at > 0 && pronouns.test(word));
      return chosen(seen, (_, at) => at === place - (wanted === 'noun' ? 1 : 0));
    },
  };
}

const determiner = /^(?:the|a|an|my|our|his|her)$/i;

/** The noun before a clause, alone and with the words that belong to it: lamp, a lamp. */
function nounPhrases(before: string): string[] {
  const list = before.split(' ');
  const start = list.findLastIndex((word) => determiner.test(word));
  return [...new Set([lastWord(before), list.slice(start).join(' '), list.slice(start + 1).join(' ')])];
}

/** 'Write the noun that the relative clause tells about.' Other nouns come before it, so it is no matter of the first one. */
const typeNoun: ClauseForm = {
  weight: at(['relative'], 24, 'hard'),
  make(random) {
    const row = random.pick(amongNouns());
    const noun = lastWord(row.before);
    return write(
      {
        prompt: ['Write the noun that the relative clause tells us more about.', row.sentence],
        hint: 'Where does the relative clause begin? Which noun is just before it?',
        steps: [
          `The relative clause is “${row.clause}”.`,
          'Look at the noun just before it: that is the one it describes.',
          `It tells us more about **${noun}**.`,
        ],
        variant: `noun typed: ${row.sentence}`,
        features: { words: words(row.sentence), load: 3 },
      },
      nounPhrases(row.before),
      [
        [
          row.pronoun,
          mistake('pronoun-for-noun', 'That word begins the relative clause. Which noun comes just before it?'),
        ],
        ...row.before
          .split(' ')
          .map(
            (word): TextMistake => [
              word.toLowerCase(),
              mistake(
                'no-noun-of-the-clause',
                `“${word}” is not what the clause describes. Look just before “${row.pronoun}”.`,
              ),
            ],
          ),
      ],
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Write the noun that the relative')) return undefined;
    const list = shows.split(' ');
    const place = list.findIndex((word, at) => at > 0 && pronouns.test(word));
    return typed(list[place - 1] ?? '');
  },
};

/** Sentences of both kinds: at medium a conjunction is told from a relative pronoun, and who after a noun from who after a verb. */
const beside = (near: readonly string[], other: readonly string[]): readonly string[] => [
  ...near.slice(0, 2),
  ...other.slice(0, 1),
];

/** 'Which sentence has a relative clause?' */
const whichHasRelative: ClauseForm = {
  weight: at(['relative'], 90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    // At hard some have other nouns first: those that all begin with “The” and a noun would give the odd one away.
    const rows = hard ? [...relativeFor(cell), ...amongNouns()] : relativeFor(cell);
    const own = random.sample(rows, 8).map(({ sentence }) => sentence);
    const complex = random.sample(complexFor(cell), 6).map(({ sentence }) => sentence);
    const simple = cell.difficulty === 'easy' ? random.sample(simpleFor(cell), 5).map(({ sentence }) => sentence) : [];
    const near = cell.difficulty === 'easy' ? [] : random.sample(nearRelatives(), 5);
    const nearOf = (text: string) => near.find(({ sentence }) => sentence === text);
    const nearTexts = near.map(({ sentence }) => sentence);
    // A word such as who after a verb makes hard sentences look like those with a relative clause.
    const others = hard ? nearTexts : cell.difficulty === 'easy' ? [...simple, ...complex] : beside(nearTexts, complex);
    const [right = '', ...wrong] = wants ? [own[0] ?? '', ...others] : [others[0] ?? '', ...own];
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} relative clause?`],
          hint: 'Look for “who”, “which”, “that”, “whose”, “where” or “when” just after a noun.',
          steps: [
            relativeRule,
            wants
              ? `Here “${rowOf(right)?.clause ?? ''}” tells more about “${nounOf(rowOf(right)?.before ?? '')}”.`
              : nearOf(right) === undefined
                ? 'In the other sentences such a word comes just after a noun. Here none does.'
                : `In the other sentences such a word comes just after a noun. Here “${nearOf(right)?.part ?? ''}” comes after a verb.`,
            `So it is: **${right}**`,
          ],
          variant: `has ${wants}: ${right}`,
          features: { words: words(right), load: hard ? 4 : cell.difficulty === 'easy' ? 1 : 2 },
        },
        right,
        wrong.map(
          (text): TextMistake => [
            text,
            mistake(
              wants ? 'no-relative-clause-there' : 'relative-clause-overlooked',
              wants
                ? simple.includes(text)
                  ? 'That sentence has only one clause, so no clause tells more about a noun.'
                  : nearOf(text) !== undefined
                    ? `The word before “${nearOf(text)?.part ?? ''}” is a verb there, so no noun is described.`
                    : `“${cutClauses(text)?.sub ?? ''}” begins with a conjunction. It does not describe a noun.`
                : `“${rowOf(text)?.clause ?? ''}” tells more about “${nounOf(rowOf(text)?.before ?? '')}”.`,
            ),
          ],
        ),
        { count: hard ? 5 : cell.difficulty === 'easy' ? 3 : 4 },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) relative clause\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    const has = (option: string): boolean => {
      const list = option.split(' ');
      return list.some(
        (word, at) =>
          at > 0 &&
          ((/^(who|which|that|whose|where)$/.test(word) &&
            !/^(so|provided|now)$/i.test(list[at - 1] ?? '') &&
            !nearRelatives().some(({ sentence }) => sentence === option)) ||
            (word === 'when' && /^(day|winter)$/.test(list[at - 1] ?? ''))),
      );
    };
    return chosen(seen, (option) => has(option) === (which === 'a'));
  },
};

/** The ways of asking about relative clauses, parenthesis and fronted adverbials. */
export const relativeForms: readonly ClauseForm[] = [
  whichRelative,
  tapWord('Tap the relative pronoun.', 'easy', 'pronoun'),
  tapWord('Tap the noun that the relative clause tells us more about.', 'medium', 'noun'),
  typeNoun,
  whichHasRelative,
  whichAside,
  whatIsLeft,
  placedMarks,
  withoutMarks,
  hasAside,
  whichFronted,
  whichBegins,
  moveToFront,
  writeFront,
  whatFrontTells,
];
