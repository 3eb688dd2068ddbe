/** Questions about words of like and of opposite meaning. */
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { withArticle } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, withOptions, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import {
  askedOf,
  askedWithGaps,
  canBeWritten,
  closeLikes,
  type Entry,
  entriesOf,
  isPlainLike,
  isPlainOpposite,
  likesOf,
  relationOf,
  strangersTo,
} from './thesaurus.ts';

/** Which relations a sub-topic asks for. */
export interface MeaningParams {
  readonly relations: readonly ('like' | 'opposite')[];
  /** Scales of shades are asked too, or only they. */
  readonly shades?: 'too' | 'only';
}

export type MeaningCell = Cell<MeaningParams>;
type MeaningForm = Form<MeaningParams>;
type Relation = 'like' | 'opposite';

export const mistake = mistakesIn('e.synonym');
const names = { like: 'nearly the same', opposite: 'the opposite' } as const;
/** What two words of a pair do. */
const pairSays = { like: 'mean nearly the same', opposite: 'mean the opposite of each other' } as const;
/** Of two words that aren't what is asked for: they may still have something to do with each other. */
const notSays = { like: 'don’t mean the same', opposite: 'aren’t opposites' } as const;
const nouns = { like: 'synonym', opposite: 'antonym' } as const;
export const rule = {
  like: 'A synonym is a word that means the same as another word, or nearly the same.',
  opposite: 'An antonym is a word that means the opposite of another word.',
} as const;

const at =
  (size: (cell: MeaningCell) => number, ...difficulties: readonly string[]) =>
  (cell: MeaningCell): number =>
    cell.params.shades !== 'only' && difficulties.includes(cell.difficulty)
      ? Math.ceil(size(cell) / (cell.params.shades === 'too' ? 2 : 1))
      : 0;

/** Entries that have an answer for the relation. */
const fitting = (cell: MeaningCell, relation: Relation): readonly Entry[] =>
  entriesOf(cell.year).filter((entry) => askedOf(entry, relation, cell.difficulty).length > 0);
/** Among words on other matters alone, an opposite is found at a glance. */
const hasLikes = (entry: Entry): boolean => likesOf(entry).length > 0;
const withGapsOf = (cell: MeaningCell): number =>
  cell.params.relations.reduce(
    (sum, relation) =>
      sum + fitting(cell, relation).reduce((words, entry) => words + askedWithGaps(entry, relation).length, 0),
    0,
  );
const answers = (cell: MeaningCell): number =>
  cell.params.relations.reduce(
    (sum, relation) =>
      sum +
      fitting(cell, relation)
        .filter(hasLikes)
        .reduce((words, entry) => words + askedOf(entry, relation, cell.difficulty).length, 0),
    0,
  );

const otherOf = (relation: Relation): Relation => (relation === 'like' ? 'opposite' : 'like');

/**
 * Two words on another matter that are opposites themselves. Beside two synonyms of a word, which cancel each other out, its opposite would be
 * found by a child who doesn't know the word; beside two pairs of opposites it isn't.
 */
function oppositeStrangers(random: Random, entry: Entry): readonly string[] {
  const strangers = new Set(strangersTo(entry));
  const pairs = entriesOf(entry.year).flatMap((other) =>
    likesOf(other).flatMap((like) => other.opposite.map((opposite) => [like, opposite])),
  );
  const fitting = pairs.filter((pair) => pair.every((word) => strangers.has(word)));
  return fitting.length === 0 ? random.sample([...strangers], 2) : random.pick(fitting);
}

