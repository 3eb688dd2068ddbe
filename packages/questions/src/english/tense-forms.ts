/** Past, present and perfect: recognised, chosen, formed. */
import { chosen, type Form, typed } from './forms.ts';
import { choose, chooseInOrder, gap, type Slip, withOptions, write } from './telling.ts';
import {
  at,
  mistake,
  pickSubject,
  pickVerb,
  sentenceOf,
  type TenseCell,
  type TenseParams,
  tenseRules,
  tookTense,
} from './tense-ground.ts';
import { conjugated, isIrregular, readTense, regularised, type Tense, type Verb, verbs } from './verbs.ts';

type TenseForm = Form<TenseParams>;

/** The tenses a cell asks for, and those that stand beside them as wrong. */
function tensesOf(cell: TenseCell): { readonly wanted: readonly Tense[]; readonly others: readonly Tense[] } {
  const { asks } = cell.params;
  const level = cell.difficulty;
  if (asks === 'pastPresent')
    return level === 'hard'
      ? {
          wanted: ['past progressive', 'present progressive'],
          others: ['past', 'present', 'past progressive', 'present progressive', 'future'],
        }
      : { wanted: ['past', 'present'], others: ['past', 'present', 'future'] };
  if (asks === 'presentPerfect')
    return {
      wanted: ['present perfect'],
      others:
        level === 'hard'
          ? ['past perfect', 'past', 'past progressive', 'present progressive']
          : ['past', 'present', 'future', 'present progressive'],
    };
  return {
    wanted: level === 'easy' ? ['present perfect', 'past perfect'] : ['past perfect', 'present perfect'],
    others:
      level === 'hard'
        ? ['past perfect', 'present perfect', 'past progressive', 'past']
        : ['past', 'past progressive', 'present', 'future'],
  };
}

const askedTenses: readonly TenseParams['asks'][] = ['pastPresent', 'presentPerfect', 'perfect'];

