/** Standard English verb forms: did and done, was and were. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseText, gap, tap, withOptions, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import { at, hasTense, mistake, pickSubject, type TenseParams } from './sentences-and-mistakes.ts';
import { conjugated, regularised, type Subject, subjectOf, type Verb, verbs, verbsOfThreeForms } from './verbs.ts';

type StandardForm = Form<TenseParams>;

type Kind = 'done' | 'have' | 'was' | 'third';
const kinds = ['done', 'have', 'was', 'third'] as const;

const whys: Readonly<Record<Kind, (subject: Subject, verb: Verb) => string>> = {
  done: (_, verb) => `“${verb.participle}” needs have, has or had before it. By itself we say “${verb.past}”.`,
  have: (_, verb) => `After have, has or had we say “${verb.participle}”, not “${verb.past}”.`,
  was: (subject) =>
    subject.isThird
      ? `“${subject.text}” is one person, and one person goes with “was”.`
      : subject.text === 'I'
        ? '“I” goes with “was”, as he and she do.'
        : `“${subject.text}” goes with “were”${subject.text === 'You' ? ', whether it means one person or more' : ', as all words for more than one do'}.`,
  third: (subject, verb) =>
    subject.isThird
      ? `“${subject.text}” is one person (he or she), so the verb ends in s: “${verb.third}”.`
      : `The verb ends in s only where “he”, “she” or “it” could stand before it. Here we say “${verb.base}”.`,
};

/** A pair of verbs: in Standard English, and as some people say it at home. */
function pairOf(kind: Kind, subject: Subject, verb: Verb): readonly [standard: string, other: string] {
  const was = subject.isThird || subject.text === 'I' ? 'was' : 'were';
  const have = subject.isThird ? 'has' : 'have';
  if (kind === 'done') return [verb.past, verb.participle];
  if (kind === 'have') return [`${have} ${verb.participle}`, `${have} ${verb.past}`];
  if (kind === 'was') return [`${was} ${verb.ing}`, `${was === 'was' ? 'were' : 'was'} ${verb.ing}`];
  return subject.isThird ? [verb.third, verb.base] : [verb.base, verb.third];
}

/** What to look at in a sentence of each kind. */
const hints: Readonly<Record<Kind, string>> = {
  done: 'Some forms of a verb need have, has or had before them. Others stand alone. Which is it here?',
  have: 'There is a have or has before the verb. Which form of the verb goes with it?',
  was: 'Who is the sentence about? Which helper goes with one person, and which with more than one?',
  third: 'Who is the sentence about? Does the verb need an s at the end?',
};

/** All that may stand for the other form: nothing tells the time, so done and has did may be did, has done or had done, and do may be does or did. */
function rightWords(kind: Kind, subject: Subject, verb: Verb): readonly string[] {
  const [standard] = pairOf(kind, subject, verb);
  if (kind === 'done' || kind === 'have')
    return [verb.past, conjugated(subject, verb, 'present perfect'), conjugated(subject, verb, 'past perfect')];
  return kind === 'third' ? [standard, verb.past] : [standard];
}

/** A sentence not in Standard English, with what it should be. */
interface Spoken {
  readonly standard: string;
  readonly other: string;
  readonly kind: Kind;
  readonly verb: Verb;
  readonly subject: Subject;
  readonly pair: readonly [string, string];
}

/** Participles that are heard by themselves in many places, as in “I done it”. Others sound wrong at once. */
const oftenAlone: ReadonlySet<string> = new Set(['do', 'see', 'swim', 'ring', 'begin', 'drink', 'sing']);

/** How often a participle is heard alone, where it matters. */
type Heard = 'often' | 'seldom' | 'either';

function spoken(random: Random, only?: Kind, heard: Heard = 'either'): Spoken {
  const kind = only ?? random.pick(kinds);
  const tense = { done: 'past', have: 'present perfect', was: 'past progressive', third: 'present' } as const;
  const verb = random.pick(
    verbsOfThreeForms().filter(
      (each) =>
        hasTense(each, tense[kind]) &&
        (kind !== 'done' || heard === 'either' || oftenAlone.has(each.base) === (heard === 'often')),
    ),
  );
  const subject = pickSubject(random);
  const pair = pairOf(kind, subject, verb);
  const write = (words: string): string => `${subject.text} ${words} ${verb.rest}.`;
  return { standard: write(pair[0]), other: write(pair[1]), kind, verb, subject, pair };
}