/** Wrong words: one of the other relation, so that hardly a question is left without one that has to do with its word, and two strangers. */
function mistakesFor(random: Random, entry: Entry, relation: Relation, stem: string): readonly TextMistake[] {
  const other = otherOf(relation);
  const near = (other === 'like' ? likesOf(entry) : entry.opposite).filter((word) => word !== stem);
  return [
    ...random
      .sample(near, Math.min(1, near.length))
      .map(
        (word): TextMistake => [
          word,
          mistake(
            `${nouns[other]}-for-${nouns[relation]}`,
            `“${word}” means ${names[other]}${other === 'like' ? ` as “${stem}”` : ` of “${stem}”`}.`,
          ),
        ],
      ),
    ...[...oppositeStrangers(random, entry), ...(near.length === 0 ? random.sample(strangersTo(entry), 1) : [])].map(
      (word): TextMistake => [word, mistake('word-on-another-matter', homeSays(entry.year, word))],
    ),
  ];
}

/** Whether a second reader could take two words for what is asked: by the book, or because they are related in some other way. */
const couldBe = (cell: MeaningCell, asked: Relation, one: string, other: string): boolean =>
  [asked, 'related'].includes(relationOf(cell.year, one, other));

/** What a word means, told by another word of the book: by one like it where there is one. */
function homeSays(year: number, word: string): string {
  const own = entriesOf(year).find((entry) => entry.word === word);
  const home = own ?? entriesOf(year).find(({ like, opposite }) => like.includes(word) || opposite.includes(word));
  if (home === undefined) return `“${word}” is about something else.`;
  const isOpposite = home.opposite.includes(word);
  // Two opposites of one word may be as far apart as order and calm.
  const [near] = isOpposite ? [] : likenessesOf(home, word);
  return near === undefined
    ? `“${word}” means the opposite of “${isOpposite ? easiestOf(home) : home.opposite[0]}”.`
    : `“${word}” means nearly the same as “${near}”.`;
}

/** First words of lines that are easier than the next, or whose opposites are not its own: a populous place is not the opposite of a bleak one. */
const namedFirst = new Set(['scold', 'fragile', 'desolate']);
/** The word of a line that a remark names: from year 5 on its first word is mostly the hardest. */
const easiestOf = (home: Entry): string =>
  home.year < 5 || namedFirst.has(home.word) ? home.word : (closeLikes(home)[0] ?? home.word);

/** Words near to a word of a line. From year 5 on its first word is the hardest: one that is easier comes before it. */
function likenessesOf(home: Entry, word: string): readonly string[] {
  if (word === home.word) return home.like;
  const close = closeLikes(home);
  const others = close.includes(word) ? close.filter((each) => each !== word) : [];
  return home.year < 5 ? [home.word] : [...others, home.word];
}

/** The sentence of an entry with another word in place of its own, and the article that goes with it. */
export const saidWith = ({ sentence }: Entry, other: string): string =>
  sentence
    .replace(/\ban? \*\*.+?\*\*/i, (own) => (own.startsWith('A') ? upper(withArticle(other)) : withArticle(other)))
    .replace(/\*\*.+?\*\*/, (_, at: number) => (at === 0 ? upper(other) : other));

/** What both words mean, and so what they are to each other. */
function stepsFor(relation: Relation, entry: Entry, stem: string, right: string): readonly string[] {
  const { word, opposite } = entry;
  const like = likesOf(entry);
  const together = (words: readonly string[]): string => words.map((each) => `“${each}”`).join(', ');
  return relation === 'like'
    ? [
        `These words belong together: ${together([word, ...like])}.`,
        // From year 5 on nobody needs to be told what a synonym is, but the sentence shows that this word is one.
        entry.year < 5 ? rule.like : `You could also say: “${saidWith(entry, right)}” It would mean nearly the same.`,
        `“${stem}” and **${right}** mean nearly the same.`,
      ]
    : [
        like.length === 0 ? rule.opposite : `These words belong together: ${together([word, ...like])}.`,
        opposite.length > 1
          ? `The opposite of “${word}” can be ${opposite.map((each) => `“${each}”`).join(' or ')}. They turn the meaning round.`
          : `“${opposite[0]}” is the opposite of “${word}”: it turns the meaning round.`,
        `“${stem}” and **${right}** mean the opposite of each other.`,
      ];
}

