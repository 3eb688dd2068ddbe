/** e.wordFamily: words that belong together, roots and what they mean. */
import type { Cell } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { families, roots } from './data/word-families.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { listOf, once, partOf, rowsOf } from './rows.ts';
import { choose, chooseInOrder, mistakesIn, type Slip, standsOut, withOptions, write } from './telling.ts';

interface Params {
  /** `family`: words of one family; `root`: roots with their meanings. */
  readonly asks: 'family' | 'root';
}

type FamilyForm = Form<Params>;
type FamilyCell = Cell<Params>;
const mistake = mistakesIn('e.wordFamily');

/** A root or word with its family. */
interface Family {
  readonly year: number;
  readonly root: string;
  readonly from: string;
  readonly meaning: string;
  readonly members: readonly { readonly word: string; readonly meaning: string }[];
  readonly strangers: readonly string[];
}

const all = once((): readonly Family[] => [
  ...rowsOf(families).map((row) => ({
    year: Number(partOf(row, 0)),
    root: partOf(row, 1),
    from: '',
    meaning: '',
    members: listOf(row[2]).map((word) => ({ word, meaning: '' })),
    strangers: listOf(row[3]),
  })),
  ...rowsOf(roots).map((row) => ({
    year: Number(partOf(row, 0)),
    root: partOf(row, 1),
    from: partOf(row, 2),
    meaning: partOf(row, 3),
    members: partOf(row, 4)
      .split(';')
      .map((part) => {
        const [word = '', meaning = ''] = part.split(' = ');
        return { word: word.trim(), meaning: meaning.trim() };
      }),
    strangers: listOf(row[5]),
  })),
]);
const pool = (cell: FamilyCell): readonly Family[] => all().filter(({ year }) => year === cell.year);

const at =
  (asks: readonly Params['asks'][], size: (cell: FamilyCell) => number, ...difficulties: readonly string[]) =>
  (cell: FamilyCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty) ? size(cell) : 0;
const both = ['family', 'root'] as const;
const members = (cell: FamilyCell): number => pool(cell).reduce((sum, family) => sum + family.members.length, 0);

const familyRule = 'Words of one family share a root, and their meanings are linked.';
const look = (word: string, root: string) =>
  mistake('look-alike', `“${word}” looks a little like “${root}”, but its meaning has nothing to do with it.`);
const belongsTo = (root: string, word: string, cell: FamilyCell): boolean =>
  pool(cell).some((family) => family.root === root && family.members.some((member) => member.word === word));

/** Words of other families that have nothing of this root in them. */
function foreign(random: Random, cell: FamilyCell, own: Family): readonly string[] {
  const words = pool(cell)
    .filter(({ root }) => root !== own.root)
    .flatMap((family) => family.members.map(({ word }) => word))
    .filter((word) => !word.includes(own.root.slice(0, 4)) && !belongsTo(own.root, word, cell));
  return random.sample(words, 5);
}

/** 'Which word belongs to the family of sign?' */
const whichBelongs: FamilyForm = {
  size: at(both, members, 'easy'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const right = random.pick(own.members).word;
    const asks =
      cell.params.asks === 'family' && cell.year === 3
        ? `Which word belongs to the same family as “${own.root}”?`
        : `Which word has the root “${own.root}”${own.meaning === '' ? '' : `, which means “${own.meaning}”`}?`;
    return choose(
      random,
      {
        prompt: [asks],
        hint: familyRule,
        steps: [`The family: ${own.members.map(({ word }) => word).join(', ')}.`, `So it is **${right}**.`],
        variant: `belongs ${right} ${own.root}`,
        features: { load: 1 },
      },
      right,
      [
        ...own.strangers.map((word): Slip => [word, look(word, own.root)]),
        ...foreign(random, cell, own).map(
          (word): Slip => [word, mistake('another-family', `“${word}” belongs to another family.`)],
        ),
      ],
      4,
      'grid',
    );
  },
  solve(seen, cell) {
    const [, root = ''] = /^Which word (?:belongs to the same family as|has the root) “(.+?)”/.exec(seen.asks) ?? [];
    return root === '' ? undefined : chosen(seen, (option) => belongsTo(root, option, cell));
  },
};

