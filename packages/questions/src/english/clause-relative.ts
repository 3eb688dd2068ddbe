/** Relative clauses, parenthesis and fronted adverbials. */
import { at, type ClauseParams, complexFor, mistake, relativeFor, relativeRule, simpleFor } from './clause-text.ts';
import { punctuated } from './data/punctuation.ts';
import { chosen, type Form, typed } from './forms.ts';
import { cutAtVerb, inside, parsedFor, readTells } from './phrases.ts';
import { once, partOf, rowsOf } from './rows.ts';
import { choose, type Slip, standsOut, tap, withOptions, write } from './telling.ts';

type ClauseForm = Form<ClauseParams>;
const words = (text: string): number => text.split(' ').length;
const pronouns = /^(who|which|that|whose|where|when)$/;

/** Cuts at the relative pronoun and at the comma or the verb that ends the clause: known by the book of sentences. */
const clauseOf = once(
  () =>
    new Map(
      relativeFor({ subTopicId: 0, year: 7, difficulty: 'easy', params: { asks: 'relative' } }).map((row) => [
        row.sentence,
        row,
      ]),
    ),
);

/** 'Which words are the relative clause?' */
const whichRelative: ClauseForm = {
  size: at(['relative'], 30, 'easy', 'medium'),
  make(random, cell) {
    const row = random.pick(relativeFor(cell));
    if (row.sentence.includes(',') !== (cell.difficulty === 'medium') && row.year < 7 && random.chance(2, 3))
      return undefined;
    const inner = row.clause.split(' ');
    const after = row.after.split(' ');
    const because = (name: string, says: string) => mistake(name, says);
    return choose(
      random,
      {
        prompt: ['Which words are the relative clause?', row.sentence],
        hint: relativeRule,
        steps: [relativeRule, `It begins with “${row.pronoun}”: **${row.clause}**.`],
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
          `${row.before.split(' ').at(-1)} ${inner.slice(0, 2).join(' ')}`,
          because('noun-included', 'The noun itself does not belong to the clause.'),
        ],
        [
          `${inner.slice(-2).join(' ')} ${after[0] ?? ''}`.trim(),
          because('cut-across-clauses', 'Those words belong to two clauses.'),
        ],
        [row.before, because('noun-included', 'That is the noun it tells about.')],
        [
          `${row.clause} ${after.slice(0, 2).join(' ')}`.trim(),
          because('clause-too-long', 'The clause ends before that.'),
        ],
        [`${row.before} ${row.clause}`, because('noun-included', 'The noun itself does not belong to the clause.')],
      ],
      cell.difficulty === 'easy' ? 3 : 4,
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

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** 'Tap the relative pronoun', 'Tap the noun that the relative clause tells about'. */
function tapWord(asks: string, difficulty: string, wanted: 'pronoun' | 'noun'): ClauseForm {
  return {
    size: at(['relative'], 30, difficulty),
    make(random, cell) {
      const row = random.pick(relativeFor(cell));
      const list = row.sentence.split(' ');
      const place = words(row.before) - (wanted === 'noun' ? 1 : 0);
      return tap(
        {
          prompt: [asks],
          hint: relativeRule,
          steps: [
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
            `“${list[at]?.replace(/[.,]/g, '')}” is not it. Find the words from “${row.pronoun}” on.`,
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

/** 'Write the noun that the relative clause tells about.' */
const typeNoun: ClauseForm = {
  size: at(['relative'], 28, 'hard'),
  make(random, cell) {
    const row = random.pick(relativeFor(cell).filter(({ before }) => words(before) <= 3));
    const noun = lastWord(row.before);
    return write(
      {
        prompt: ['Write the noun that the relative clause tells us more about.', row.sentence],
        hint: 'Find the relative pronoun. Which noun stands just before it?',
        steps: [`The relative clause is “${row.clause}”.`, `It tells us more about **${noun}**.`],
        variant: `noun typed: ${row.sentence}`,
        features: { words: words(row.sentence), load: 3 },
      },
      [noun, row.before.toLowerCase()],
      [[row.pronoun, mistake('pronoun-for-noun', 'That is the relative pronoun. Which noun stands before it?')]],
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Write the noun that the relative')) return undefined;
    const list = shows.split(' ');
    const place = list.findIndex((word, at) => at > 0 && pronouns.test(word));
    return typed((list[place - 1] ?? '').replace(',', ''));
  },
};

/** 'Which sentence has a relative clause?' */
const whichHasRelative: ClauseForm = {
  size: at(['relative'], 90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const own = random.sample(relativeFor(cell), 8).map(({ sentence }) => sentence);
    const complex = random.sample(complexFor(cell), 6).map(({ sentence }) => sentence);
    const others =
      cell.difficulty === 'easy' ? [...random.sample(simpleFor(cell), 5), ...complex.slice(0, 5)] : complex;
    const [right = '', ...wrong] = wants ? [own[0] ?? '', ...others] : [others[0] ?? '', ...own];
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} relative clause?`],
          hint: relativeRule,
          steps: [relativeRule, `So it is: **${right}**`],
          variant: `has ${wants}: ${right}`,
          features: { words: words(right), load: hard ? 4 : cell.difficulty === 'easy' ? 1 : 2 },
        },
        right,
        wrong.map(
          (text): Slip => [
            text,
            mistake(
              wants ? 'no-relative-clause-there' : 'relative-clause-overlooked',
              wants
                ? 'No clause there tells more about a noun.'
                : 'Look for who, which, that, whose, where or when after a noun.',
            ),
          ],
        ),
        hard ? 5 : 3,
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
          ((/^(who|which|that|whose|where)$/.test(word) && !/^(so|provided|now)$/i.test(list[at - 1] ?? '')) ||
            (word === 'when' && /^(day|moment)$/.test(list[at - 1] ?? ''))),
      );
    };
    return chosen(seen, (option) => has(option) === (which === 'a'));
  },
};

interface Aside {
  readonly set: string;
  readonly before: string;
  readonly inner: string;
  readonly after: string;
}
const asides = once(() =>
  rowsOf(punctuated)
    .filter((row) => partOf(row, 0).startsWith('paren5'))
    .map((row): Aside => {
      const [, before = '', inner = '', after = ''] = /^(.*) \{(.*)\} (.*)$/.exec(partOf(row, 1)) ?? [];
      return { set: partOf(row, 0), before, inner, after };
    }),
);
const pairs = [
  [',', ','],
  [' (', ')'],
  [' –', ' –'],
] as const;
const withPair = ({ before, inner, after }: Aside, [open, close]: (typeof pairs)[number]): string =>
  `${before}${open}${open === ' (' ? '' : ' '}${inner}${close} ${after}`;
const asideRule = 'A parenthesis adds something. Without it the sentence is still whole.';

/** The words between a pair of marks, by the marks alone. */
function betweenMarks(sentence: string): string | undefined {
  return (/\((.+?)\)/.exec(sentence) ?? / – (.+?) – /.exec(sentence) ?? /, (.+?), /.exec(sentence))?.[1];
}

/** 'Which words are the parenthesis?' */
const whichAside: ClauseForm = {
  size: at(['parenthesis'], 80, 'easy'),
  make(random) {
    const row = random.pick(asides());
    const pair = random.pick(pairs);
    const inner = row.inner.split(' ');
    return choose(
      random,
      {
        prompt: ['Which words are the parenthesis?', withPair(row, pair)],
        hint: asideRule,
        steps: [`Without it: ${row.before} ${row.after}`, `So the parenthesis is **${row.inner}**.`],
        variant: `aside ${pair[0]}: ${row.inner}`,
        features: { words: words(row.inner), load: 1 },
      },
      row.inner,
      [
        [row.before, mistake('needed-words', 'The sentence cannot do without those words.')],
        [row.after.replace(/\.$/, ''), mistake('needed-words', 'The sentence cannot do without those words.')],
        [
          `${inner.at(-1)} ${row.after.split(' ').slice(0, 2).join(' ')}`,
          mistake('cut-across-marks', 'Those words stand on both sides of a mark.'),
        ],
        [`${row.before} ${inner[0]}`, mistake('cut-across-marks', 'Those words stand on both sides of a mark.')],
        [
          `${row.inner} ${row.after.replace(/\.$/, '')}`,
          mistake('needed-words', 'That takes in words the sentence needs.'),
        ],
      ],
      3,
    );
  },
  solve: (seen) =>
    seen.asks === 'Which words are the parenthesis?'
      ? chosen(seen, (option) => option === betweenMarks(seen.shows))
      : undefined,
};

/** 'What is left without the parenthesis?' and 'Which sentence has one?' */
const whatIsLeft: ClauseForm = {
  size: at(['parenthesis'], 85, 'medium'),
  make(random) {
    const row = random.pick(asides());
    const pair = random.pick(pairs);
    const inner = row.inner.split(' ');
    const right = `${row.before} ${row.after}`;
    const because = mistake('wrong-words-left-out', 'Leave out all the words between the two marks, and only those.');
    return choose(
      random,
      {
        prompt: ['Leave out the parenthesis. Which sentence is left?', withPair(row, pair)],
        hint: 'Find the two marks. Leave out everything between them.',
        steps: [`The parenthesis is “${row.inner}”.`, `What is left: **${right}**`],
        variant: `left ${pair[0]}: ${right}`,
        features: { words: words(right), load: 2 },
      },
      right,
      [
        [`${row.before} ${inner.at(-1)} ${row.after}`, because],
        [`${row.before} ${row.inner}.`, because],
        [`${row.before.split(' ').slice(0, -1).join(' ')} ${row.inner} ${row.after}`.trim(), because],
        [`${row.before} ${inner[0]} ${row.after}`, because],
        [`${row.before} ${row.inner} ${row.after.split(' ').slice(0, 2).join(' ')}.`, because],
      ],
      4,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Leave out the parenthesis. Which sentence is left?') return undefined;
    const inner = betweenMarks(seen.shows) ?? '';
    const left = seen.shows.replace(` (${inner})`, '').replace(` – ${inner} –`, '').replace(`, ${inner},`, '');
    return chosen(seen, (option) => option === left);
  },
};

const listSentences = once(() =>
  rowsOf(punctuated)
    .filter((row) => /^(list3|fronted4|clause4)$/.test(partOf(row, 0)))
    .map((row) => partOf(row, 1)),
);

/** 'Which sentence has a parenthesis?' */
const hasAside: ClauseForm = {
  size: at(['parenthesis'], 90, 'hard', 'easy'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const own = random.sample(asides(), 8).map((row) => withPair(row, hard ? pairs[0] : random.pick(pairs)));
    const others = random.sample(listSentences(), 9);
    const [right = '', ...wrong] = wants ? [own[0] ?? '', ...others] : [others[0] ?? '', ...own];
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} parenthesis?`],
          hint: `${asideRule} Not every comma belongs to one.`,
          steps: [asideRule, `So it is: **${right}**`],
          variant: `has ${wants}: ${right}`,
          features: { words: words(right), load: hard ? 4 : 1 },
        },
        right,
        wrong.map(
          (text): Slip => [
            text,
            mistake(
              wants ? 'comma-without-parenthesis' : 'parenthesis-overlooked',
              wants
                ? 'Those commas part a list or an opening phrase.'
                : 'There is a pair of marks with words that could be left out.',
            ),
          ],
        ),
        hard ? 5 : 3,
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) parenthesis\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    const has = (option: string): boolean => {
      const inner = betweenMarks(option);
      return (
        inner !== undefined &&
        !/ and [^,]+\.$/.test(option.slice(option.indexOf(inner) + inner.length)) &&
        !listSentences().includes(option)
      );
    };
    return chosen(seen, (option) => has(option) === (which === 'a'));
  },
};

const fronted = (year: 3 | 4) =>
  parsedFor(year).filter(
    ({ adverbial, fronted: isFront, sentence }) =>
      adverbial !== '' && cutAtVerb(sentence) !== undefined && (isFront || adverbial.includes(' ')),
  );
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const frontRule = 'A fronted adverbial stands at the beginning, before the subject, and tells when, where or how.';

/** 'Which words are the fronted adverbial?' */
const whichFronted: ClauseForm = {
  size: at(['fronted'], 38, 'easy'),
  make(random) {
    const row = random.pick(fronted(4).filter((each) => each.fronted));
    return choose(
      random,
      {
        prompt: ['Which words are the fronted adverbial?', row.sentence],
        hint: frontRule,
        steps: [frontRule, `Here that is **${row.adverbial}**.`],
        variant: `fronted: ${row.sentence}`,
        features: { words: words(row.sentence), load: 1 },
      },
      row.adverbial,
      [
        [row.subject, mistake('subject-for-adverbial', 'That is the subject: it tells who or what.')],
        [`${row.verb} ${row.object}`, mistake('verb-for-adverbial', 'Those words tell what is done.')],
        [row.object, mistake('object-for-adverbial', 'That is the object of the verb.')],
        [`${row.subject} ${row.verb}`, mistake('subject-for-adverbial', 'Those words are the subject and the verb.')],
      ],
      3,
    );
  },
  solve: (seen) =>
    seen.asks === 'Which words are the fronted adverbial?'
      ? chosen(seen, (option) => cutAtVerb(seen.shows)?.front === option)
      : undefined,
};

/** 'Which sentence begins with a fronted adverbial?' */
const whichBegins: ClauseForm = {
  size: at(['fronted'], 90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = cell.difficulty === 'easy' || random.chance(1, 2);
    const all = fronted(4);
    const own = random.sample(
      all.filter((row) => row.fronted === wants),
      1,
    )[0];
    if (own === undefined) return undefined;
    const others = random.sample(
      all.filter((row) => row.fronted !== wants),
      8,
    );
    return withOptions(
      choose(
        random,
        {
          prompt: [
            wants ? 'Which sentence begins with a fronted adverbial?' : 'Which sentence has its adverbial at the end?',
          ],
          hint: wants ? frontRule : 'Find the words that tell when, where or how. Where do they stand?',
          steps: [`The adverbial is “${inside(own.adverbial)}”.`, `So it is: **${own.sentence}**`],
          variant: `begins ${cell.difficulty} ${wants}: ${own.sentence}`,
          features: { words: words(own.sentence), load: hard ? 4 : 1 },
        },
        own.sentence,
        others.map(
          (row): Slip => [
            row.sentence,
            mistake('adverbial-in-another-place', `The adverbial there is “${inside(row.adverbial)}”.`),
          ],
        ),
        hard ? 5 : cell.difficulty === 'medium' ? 4 : 3,
      ),
    );
  },
  solve(seen) {
    const wants = [
      'Which sentence begins with a fronted adverbial?',
      'Which sentence has its adverbial at the end?',
    ].indexOf(seen.asks);
    if (wants === -1) return undefined;
    return chosen(seen, (option) => (cutAtVerb(option)?.front !== '') === (wants === 0));
  },
};

/** 'Which sentence says the same with the adverbial in front?' */
const moveToFront: ClauseForm = {
  size: at(['fronted'], 16, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const row = random.pick(fronted(4).filter((each) => !each.fronted));
    if (words(row.adverbial) > 3 !== hard) return undefined;
    const rest = `${inside(row.subject)} ${row.verb} ${row.object}`;
    const right = `${upper(row.adverbial)}, ${rest}.`;
    return choose(
      random,
      {
        prompt: ['Which is the same sentence with a fronted adverbial?', row.sentence],
        hint: 'Move the words that tell when, where or how to the front and put a comma after them.',
        steps: [`The adverbial is “${row.adverbial}”.`, `So it is: **${right}**`],
        variant: `move: ${row.sentence}`,
        features: { words: words(row.sentence), load: hard ? 4 : 2 },
      },
      right,
      [
        [`${upper(row.adverbial)} ${rest}.`, mistake('comma-missing', 'A comma comes after a fronted adverbial.')],
        [
          `${upper(row.object)} ${row.adverbial}, ${inside(row.subject)} ${row.verb}.`,
          mistake('wrong-words-moved', 'Only the adverbial moves to the front.'),
        ],
        [
          `${upper(row.object)}, ${inside(row.subject)} ${row.verb} ${row.adverbial}.`,
          mistake('wrong-words-moved', 'Only the adverbial moves to the front.'),
        ],
        [
          `${upper(row.adverbial)} ${inside(row.subject)}, ${row.verb} ${row.object}.`,
          mistake('comma-late', 'The comma comes right after the adverbial.'),
        ],
        [
          `${row.subject}, ${row.adverbial}, ${row.verb} ${row.object}.`,
          mistake('not-at-the-front', 'The adverbial must come first.'),
        ],
      ],
      hard ? 4 : 3,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which is the same sentence with a fronted adverbial?') return undefined;
    return chosen(seen, (option) => {
      const cut = cutAtVerb(option);
      const [head = ''] = option.split(', ');
      const tail = seen.shows.replace(/\.$/, '').toLowerCase();
      return (
        cut !== undefined &&
        cut.front !== '' &&
        tail.endsWith(` ${head.toLowerCase()}`) &&
        tail.startsWith(cut.subject.toLowerCase()) &&
        `${cut.subject} ${option}`.length > 0 &&
        option.replace(`${head}, `, '').replace(/\.$/, '').toLowerCase() === tail.slice(0, -(head.length + 1))
      );
    });
  },
};

/** 'What does the fronted adverbial tell?', typed as when, where or how. */
const whatFrontTells: ClauseForm = {
  size: at(['fronted'], 30, 'medium'),
  make(random) {
    const tells = random.pick(['when', 'where', 'how'] as const);
    const row = random.pick(
      fronted(4).filter((each) => each.fronted && each.tells === tells && readTells(each.adverbial) === tells),
    );
    return write(
      {
        prompt: ['Does the fronted adverbial tell when, where or how? Type the word.', row.sentence],
        hint: 'Ask: When? Where? How? Which question do the first words answer?',
        steps: [`“${inside(row.adverbial)}” answers the question “${tells}?”.`, `So the answer is **${tells}**.`],
        variant: `front tells: ${row.sentence}`,
        features: { words: words(row.sentence), load: 2 },
      },
      [tells],
      (['when', 'where', 'how'] as const)
        .filter((other) => other !== tells)
        .map(
          (other): Slip => [
            other,
            mistake(`${tells}-taken-for-${other}`, `“${inside(row.adverbial)}” does not tell us ${other} it happens.`),
          ],
        ),
    );
  },
  solve: ({ asks, shows }) =>
    asks.startsWith('Does the fronted adverbial tell') ? typed(readTells(cutAtVerb(shows)?.front ?? '')) : undefined,
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
  hasAside,
  whichFronted,
  whichBegins,
  moveToFront,
  whatFrontTells,
];