/** At hard the mistake is in the form of a verb that has two: a wrong ending or was for were is heard at once. */
const hardKinds = ['done', 'have'] as const;
const easyKinds = ['done', 'was', 'third'] as const;

const standardIs = 'Standard English is what you read in books and hear on the news.';

const because = ({ kind, subject, verb }: Spoken) => mistake(`not-standard-${kind}`, whys[kind](subject, verb));

/** Why a sentence in Standard English is so, without the form that is not in it. */
const whyStandard = ({ kind, subject, verb }: Pick<Spoken, 'kind' | 'subject' | 'verb'>): string =>
  kind === 'done' ? `Without have, has or had before it, we say “${verb.past}”.` : whys[kind](subject, verb);

/** Whether a sentence is in Standard English, by its subject and verb alone. */
function isStandard(sentence: string): boolean {
  const verb = verbs().find(({ rest }) => sentence.endsWith(` ${rest}.`));
  if (verb === undefined) return false;
  const words = sentence.slice(0, -(verb.rest.length + 2)).split(' ');
  const said = words
    .filter(
      (word) =>
        /^(was|were|has|have)$/.test(word) ||
        [verb.base, verb.third, verb.past, verb.participle, verb.ing].includes(word),
    )
    .join(' ');
  const subject = subjectOf(words.slice(0, words.length - said.split(' ').length).join(' '));
  return kinds.some((kind) => pairOf(kind, subject, verb)[0] === said);
}

/** 'Which sentence is in Standard English?' */
const whichStandard: StandardForm = {
  weight: at(['standard'], 150, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const another = (): Spoken =>
      hard ? spoken(random, random.pick(hardKinds), 'often') : spoken(random, random.pick(easyKinds), 'seldom');
    const own = another();
    const wantsOther = hard && random.chance(1, 2);
    const same = spoken(random, own.kind, hard ? 'often' : 'seldom');
    // One sentence with two names would be one option less.
    const others = [same, ...Array.from({ length: 9 }, another)].filter(({ verb }, place, all) =>
      [own, ...all.slice(0, place)].every((each) => each.verb.base !== verb.base),
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: [
            wantsOther ? 'Which sentence is not in Standard English?' : 'Which sentence is in Standard English?',
          ],
          hint: 'Read each verb with its own subject. Would you find it like this in a book?',
          steps: wantsOther
            ? [standardIs, because(own).says, `So it is this one: **${own.other}**`]
            : [standardIs, whyStandard(own), `So it is: **${own.standard}**`],
          variant: `standard ${wantsOther} ${own.kind} ${own.verb.base}`,
          features: { load: hard ? 4 : 1 },
        },
        wantsOther ? own.other : own.standard,
        others.map(
          (each): TextMistake =>
            wantsOther
              ? [
                  each.standard,
                  mistake(
                    'standard-doubted',
                    `That is Standard English: we say “${each.subject.text} ${each.pair[0]}”.`,
                  ),
                ]
              : [each.other, because(each)],
        ),
        { count: hard ? 4 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, not, asked] = /^Which sentence is( not)? in (Standard) English\?$/.exec(seen.asks) ?? [];
    return asked === undefined ? undefined : chosen(seen, (option) => isStandard(option) === (not === undefined));
  },
};