/** 'Which word is not of the same family?' */
const oddOne: FamilyForm = {
  size: at(both, (cell) => pool(cell).length * 3, 'medium', 'easy'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const medium = cell.difficulty === 'medium';
    const other = random.pick(
      pool(cell).filter((each) => each.root !== own.root && !each.members.some(({ word }) => word.includes(own.root))),
    );
    const odd = medium ? random.pick(own.strangers) : random.pick(other.members).word;
    const group = random.sample(own.members, 3).map(({ word }) => word);
    if (group.includes(odd) || belongsTo(own.root, odd, cell)) return undefined;
    return choose(
      random,
      {
        prompt: ['Which word is not of the same family as the others?'],
        hint: `${familyRule} Find the part that the others share.`,
        steps: [`These belong together: ${group.join(', ')}.`, `The odd one is **${odd}**.`],
        variant: `odd ${odd} ${[...group].sort().join(' ')}`,
        features: { load: medium ? 3 : 1 },
      },
      odd,
      group.map(
        (word): Slip => [word, mistake('member-of-the-family', `“${word}” belongs to the family of “${own.root}”.`)],
      ),
      4,
      'grid',
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word is not of the same family as the others?') return undefined;
    return chosen(
      seen,
      (option) =>
        pool(cell).some(({ members: words }) =>
          seen.options.every((each) => each === option || words.some(({ word }) => word === each)),
        ) &&
        !pool(cell).some(({ members: words }) => seen.options.every((each) => words.some(({ word }) => word === each))),
    );
  },
};

/** 'Write the word that these come from.' */
const typeRoot: FamilyForm = {
  size: at(['family'], (cell) => pool(cell).length * 3, 'hard', 'medium'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const hard = cell.difficulty === 'hard';
    const shown = random.sample(own.members, hard ? 1 : 2).map(({ word }) => word);
    if (!hard && shown.some((word) => !word.includes(own.root))) return undefined;
    if (hard && (cell.year > 3 || shown.some((word) => word.length < own.root.length + 2))) return undefined;
    return write(
      {
        prompt: [
          cell.year === 3
            ? `Which short word ${hard ? 'does this word' : 'do these words'} come from? Write it.`
            : 'Which root do these words share? Write its letters.',
          shown.join(', '),
        ],
        hint: hard
          ? 'Take away what was added at the front or at the end. The spelling may change a little.'
          : `The root has ${own.root.length} letters.`,
        steps: [familyRule, `The root is **${own.root}**.`],
        variant: `root ${hard} ${[...shown].sort().join(' ')}`,
        features: { load: hard ? 4 : 2 },
      },
      [own.root],
      shown.map((word): Slip => [word, mistake('whole-word-written', 'Take away what was added to the root.')]),
    );
  },
  solve({ asks, shows }, cell) {
    if (!/^Which (short word do|root do)/.test(asks)) return undefined;
    const words = shows.split(', ');
    return pool(cell)
      .filter((family) => words.every((word) => belongsTo(family.root, word, cell)))
      .flatMap(({ root }) => typed(root));
  },
};

/** Whether some family holds both words. */
const shares = (cell: FamilyCell, one: string, two: string): boolean =>
  pool(cell).some(({ root }) => belongsTo(root, one, cell) && belongsTo(root, two, cell));

/** 'Which two words belong together?' */
const whichPair: FamilyForm = {
  size: at(both, () => 110, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const [own, ...others] = random.sample(pool(cell), 9);
    if (own === undefined) return undefined;
    const show = (one: string, two: string): string => `${one} – ${two}`;
    const [first = '', second = ''] = random.sample(own.members, 2).map(({ word }) => word);
    const wrong = others.flatMap((family): Slip[] => {
      const lead = random.pick(family.members).word;
      const [far = ''] = foreign(random, cell, family).filter((word) => !shares(cell, lead, word));
      return [
        ...random.sample(family.strangers, 1).map((word): Slip => [show(lead, word), look(word, family.root)]),
        ...(far === ''
          ? []
          : [[show(lead, far), mistake('another-family', 'Those two have different roots.')] as const]),
      ];
    });
    if (
      standsOut(
        random,
        show(first, second),
        wrong.map(([text]) => text),
      )
    )
      return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: ['Which two words share a root?'],
          hint: `${familyRule} Looking alike is not enough.`,
          steps: [
            `Both come from “${own.root}”${own.meaning === '' ? '' : `, which means “${own.meaning}”`}.`,
            `So they are **${show(first, second)}**.`,
          ],
          variant: `pair ${first} ${second}`,
          features: { load: hard ? 5 : 3 },
        },
        show(first, second),
        random.shuffle(wrong),
        hard ? 5 : 3,
        'grid',
      ),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which two words share a root?') return undefined;
    return chosen(seen, (option) => {
      const [one = '', two = ''] = option.split(' – ');
      return pool(cell).some(({ root }) => belongsTo(root, one, cell) && belongsTo(root, two, cell));
    });
  },
};

