/** e.voice: active and passive, and moods. */
import type { Cell } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { moods, voices } from './data/voices.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { once, partOf, rowsOf } from './rows.ts';
import { choose, chooseInOrder, gap, mistakesIn, type Slip, standsOut, tap, withOptions, write } from './telling.ts';

interface Params {
  /** Moods are asked as well as voices. */
  readonly moods: boolean;
}

type VoiceForm = Form<Params>;
const mistake = mistakesIn('e.voice');

interface Deed {
  readonly agent: string;
  readonly forms: Readonly<Record<Time, string>>;
  readonly participle: string;
  readonly object: string;
  readonly isMany: boolean;
}
type Time = 'present' | 'past' | 'future';
const times = ['present', 'past', 'future'] as const;

const deeds = once(() =>
  rowsOf(voices).map((row): Deed => {
    const last = partOf(row, 4);
    const present = partOf(row, 1);
    const base = /^(two|the (pirates|waves|children|twins|monkeys|wolves)|our neighbours)/.test(partOf(row, 0))
      ? present
      : present
          .replace(/ies$/, 'y')
          .replace(/(ss|sh|ch|x)es$/, '$1')
          .replace(/([^s])s$/, '$1');
    return {
      agent: partOf(row, 0),
      forms: { present, past: partOf(row, 2), future: `will ${base}` },
      participle: partOf(row, 3),
      object: last.replace(/ \+$/, ''),
      isMany: last.endsWith('+'),
    };
  }),
);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const active = ({ agent, forms, object }: Deed, time: Time): string => `${upper(agent)} ${forms[time]} ${object}.`;
/** The helper of the passive. */
const helper = (deed: Deed, time: Time): string =>
  time === 'future' ? 'will be' : time === 'past' ? (deed.isMany ? 'were' : 'was') : deed.isMany ? 'are' : 'is';
/** 'the shells ashore' → 'the shells were washed ashore'. */
const headOf = ({ object }: Deed): readonly [string, string] => {
  const [head = object, rest] = object.split(/ (?=ashore$)/);
  return [head, rest === undefined ? '' : ` ${rest}`];
};
function passive(deed: Deed, time: Time): string {
  const [head, rest] = headOf(deed);
  return `${upper(head)} ${helper(deed, time)} ${deed.participle}${rest} by ${deed.agent}.`;
}

const rule = 'Active: the subject does the action. Passive: the action is done to the subject, with a form of “be”.';
const voiceNames = ['active', 'passive'] as const;
const isPassive = (sentence: string): boolean =>
  /\b(is|are|was|were|will be) \S+( ashore)?( by .+)?\.$/.test(sentence) && / by /.test(sentence);

const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size : 0;

/** Past at easy; present and future as well where it is harder. */
const timeFor = (random: Random, cell: Cell<Params>): Time =>
  cell.difficulty === 'easy' ? 'past' : random.pick(times);

/** 'Is this sentence active or passive?' */
const whichVoice: VoiceForm = {
  size: at(80, 'easy', 'medium'),
  make(random, cell) {
    const deed = random.pick(deeds());
    const time = cell.difficulty === 'easy' ? 'past' : random.pick(['present', 'future'] as const);
    const voice = random.pick(voiceNames);
    const sentence = voice === 'active' ? active(deed, time) : passive(deed, time);
    return chooseInOrder(
      {
        prompt: ['Is this sentence in the active or the passive voice?', sentence],
        hint: 'Find the subject. Does it do something, or is something done to it?',
        steps: [rule, `So the sentence is **${voice}**.`],
        variant: `voice ${sentence}`,
        features: { time: time === 'past' ? 1 : 2, load: 1 },
      },
      voiceNames,
      voice,
      () => mistake('voices-mixed-up', rule),
    );
  },
  solve: (seen) =>
    seen.asks.startsWith('Is this sentence in the active')
      ? chosen(seen, (option) => (option === 'passive') === isPassive(seen.shows))
      : undefined,
};