/** 'Which sentence is in the past tense?' */
const whichSentence: TenseForm = {
  size: at(askedTenses, 130, 'easy', 'hard'),
  make(random, cell) {
    const { wanted, others } = tensesOf(cell);
    const tense = random.pick(wanted);
    const isOdd = cell.difficulty === 'hard' || random.chance(1, 2);
    const verb = pickVerb(random, isOdd);
    const right = sentenceOf(pickSubject(random), verb, tense);
    const count = cell.difficulty === 'hard' ? 4 : 3;
    const wrong = [...others, ...others]
      .filter((other) => other !== tense)
      .map(
        (other): Slip => [
          sentenceOf(pickSubject(random), random.chance(1, 2) ? verb : pickVerb(random, isOdd), other),
          tookTense(tense, other),
        ],
      );
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence is in the ${tense}?`],
          hint: tenseRules[tense],
          steps: [tenseRules[tense], `So it is: **${right}**`],
          variant: `which ${tense}: ${verb.base}`,
          features: { odd: isOdd ? 1 : 0, load: cell.difficulty === 'hard' ? 4 : 1 },
        },
        right,
        wrong,
        count,
      ),
    );
  },
  solve(seen) {
    const [, tense = ''] = /^Which sentence is in the ([a-z ]+)\?$/.exec(seen.asks) ?? [];
    return tense === '' ? undefined : chosen(seen, (option) => readTense(option) === tense);
  },
};

const times: Readonly<Partial<Record<Tense, readonly string[]>>> = {
  past: ['Yesterday', 'Last week', 'A month ago', 'Last night'],
  present: ['Nowadays', 'These days'],
};

/** 'Yesterday Mei … a letter.' */
const gapByTime: TenseForm = {
  size: at(['pastPresent'], 120, 'easy', 'medium'),
  make(random, cell) {
    const isOdd = cell.difficulty === 'medium';
    const tense = random.pick(isOdd ? (['past'] as const) : (['past', 'present'] as const));
    const verb = pickVerb(random, isOdd);
    const subject = pickSubject(random);
    const time = random.pick(times[tense] ?? []);
    const right = conjugated(subject, verb, tense);
    const other = tense === 'past' ? 'present' : 'past';
    const slips: Slip[] = [
      [conjugated(subject, verb, other), tookTense(tense, other)],
      [verb.ing, mistake('ing-alone', 'A verb with -ing needs a helper such as is or was.')],
      ...(isOdd
        ? ([
            [
              regularised(verb),
              mistake('regularised', `“${verb.base}” does not take -ed. Its past is “${verb.past}”.`),
            ],
          ] satisfies Slip[])
        : []),
      ...(verb.participle === verb.past
        ? []
        : ([
            [verb.participle, mistake('participle-for-past', `“${verb.participle}” needs have or has before it.`)],
          ] satisfies Slip[])),
      [`will ${verb.base}`, tookTense(tense, 'future')],
    ];
    const sentence = sentenceOf(subject, verb, tense, time).replace(` ${right} `, ` ${gap} `);
    return choose(
      random,
      {
        prompt: ['Which verb fits the gap?', sentence],
        hint: `“${time}” tells you when. Is that past or present?`,
        steps: [`“${time}” needs the ${tense}. ${tenseRules[tense]}`, `The verb is **${right}**.`],
        variant: `time ${tense} ${verb.base} ${subject.isThird}`,
        features: { odd: isOdd ? 1 : 0, load: isOdd ? 2 : 1 },
      },
      right,
      slips.filter(([text]) => text !== right),
      isOdd ? 4 : 3,
      'grid',
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which verb fits the gap?') return undefined;
    const [time] = Object.entries(times).find(([, list]) => list?.some((each) => seen.shows.startsWith(each))) ?? [];
    const isThird = !/ (I|you|we|they|the twins|the children) _/.test(seen.shows);
    return chosen(seen, (option) => {
      const verb = verbs().find((each) => (time === 'past' ? each.past : isThird ? each.third : each.base) === option);
      return verb !== undefined && seen.shows.includes(verb.rest);
    });
  },
};

/** 'Write the verb in the past.' */
const typePast: TenseForm = {
  size: at(['pastPresent'], 46, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const verb = pickVerb(random, true);
    if ((verb.participle === verb.past) === hard) return undefined;
    const subject = pickSubject(random);
    const now = sentenceOf(subject, verb, 'present');
    return write(
      {
        prompt: [`Today: ${now} Write the missing verb.`, `Yesterday: ${subject.text} ${gap} ${verb.rest}.`],
        spoken: `Today: ${now} Write the missing verb. Yesterday: ${subject.text}, blank, ${verb.rest}.`,
        hint: `This verb does not just take -ed. How do you say it when you tell what happened?`,
        steps: [`“${verb.base}” has a past of its own.`, `The verb is **${verb.past}**.`],
        variant: `past ${verb.base}`,
        features: { odd: 1, load: hard ? 3 : 2 },
      },
      [verb.past],
      [
        [regularised(verb), mistake('regularised', `“${verb.base}” does not take -ed here.`)],
        [verb.participle, mistake('participle-for-past', `“${verb.participle}” needs have or has before it.`)],
        [conjugated(subject, verb, 'present'), tookTense('past', 'present')],
      ],
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Today: ')) return undefined;
    const verb = verbs().find(
      (each) => shows.includes(each.rest) && (asks.includes(` ${each.base} `) || asks.includes(` ${each.third} `)),
    );
    return typed(verb?.past ?? '');
  },
};

/** 'Mei … written a letter: have or has?' */
const haveOrHas: TenseForm = {
  size: at(['presentPerfect'], 80, 'easy'),
  make(random) {
    const verb = pickVerb(random, random.chance(1, 2));
    const subject = pickSubject(random);
    const right = subject.isThird ? 'has' : 'have';
    return chooseInOrder(
      {
        prompt: ['Which word fits the gap?', `${subject.text} ${gap} ${verb.participle} ${verb.rest}.`],
        hint: 'Say he or she has, but I, you, we and they have.',
        steps: [`The sentence is about “${subject.text}”.`, `So it is **${right}**.`],
        variant: `have ${verb.base} ${subject.text}`,
        features: { odd: 0, load: 1 },
      },
      ['have', 'has'],
      right,
      () => mistake('have-has-confused', 'He, she and it go with has; I, you, we and they go with have.'),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which word fits the gap?') return undefined;
    const right = /^(I|You|We|They|The twins|The children) /.test(seen.shows) ? 'have' : 'has';
    return chosen(seen, (option) => option === right);
  },
};

/** What children put after have. */
function participleSlips(verb: Verb): Slip[] {
  return [
    [verb.past, mistake('past-for-participle', `After have, has or had we say “${verb.participle}”.`)],
    [regularised(verb), mistake('regularised', `“${verb.base}” does not take -ed here.`)],
    [verb.base, mistake('base-for-participle', `After have, has or had we say “${verb.participle}”.`)],
    [verb.ing, mistake('ing-for-participle', `“${verb.ing}” goes with is or was, not with have.`)],
    [`${verb.participle.replace(/en$/, '')}ed`, mistake('regularised', `“${verb.base}” does not take -ed here.`)],
  ];
}

/** The form after have, chosen or typed. */
function afterHave(isTyped: boolean, difficulty: string, asks: readonly TenseParams['asks'][]): TenseForm {
  return {
    size: at(asks, 55, difficulty),
    make(random) {
      const verb = random.pick(verbs().filter((each) => isIrregular(each)));
      const subject = pickSubject(random);
      const helper = asks.includes('perfect') && random.chance(1, 2) ? 'had' : subject.isThird ? 'has' : 'have';
      const told = {
        prompt: [
          isTyped ? `Write the right form of “${verb.base}”.` : 'Which form fits the gap?',
          `${subject.text} ${helper} ${gap} ${verb.rest}.`,
        ],
        hint: `After ${helper} the verb takes its third form: ${verb.base}, ${verb.past}, …`,
        steps: [`${verb.base}, ${verb.past}, ${verb.participle}.`, `After “${helper}” comes **${verb.participle}**.`],
        variant: `after ${helper} ${verb.base} ${isTyped}`,
        features: { odd: 1, load: isTyped ? 3 : 2 },
      };
      const slips = participleSlips(verb).filter(([text]) => text !== verb.participle);
      return isTyped ? write(told, [verb.participle], slips) : choose(random, told, verb.participle, slips, 3, 'grid');
    },
    solve(seen) {
      if (!/^(Which form fits the gap\?|Write the right form of)/.test(seen.asks)) return undefined;
      const verb = verbs().find((each) => seen.shows.endsWith(` ${gap} ${each.rest}.`));
      if (verb === undefined) return [];
      return seen.asks.startsWith('Write')
        ? typed(verb.participle)
        : chosen(seen, (option) => option === verb.participle);
    },
  };
}

/** 'Put the verb into the past perfect.' */
const intoPerfect: TenseForm = {
  size: at(['presentPerfect', 'perfect'], 90, 'hard'),
  make(random, cell) {
    const tense =
      cell.params.asks === 'presentPerfect'
        ? 'present perfect'
        : random.pick(['present perfect', 'past perfect'] as const);
    const verb = pickVerb(random, random.chance(3, 4));
    const subject = pickSubject(random);
    const right = conjugated(subject, verb, tense);
    const past = sentenceOf(subject, verb, 'past');
    return write(
      {
        prompt: [`Put the verb into the ${tense}. Write two words.`, `${past} → ${subject.text} ${gap} ${verb.rest}.`],
        spoken: `${past} Put the verb into the ${tense}. Write two words.`,
        hint: tenseRules[tense],
        steps: [tenseRules[tense], `So it is **${right}**.`],
        variant: `into ${tense} ${verb.base} ${subject.isThird}`,
        features: { odd: 1, load: 4 },
      },
      [right],
      [
        [
          `${subject.isThird ? 'have' : 'has'} ${verb.participle}`,
          mistake('have-has-confused', 'He, she and it go with has; I, you, we and they go with have.'),
        ],
        [
          conjugated(subject, verb, tense === 'past perfect' ? 'present perfect' : 'past perfect'),
          tookTense(tense, tense === 'past perfect' ? 'present perfect' : 'past perfect'),
        ],
        [
          `${right.split(' ')[0]} ${verb.past}`,
          mistake('past-for-participle', `After ${right.split(' ')[0]} we say “${verb.participle}”.`),
        ],
      ].filter((slip): slip is [string, ReturnType<typeof mistake>] => slip[0] !== right),
    );
  },
  solve({ asks, shows }) {
    const [, tense = ''] = /^Put the verb into the ([a-z ]+)\. Write two words\.$/.exec(asks) ?? [];
    if (tense === '') return undefined;
    const verb = verbs().find((each) => shows.endsWith(` ${gap} ${each.rest}.`) && shows.includes(` ${each.past} `));
    const helper =
      tense === 'past perfect' ? 'had' : /^(I|You|We|They|The twins|The children) /.test(shows) ? 'have' : 'has';
    return typed(`${helper} ${verb?.participle}`);
  },
};

const nameable: readonly Tense[] = ['present', 'past', 'past progressive', 'present perfect', 'past perfect'];

/** 'Which tense is this sentence in?' */
const nameTense: TenseForm = {
  size: at(['perfect', 'presentPerfect', 'pastPresent'], 110, 'medium'),
  make(random, cell) {
    const choices: readonly Tense[] =
      cell.params.asks === 'perfect'
        ? nameable
        : cell.params.asks === 'presentPerfect'
          ? ['present', 'past', 'present perfect']
          : ['present', 'past', 'present progressive', 'past progressive'];
    const tense = random.pick(choices);
    const verb = pickVerb(random, true);
    const sentence = sentenceOf(pickSubject(random), verb, tense);
    return chooseInOrder(
      {
        prompt: ['Which tense is this sentence in?', sentence],
        hint: 'Look at the whole verb: is there a helper such as is, was, has or had?',
        steps: [tenseRules[tense], `So it is the **${tense}**.`],
        variant: `name ${sentence}`,
        features: { odd: 1, load: 2 },
      },
      choices,
      tense,
      (other) =>
        mistake(
          'tense-misnamed',
          `Look at the verb again. ${tenseRules[choices.find((each) => each === other) ?? tense]}`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which tense is this sentence in?'
      ? chosen(seen, (option) => option === readTense(seen.shows))
      : undefined,
};

/** The ways of asking about past, present and perfect. */
export const tenseForms: readonly TenseForm[] = [
  whichSentence,
  gapByTime,
  typePast,
  haveOrHas,
  afterHave(false, 'easy', ['perfect']),
  afterHave(false, 'medium', ['presentPerfect']),
  afterHave(true, 'medium', ['presentPerfect', 'perfect']),
  intoPerfect,
  nameTense,
];