/** 'What does the root aqua mean?' */
const rootMeans: FamilyForm = {
  size: at(['root'], (cell) => pool(cell).length * 2, 'easy'),
  make(random, cell) {
    const [own, ...others] = random.sample(pool(cell), 8);
    if (own === undefined) return undefined;
    const shown = random.sample(own.members, 2).map(({ word }) => word);
    return choose(
      random,
      {
        prompt: [`What does the root “${own.root}” mean in these words?`, shown.join(', ')],
        hint: 'Think what the words have in common in their meaning.',
        steps: own.members
          .slice(0, 2)
          .map(({ word, meaning }) => `“${word}”: ${meaning}.`)
          .concat(`So “${own.root}” means **${own.meaning}**.`),
        variant: `means ${own.root} ${[...shown].sort().join(' ')}`,
        features: { load: 1 },
      },
      own.meaning,
      others
        .filter(
          ({ meaning }) => meaning !== own.meaning && !(meaning.includes('water') && own.meaning.includes('water')),
        )
        .map(
          (other): Slip => [other.meaning, mistake('meaning-of-another-root', `That is what “${other.root}” means.`)],
        ),
      4,
      'grid',
    );
  },
  solve(seen, cell) {
    const [, root = ''] = /^What does the root “(.+)” mean in these words\?$/.exec(seen.asks) ?? [];
    return root === ''
      ? undefined
      : chosen(seen, (option) => pool(cell).some((family) => family.root === root && family.meaning === option));
  },
};

/** 'Which word means …?' built from its root. */
const whichWord: FamilyForm = {
  size: at(['root'], members, 'medium'),
  make(random, cell) {
    const [own, ...others] = random.sample(pool(cell), 7);
    if (own === undefined) return undefined;
    const right = random.pick(own.members);
    const near = own.members.filter(({ word }) => word !== right.word);
    return choose(
      random,
      {
        prompt: ['Which word has this meaning?', `${right.meaning.charAt(0).toUpperCase()}${right.meaning.slice(1)}.`],
        hint: `One of the roots is “${own.root}”. It means “${own.meaning}”.`,
        steps: [`“${own.root}” means “${own.meaning}”.`, `So it is **${right.word}**.`],
        variant: `word ${right.word}`,
        features: { load: 2 },
      },
      right.word,
      [...near, ...others.map(({ members: words }) => random.pick(words))].map(
        (other): Slip => [other.word, mistake('meaning-of-another-word', `“${other.word}” means: ${other.meaning}.`)],
      ),
      4,
      'grid',
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word has this meaning?') return undefined;
    const wanted = seen.shows.replace(/\.$/, '').toLowerCase();
    return chosen(seen, (option) =>
      pool(cell).some(({ members: words }) =>
        words.some(({ word, meaning }) => word === option && meaning.toLowerCase() === wanted),
      ),
    );
  },
};

/** 'Write the root that means water in these words.' */
const writeRoot: FamilyForm = {
  size: at(
    ['root'],
    (cell) =>
      pool(cell).filter(({ root, members: words }) => words.filter(({ word }) => word.includes(root)).length > 1)
        .length,
    'hard',
  ),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const shown = own.members.map(({ word }) => word).filter((word) => word.includes(own.root));
    if (shown.length < 2) return undefined;
    return write(
      {
        prompt: [`Which letters mean “${own.meaning}” in these words? Write them.`, shown.join(', ')],
        hint: `Find the letters the words share. The root has ${own.root.length} letters.`,
        steps: [`The words share the ${own.from} root for “${own.meaning}”.`, `It is **${own.root}**.`],
        variant: `letters ${own.root}`,
        features: { load: 4 },
      },
      [own.root],
      shown.map((word): Slip => [word, mistake('whole-word-written', 'Write only the letters that the words share.')]),
    );
  },
  solve({ asks, shows }, cell) {
    if (!asks.startsWith('Which letters mean')) return undefined;
    const words = shows.split(', ');
    return pool(cell)
      .filter(({ root, meaning }) => words.every((word) => word.includes(root)) && asks.includes(`“${meaning}”`))
      .flatMap(({ root }) => typed(root));
  },
};