const whens: Readonly<Record<Time, readonly string[]>> = {
  present: ['nearly every Saturday', 'almost every morning', 'again and again'],
  past: ['on Saturday morning', 'in the end', 'a week ago', 'late last night'],
  future: ['on Saturday morning', 'before long', 'next Thursday'],
};

/** 'Which sentence is passive?' */
const whichSentence: VoiceForm = {
  size: at(90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : hard ? 5 : 4;
    const voice = cell.difficulty === 'easy' ? 'passive' : random.pick(voiceNames);
    const [own, ...others] = random.sample(deeds(), 8);
    if (own === undefined) return undefined;
    const show = (deed: Deed, wanted: string): string => {
      const time = timeFor(random, cell);
      if (wanted === 'passive') return passive(deed, time);
      return random.chance(2, 3)
        ? active(deed, time).replace('.', ` ${random.pick(whens[time])}.`)
        : active(deed, time);
    };
    const right = show(own, voice);
    const wrong = others.map((deed) => show(deed, voice === 'active' ? 'passive' : 'active'));
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence is in the ${voice} voice?`],
          hint: rule,
          steps: [rule, `So it is: **${right}**`],
          variant: `which ${voice} ${right}`,
          features: { time: hard ? 2 : 1, load: count },
        },
        right,
        wrong.map((text): Slip => [text, mistake('voices-mixed-up', rule)]),
        count,
      ),
    );
  },
  solve(seen) {
    const [, voice] = /^Which sentence is in the (active|passive) voice\?$/.exec(seen.asks) ?? [];
    return voice === undefined ? undefined : chosen(seen, (option) => isPassive(option) === (voice === 'passive'));
  },
};

/** The deed that a sentence tells, whichever its voice: the inverse of making it. */
const readDeed = (sentence: string): readonly [Deed, Time] | undefined => {
  for (const deed of deeds())
    for (const time of times)
      if (active(deed, time) === sentence || passive(deed, time) === sentence) return [deed, time];
  return undefined;
};

/** 'Which sentence means the same in the passive?' */
const turned: VoiceForm = {
  size: at(110, 'medium', 'hard'),
  make(random, cell) {
    const deed = random.pick(deeds());
    const hard = cell.difficulty === 'hard';
    const time = hard ? random.pick(['present', 'future'] as const) : 'past';
    const toPassive = !hard || random.chance(1, 2);
    const other = random.pick(times.filter((each) => each !== time));
    const [head, rest] = headOf(deed);
    const right = toPassive ? passive(deed, time) : active(deed, time);
    const swapped = `${upper(deed.agent)} ${helper({ ...deed, isMany: /^(two|.*s$|the children)/.test(deed.agent) }, time)} ${deed.participle} by ${head}.`;
    const slips: readonly Slip[] = toPassive
      ? [
          [swapped, mistake('agent-swapped', 'That turns the meaning round: now the other one does it.')],
          [
            `${upper(head)} had been ${deed.participle}${rest} by ${deed.agent}.`,
            mistake('tense-changed', 'The tense must stay the same.'),
          ],
          [passive(deed, other), mistake('tense-changed', 'The tense must stay the same.')],
          [
            `${upper(head)} ${deed.forms[time]} ${deed.agent}.`,
            mistake('agent-swapped', 'That is still active, and it turns the meaning round.'),
          ],
          [
            `${upper(head)} ${deed.participle}${rest} by ${deed.agent}.`,
            mistake('helper-missing', 'The passive needs a form of “be”.'),
          ],
        ]
      : [
          [
            `${upper(head)} ${deed.forms[time]} ${deed.agent}.`,
            mistake('agent-swapped', 'That turns the meaning round: now the other one does it.'),
          ],
          [active(deed, other), mistake('tense-changed', 'The tense must stay the same.')],
          [passive(deed, other), mistake('still-passive', 'That is still passive.')],
          [swapped, mistake('still-passive', 'That is still passive, and it turns the meaning round.')],
        ];
    return choose(
      random,
      {
        prompt: [
          `Which sentence says the same in the ${toPassive ? 'passive' : 'active'} voice?`,
          toPassive ? active(deed, time) : passive(deed, time),
        ],
        hint: toPassive
          ? 'Put first what the action is done to. Keep the tense.'
          : 'Put first who does the action. Keep the tense.',
        steps: [rule, `So it is: **${right}**`],
        variant: `turned ${toPassive} ${right}`,
        features: { time: hard ? 2 : 1, load: hard ? 5 : 3 },
      },
      right,
      slips,
      hard ? 4 : 3,
    );
  },
  solve(seen) {
    const [, voice] = /^Which sentence says the same in the (active|passive) voice\?$/.exec(seen.asks) ?? [];
    if (voice === undefined) return undefined;
    const given = readDeed(seen.shows);
    return chosen(seen, (option) => {
      const found = readDeed(option);
      return (
        found !== undefined &&
        given !== undefined &&
        found[0] === given[0] &&
        found[1] === given[1] &&
        isPassive(option) === (voice === 'passive')
      );
    });
  },
};

/** 'The mouse … by the cat': type the passive verb. */
const typePassive: VoiceForm = {
  size: at(80, 'medium', 'hard'),
  make(random, cell) {
    const deed = random.pick(deeds().filter(({ object }) => !object.endsWith('ashore')));
    const time = cell.difficulty === 'hard' ? random.pick(['present', 'future'] as const) : 'past';
    const right = `${helper(deed, time)} ${deed.participle}`;
    return write(
      {
        prompt: [
          'Complete the passive sentence. Keep the tense.',
          `${active(deed, time)} → ${upper(deed.object)} ${gap} by ${deed.agent}.`,
        ],
        spoken: `Complete the passive sentence and keep the tense. ${active(deed, time)} ${upper(deed.object)}, blank, by ${deed.agent}.`,
        hint: 'You need a form of “be” and one more word.',
        steps: [rule, `So it is **${right}**.`],
        variant: `type ${right} ${deed.agent}`,
        features: { time: time === 'past' ? 1 : 2, load: 4 },
      },
      [right],
      [
        [deed.participle, mistake('helper-missing', 'The passive needs a form of “be”.')],
        [
          `${helper({ ...deed, isMany: !deed.isMany }, time)} ${deed.participle}`,
          mistake('number-wrong', `“${deed.object}” ${deed.isMany ? 'are more than one' : 'is only one'}.`),
        ],
        ...times
          .filter((each) => each !== time)
          .map(
            (each): Slip => [
              `${helper(deed, each)} ${deed.participle}`,
              mistake('tense-changed', 'The tense must stay the same.'),
            ],
          ),
      ].filter((slip): slip is [string, ReturnType<typeof mistake>] => slip[0] !== right),
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Complete the passive sentence. Keep the tense.') return undefined;
    const found = readDeed(shows.slice(0, shows.indexOf(' → ')));
    return found === undefined ? [] : typed(`${helper(...found)} ${found[0].participle}`);
  },
};

/** 'Tap the words that tell who did it': the agent of a passive sentence. */
const tapAgent: VoiceForm = {
  size: at(38, 'easy'),
  make(random) {
    const deed = random.pick(deeds().filter(({ agent }) => agent.split(' ').length === 2));
    const words = passive(deed, 'past').split(' ');
    return tap(
      {
        prompt: ['Tap the two words that tell who or what does the action.'],
        hint: 'In a passive sentence they come after “by”.',
        steps: ['The one who does it stands after “by”.', `So it is **${deed.agent}**.`],
        variant: `agent ${words.join(' ')}`,
        features: { time: 1, load: 1 },
      },
      words,
      [words.length - 2, words.length - 1],
      (place) =>
        mistake(
          'subject-taken-for-agent',
          `“${words[place]}” does not belong to the one who does it. Look after “by”.`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Tap the two words that tell who')) return undefined;
    const by = seen.options.lastIndexOf('by');
    return chosen(seen, (_, place) => place > by);
  },
};

const moodNames = ['indicative', 'interrogative', 'imperative', 'subjunctive'] as const;
const moodRules: Readonly<Record<string, string>> = {
  indicative: 'The indicative tells something.',
  interrogative: 'The interrogative asks something.',
  imperative: 'The imperative gives a command or a request.',
  subjunctive: 'The subjunctive speaks of wishes, demands and things that are not so.',
};
const moodRows = once(() => rowsOf(moods).map((row) => ({ mood: partOf(row, 0), sentence: partOf(row, 1) })));

/** The mood by the shape of the sentence. */
function readMood(sentence: string): string {
  if (sentence.endsWith('?')) return 'interrogative';
  if (/\b(were|be)\b/.test(sentence) && /\b(if|wish|as though|that)\b/i.test(sentence)) return 'subjunctive';
  if (/\b(insists that|require that|asked that)\b/.test(sentence)) return 'subjunctive';
  return /^(The|Her|My|Owls|You are)\b/.test(sentence) ? 'indicative' : 'imperative';
}

const moodAt =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    cell.params.moods ? at(size, ...difficulties)(cell) : 0;

/** 'Which mood is this sentence in?' */
const whichMood: VoiceForm = {
  size: moodAt(40, 'easy', 'medium'),
  make(random, cell) {
    const mood = random.pick(moodNames);
    const { sentence } = random.pick(moodRows().filter((each) => each.mood === mood));
    if (sentence.split(' ').length > 6 !== (cell.difficulty === 'medium')) return undefined;
    return chooseInOrder(
      {
        prompt: ['Which mood is this sentence in?', sentence],
        hint: 'Does it tell, ask, command, or speak of a wish or demand?',
        steps: [moodRules[mood] ?? '', `So it is **${mood}**.`],
        variant: `mood ${sentence}`,
        features: { time: 1, load: 1 },
      },
      moodNames,
      mood,
      (other) => mistake(`${mood}-taken-for-${other}`, moodRules[other] ?? ''),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which mood is this sentence in?'
      ? chosen(seen, (option) => option === readMood(seen.shows))
      : undefined,
};

/** 'Which sentence is in the subjunctive?' */
const sentenceOfMood: VoiceForm = {
  size: moodAt(120, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const mood = random.pick(moodNames);
    const right = random.pick(moodRows().filter((each) => each.mood === mood)).sentence;
    const wrong = random.sample(
      moodRows().filter((each) => each.mood !== mood),
      9,
    );
    if (
      standsOut(
        random,
        right,
        wrong.map(({ sentence }) => sentence),
      )
    )
      return undefined;
    return withOptions(
      choose(
        random,
        {
          prompt: [`Which sentence is in the ${mood} mood?`],
          hint: moodRules[mood] ?? '',
          steps: [moodRules[mood] ?? '', `So it is: **${right}**`],
          variant: `sentence ${mood} ${right}`,
          features: { time: 1, load: hard ? 5 : 3 },
        },
        right,
        wrong.map(
          ({ mood: other, sentence }): Slip => [
            sentence,
            mistake(`${other}-for-${mood}`, `That is ${other}. ${moodRules[other]}`),
          ],
        ),
        hard ? 5 : 3,
      ),
    );
  },
  solve(seen) {
    const [, mood] = /^Which sentence is in the (\w+) mood\?$/.exec(seen.asks) ?? [];
    return mood === undefined ? undefined : chosen(seen, (option) => readMood(option) === mood);
  },
};

export const voice = makerOfForms<Params>({
  makerId: 'e.voice',
  version: 1,
  serves: { 260501: { moods: false }, 270303: { moods: true } },
  forms: [whichVoice, whichSentence, turned, typePassive, tapAgent, whichMood, sentenceOfMood],
});