const plainly = ({ sentence }: Entry): string => sentence.replaceAll('**', '');

/** The sentence of an entry with a gap for this word, after the article that goes with it: 'an ______ life' for economical. */
const withGapFor = (entry: Entry, word: string): string =>
  saidWith(entry, word).replace(new RegExp(`\\b${word}\\b`, 'i'), '______');

/** 'Which word means the same as big?' */
const whichWord: MeaningForm = {
  weight: at(answers, 'easy'),
  make(random, cell) {
    const relation = random.pick(cell.params.relations);
    const entry = random.pick(fitting(cell, relation).filter(hasLikes));
    const right = random.pick(askedOf(entry, relation, cell.difficulty));
    return chooseText(
      random,
      {
        prompt: [`Which word means ${names[relation]}?`, `**${entry.word}**`],
        hint:
          relation === 'like'
            ? `Which word could you use in its place here? ${plainly(entry)}`
            : `Think what “${entry.word}” means here: ${plainly(entry)} Then look for its opposite.`,
        steps: stepsFor(relation, entry, entry.word, right),
        variant: `word ${relation} ${entry.word} ${right}`,
        features: { load: 1 },
      },
      right,
      random.shuffle(mistakesFor(random, entry, relation, entry.word)),
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const relation = /^Which word means nearly the same\?$/.test(seen.asks)
      ? 'like'
      : seen.asks === 'Which word means the opposite?'
        ? 'opposite'
        : undefined;
    if (relation === undefined) return undefined;
    const stem = seen.shows.replaceAll('**', '');
    return chosen(seen, (option) => couldBe(cell, relation, stem, option));
  },
};

/** 'Which word could replace the word in bold?' in a sentence. */
const inSentence: MeaningForm = {
  weight: at(answers, 'medium'),
  make(random, cell) {
    const relation = random.pick(cell.params.relations);
    const entry = random.pick(fitting(cell, relation).filter(hasLikes));
    const right = random.pick(askedOf(entry, relation, cell.difficulty));
    return chooseText(
      random,
      {
        prompt: [
          `Which word means ${names[relation]} as the word in bold?`.replace('opposite as', 'opposite of'),
          entry.sentence,
        ],
        hint:
          relation === 'like'
            ? 'Try each word in the sentence. Which one keeps its meaning?'
            : 'Think what the word in bold means in the sentence. Then look for its opposite.',
        steps: stepsFor(relation, entry, entry.word, right),
        variant: `sentence ${relation} ${entry.word} ${right}`,
        features: { load: 2 },
      },
      right,
      mistakesFor(random, entry, relation, entry.word),
      { layout: 'grid' },
    );
  },
  solve(seen, cell) {
    const [, which] =
      /^Which word means (nearly the same|the opposite) (?:as|of) the word in bold\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    const [, stem = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => couldBe(cell, which === 'the opposite' ? 'opposite' : 'like', stem, option));
  },
};

/** Words for the right pair: opposites that hard questions ask for are left to them. */
function pairedWith(entry: Entry, relation: Relation, { year, difficulty }: MeaningCell): readonly string[] {
  const asked = askedOf(entry, relation, difficulty);
  // In years 6 and 7 what is written at hard may stand in a pair of medium.
  if (relation === 'like' || difficulty !== 'medium' || year > 5) return asked;
  const later = askedOf(entry, relation, 'hard');
  return asked.filter((word) => !later.includes(word));
}

/** What shows how the words of a pair of one line stand to each other: a sentence that both suit, or a word that is like the first. */
function pairReason(entry: Entry, relation: Relation, first: string, second: string): string {
  if (relation === 'like') return ` You could say “${second}” in place of “${first}” here: ${saidWith(entry, first)}`;
  return entry.like.length > 0 ? ` ${homeSays(entry.year, first)}` : '';
}

/** 'Which pair of words are synonyms?' */
const whichPair: MeaningForm = {
  // Among pairs of opposites that year 3 knows, nobody overlooks the synonyms. A pair of opposites can be overlooked.
  weight: (cell) => {
    const hasLike = cell.params.relations.includes('like');
    return at(() => (hasLike ? 90 : 36), 'easy', 'medium', ...(cell.year > 3 || !hasLike ? ['hard'] : []))(cell);
  },
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const relation = random.pick(cell.params.relations);
    const other = otherOf(relation);
    const own = random.pick(fitting(cell, relation));
    const others = random.sample(
      entriesOf(cell.year).filter((entry) => entry !== own),
      15,
    );
    const show = (one: string, two: string): string => `${one} – ${two}`;
    // At hard a pair is made of the rarer words of its line, where they mean the same as each other and aren't known at once.
    const asked = askedOf(own, relation, cell.difficulty);
    const close = closeLikes(own).filter((word) => asked.includes(word));
    const isApart = hard && close.length > 1 && relation === 'like';
    const first = isApart ? random.pick(close) : own.word;
    // Everybody sees that wet and dry are opposites.
    const isHidden = (word: string): boolean => !hard || relation === 'like' || !isPlainOpposite(word);
    const seconds = (isApart ? close : pairedWith(own, relation, cell)).filter(
      (word) => word !== first && isHidden(word),
    );
    if (seconds.length === 0) return undefined;
    const second = random.pick(seconds);
    const apart = (one: string, stranger: string): TextMistake => [
      show(one, stranger),
      mistake(
        'word-on-another-matter',
        `Those two ${notSays[relation]}. ${homeSays(cell.year, one)} ${homeSays(cell.year, stranger)}`,
      ),
    ];
    const ownWords = new Set([own.word, ...own.like, ...own.opposite]);
    // From medium on, and from year 5 on at easy too, hardly a wrong pair has nothing to do with each other.
    const fewStrangers = cell.difficulty === 'easy' && cell.year < 5 ? others.length : 1;
    const wrong = others.flatMap((entry, place): TextMistake[] => {
      const all = [entry.word, ...likesOf(entry)];
      // Among opposites that take thought, everybody sees at once that stop and cease mean the same.
      const rarer =
        hard && relation === 'opposite' ? all.filter((each) => each === entry.word || !isPlainLike(each)) : all;
      const likes = rarer.length > 1 ? rarer : all;
      const lead = hard ? random.pick(likes) : entry.word;
      // Of a word and the opposite of its synonym nobody could always say that they are opposites: free, abandon.
      const lone = other === 'opposite' ? entry.word : lead;
      // A word of the right pair in a wrong one would say what its opposite is.
      const stranger = random.pick(strangersTo(entry).filter((each) => !ownWords.has(each)));
      const far = entry.opposite.filter((each) => !hard || !isPlainOpposite(each));
      const word = (other === 'like' ? likes : far).find((each) => each !== lone);
      return [
        ...(word === undefined
          ? []
          : [
              [
                show(lone, word),
                mistake(
                  `${nouns[other]}-for-${nouns[relation]}`,
                  `Those two ${pairSays[other]}.${pairReason(entry, other, lone, word)}`,
                ),
              ] as const,
            ]),
        ...(place < fewStrangers ? [apart(lead, stranger)] : []),
      ];
    });
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which two words are ${nouns[relation]}s?`],
          hint: `Try each word in turn in the same sentence. Do they say ${relation === 'like' ? 'the same' : 'opposite things'}?`,
          steps: stepsFor(relation, own, first, second),
          variant: `pair ${relation} ${first} ${second}`,
          features: { load: hard ? 4 : 1 },
        },
        show(first, second),
        random.shuffle(wrong),
        { count: hard ? 5 : cell.difficulty === 'medium' ? 4 : 3, layout: 'grid' },
      ),
    );
  },
  solve(seen, cell) {
    const [, noun] = /^Which two words are (synonym|antonym)s\?$/.exec(seen.asks) ?? [];
    if (noun === undefined) return undefined;
    return chosen(seen, (option) => {
      const [one = '', two = ''] = option.split(' – ');
      return couldBe(cell, noun === 'synonym' ? 'like' : 'opposite', one, two);
    });
  },
};

/** 'Which word does not belong?' */
const oddOne: MeaningForm = {
  // Beside its synonyms an opposite is seen at a glance, and a stranger even sooner: this is not asked at hard.
  weight: at((cell) => (cell.params.relations.includes('like') ? 70 : 0), 'medium'),
  make(random, cell) {
    const entry = random.pick(entriesOf(cell.year).filter(({ like }) => like.length > 1));
    const odd = random.pick(strangersTo(entry));
    // Only words that are shown are spoken of.
    const group = random.sample([entry.word, ...entry.like], 3);
    // Of hurry, speed and rush everybody knows what they have in common.
    if (group.every(isPlainLike)) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which word does not mean the same as the others?'],
        hint: 'Find the words that could replace each other. One is left.',
        steps: [
          `These mean nearly the same: ${group.join(', ')}.`,
          homeSays(cell.year, odd),
          `So the odd one out is **${odd}**.`,
        ],
        variant: `odd ${entry.word} ${odd}`,
        features: { load: 2 },
      },
      odd,
      group.map(
        (word, place): TextMistake => [
          word,
          mistake('member-of-the-group', `“${word}” means nearly the same as “${group[place === 0 ? 1 : 0]}”.`),
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve: (seen, cell) =>
    seen.asks === 'Which word does not mean the same as the others?'
      ? chosen(seen, (option) =>
          seen.options.every((other) => other === option || !couldBe(cell, 'like', option, other)),
        )
      : undefined,
};

/** A word with every second letter left out, the first kept. */
export function withGaps(word: string): string {
  return [...word].map((letter, place) => (place % 2 === 1 && letter !== '-' ? '_' : letter)).join(' ');
}

/** 'Complete the word that means the same.' */
const complete: MeaningForm = {
  weight: at(withGapsOf, 'hard'),
  make(random, cell) {
    const relation = random.pick(cell.params.relations);
    const entry = random.pick(fitting(cell, relation));
    const words = askedWithGaps(entry, relation).filter((word) => canBeWritten(word, cell.year));
    if (words.length === 0) return undefined;
    const right = random.pick(words);
    return write(
      {
        prompt: [
          `Write the whole word. It means ${names[relation]} ${relation === 'like' ? 'as' : 'of'} “${entry.word}”.`,
          withGaps(right),
        ],
        spoken: `Write the whole word. It means ${names[relation]} ${relation === 'like' ? 'as' : 'of'} ${entry.word}. Some of its letters are shown.`,
        hint:
          relation === 'like'
            ? `It could take the place of “${entry.word}” here: ${withGapFor(entry, right)}`
            : `Think what “${entry.word}” means here: ${plainly(entry)} Then think of its opposite.`,
        steps: stepsFor(relation, entry, entry.word, right),
        variant: `complete ${relation} ${right}`,
        features: { load: 4 },
      },
      [right],
      [],
    );
  },
  solve({ asks, shows }, cell) {
    const [, which, stem = ''] =
      /^Write the whole word\. It means (nearly the same|the opposite) (?:as|of) “(.+)”\.$/.exec(asks) ?? [];
    if (which === undefined) return undefined;
    const pattern = new RegExp(`^${shows.replaceAll(' ', '').replaceAll('_', '[a-z]')}$`);
    const words = entriesOf(cell.year).flatMap(({ word, like, opposite }) => [word, ...like, ...opposite]);
    const wanted = which === 'the opposite' ? 'opposite' : 'like';
    const found = [...new Set(words)].filter(
      (word) => pattern.test(word) && relationOf(cell.year, stem, word) === wanted,
    );
    return found.flatMap(typed);
  },
};

/** The ways of asking about like and opposite meaning. */
export const meaningForms: readonly MeaningForm[] = [whichWord, inSentence, whichPair, oddOne, complete];