const languages = ['Greek', 'Latin'] as const;

/** 'What does the word mean?', harder: the meaning among those of its own family. */
const meaningOf: FamilyForm = {
  size: at(['root'], members, 'hard'),
  make(random, cell) {
    const [own, ...others] = random.sample(pool(cell), 5);
    if (own === undefined) return undefined;
    const right = random.pick(own.members);
    return choose(
      random,
      {
        prompt: [`What does “${right.word}” mean?`],
        hint: `It has the ${own.from} root “${own.root}” in it: “${own.meaning}”.`,
        steps: [`“${own.root}” means “${own.meaning}”.`, `So “${right.word}” means **${right.meaning}**.`],
        variant: `meaning ${right.word}`,
        features: { load: 4 },
      },
      right.meaning,
      [
        ...own.members.filter(({ word }) => word !== right.word),
        ...others.flatMap(({ members: words }) => words.slice(0, 2)),
      ].map(
        (other): Slip => [other.meaning, mistake('meaning-of-another-word', `That is the meaning of “${other.word}”.`)],
      ),
    );
  },
  solve(seen, cell) {
    const [, word = ''] = /^What does “(.+)” mean\?$/.exec(seen.asks) ?? [];
    if (word === '') return undefined;
    return chosen(seen, (option) =>
      pool(cell).some(({ members: words }) => words.some((each) => each.word === word && each.meaning === option)),
    );
  },
};

/** 'Does the root come from Greek or Latin?' */
const whichLanguage: FamilyForm = {
  size: at(['root'], (cell) => pool(cell).length, 'medium'),
  make(random, cell) {
    const own = random.pick(pool(cell));
    const sign = /ph|y|ch|th|eo|tele|micro|auto|bio|astro|demo|pan/.test(own.root)
      ? 'Spellings such as ph, y, ch and th often point to Greek.'
      : 'Many roots of everyday verbs, such as carry, look and say, come from Latin.';
    return chooseInOrder(
      {
        prompt: [
          `Which language does the root “${own.root}” come from?`,
          own.members.map(({ word }) => word).join(', '),
        ],
        hint: 'Greek roots often have ph, ch, th or y in them, and many words of science are Greek.',
        steps: [sign, `The root “${own.root}” comes from **${own.from}**.`],
        variant: `language ${own.root}`,
        features: { load: 2 },
      },
      languages,
      own.from,
      () => mistake('languages-mixed-up', sign),
    );
  },
  solve(seen, cell) {
    const [, root = ''] = /^Which language does the root “(.+)” come from\?$/.exec(seen.asks) ?? [];
    return root === ''
      ? undefined
      : chosen(seen, (option) => pool(cell).some((family) => family.root === root && family.from === option));
  },
};

export const wordFamily = makerOfForms<Params>({
  makerId: 'e.wordFamily',
  version: 1,
  serves: {
    230303: { asks: 'family' },
    240303: { asks: 'family' },
    260303: { asks: 'root' },
    270102: { asks: 'root' },
  },
  forms: [whichBelongs, oddOne, typeRoot, whichPair, rootMeans, whichWord, writeRoot, meaningOf, whichLanguage],
});