/** 'Which form is Standard English?' in a gap. */
const gapStandard: StandardForm = {
  weight: at(['standard'], 120, 'easy', 'medium'),
  make(random, cell) {
    const typedIn = cell.difficulty === 'medium';
    const { pair, subject, verb, kind } = spoken(random, typedIn ? undefined : random.pick(easyKinds));
    const questionText = {
      prompt: [
        typedIn
          ? `Write the ${pair[1].includes(' ') ? 'words' : 'word'} in bold in Standard English.`
          : 'Which is Standard English?',
        `${subject.text} ${typedIn ? `**${pair[1]}**` : gap} ${verb.rest}.`,
      ],
      hint: hints[kind],
      steps: [
        typedIn ? whys[kind](subject, verb) : whyStandard({ kind, subject, verb }),
        standardIs,
        `So it is **${pair[0]}**.`,
      ],
      variant: `gap ${typedIn} ${kind} ${verb.base} ${subject.isThird}`,
      features: { load: typedIn ? 2 : 1 },
    };
    const mistakes: TextMistake[] = [
      [pair[1], mistake(`not-standard-${kind}`, whys[kind](subject, verb))],
      [
        kind === 'done' ? `have ${verb.past}` : regularised(verb),
        kind === 'done'
          ? mistake('past-for-participle', `After have or has we say “${verb.participle}”, not “${verb.past}”.`)
          : mistake('regularised', `“${verb.base}” does not take -ed. Its past is “${verb.past}”.`),
      ],
      [
        kind === 'was' ? `be ${verb.ing}` : `been ${verb.ing}`,
        mistake(
          'helper-missing',
          kind === 'was'
            ? 'We don’t say “be” there, but am, are, is, was or were.'
            : '“Been” needs have or has before it.',
        ),
      ],
    ];
    return typedIn
      ? write(questionText, rightWords(kind, subject, verb), mistakes.slice(0, 1))
      : chooseBesideRival(random, questionText, pair[0], mistakes, { count: 3, layout: 'grid' });
  },
  solve(seen) {
    if (seen.asks === 'Which is Standard English?')
      return chosen(seen, (option) => isStandard(seen.shows.replace(gap, option)));
    if (!/^Write the words? in bold in Standard English\.$/.test(seen.asks)) return undefined;
    const [, wrong = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    const [text = ''] = seen.shows.split(' **');
    const verb = verbs().find(({ rest }) => seen.shows.endsWith(` ${rest}.`));
    if (verb === undefined) return [];
    const subject = subjectOf(text);
    return kinds.flatMap((kind) => {
      const [, other] = pairOf(kind, subject, verb);
      return other === wrong ? rightWords(kind, subject, verb).flatMap(typed) : [];
    });
  },
};

/** In “you see a kite and Imani eat pears” both are seen: what follows these verbs is right without an ending. */
const withBareVerb: ReadonlySet<string> = new Set(['see', 'watch', 'hear', 'feel', 'make', 'let', 'help', 'have']);

/** 'Tap the verb that is not Standard English.' in a sentence with two parts. */
const tapStandard: StandardForm = {
  weight: at(['standard'], 100, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const own = hard ? spoken(random, 'done', 'often') : spoken(random, random.pick(['done', 'third'] as const));
    const fine = spoken(random, own.kind);
    if (fine.verb.base === own.verb.base || fine.subject.text === own.subject.text) return undefined;
    const low = (text: string): string =>
      (/^(You|We|They|The) ?/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text).replace(/\.$/, '');
    const first = random.chance(1, 2);
    if (!first && own.kind === 'third' && withBareVerb.has(fine.verb.base)) return undefined;
    const text = first
      ? `${own.other.replace(/\.$/, '')} and ${low(fine.standard)}.`
      : `${fine.standard.replace(/\.$/, '')} and ${low(own.other)}.`;
    const words = text.split(' ');
    const place = words.indexOf(own.pair[1]);
    return tap(
      {
        prompt: ['One verb is not in Standard English. Tap it.'],
        hint: 'Read each verb with its own subject.',
        steps: [whys[own.kind](own.subject, own.verb), standardIs, `It should be **${own.pair[0]}**.`],
        variant: `tap ${own.pair[1]} ${fine.verb.base}`,
        features: { load: hard ? 4 : 2 },
      },
      words,
      [place],
      (at) =>
        mistake(
          'standard-doubted',
          words[at] === fine.pair[0]
            ? `“${fine.subject.text} ${fine.pair[0]}” is Standard English.`
            : `“${words[at]?.replace('.', '')}” is not a verb here.`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'One verb is not in Standard English. Tap it.') return undefined;
    const text = seen.options.join(' ');
    const [first = '', second = ''] = text
      .replace(/\.$/, '')
      .split(/ and (?=[A-Z]|I |you |we |they |the (?:twins|children) )/);
    const wrong = [first, second].find((part) => !isStandard(`${upper(part)}.`)) ?? '';
    const from = wrong === second ? first.split(' ').length + 1 : 0;
    const verb = verbs().find(({ rest }) => wrong.endsWith(` ${rest}`));
    return chosen(
      seen,
      (word, place) =>
        place >= from &&
        place < from + wrong.split(' ').length &&
        verb !== undefined &&
        [verb.participle, verb.base, verb.third].includes(word),
    );
  },
};

/** The ways of asking about Standard English; sentences as in the table of verbs. */
export const standardForms: readonly StandardForm[] = [whichStandard, gapStandard, tapStandard];
