/** Active and passive, recognised and turned round. */

import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, standsOut, tap, withOptions, write } from '../ask.ts';
import { both, judgeTwo, readTwo } from '../judging-two.ts';
import {
  active,
  at,
  type Deed,
  deeds,
  headOf,
  helper,
  isPassive,
  lasts,
  longTimes,
  mistake,
  passive,
  readDeed,
  rule,
  type Time,
  timeFor,
  times,
  timesToKeep,
  type VoiceForm,
  voiceNames,
} from './voice-sentences.ts';

/** That nobody is named; ‘by the bus stop’ may look as if somebody were. */
const unnamed = ({ manner }: Deed): string =>
  `Nobody is named who does it.${manner.startsWith('by ') ? ` “${upper(manner)}” doesn’t tell who.` : ''}`;

/** The passive without its agent: how, where or when it is done, in its place. */
const unnamedPassive = (deed: Deed, time: Time): string =>
  passive(deed, time).replace(` by ${deed.agent}`, ` ${deed.manner}`);

/** The active with how, where or when it is done, too. */
const activeAtLength = (deed: Deed, time: Time): string =>
  deed.manner === '' ? active(deed, time) : active(deed, time).replace('.', ` ${deed.manner}.`);

/** The subject with its verb, in either voice: “the ship was steered”, “the captain has steered”. */
const subjectAndVerb = (deed: Deed, voice: string, time: Time): string =>
  voice === 'passive'
    ? `${headOf(deed)[0]} ${helper(deed, time)} ${deed.participle}`
    : `${deed.agent} ${deed.forms[time]}`;

/** Who does what in a sentence of this voice, in its own words. */
function doerOf(deed: Deed, voice: string, time: Time, isNamed = true): string {
  const told = `“${subjectAndVerb(deed, voice, time)}”`;
  return voice === 'passive'
    ? `The action is done to the subject: ${told}. ${isNamed ? `“By ${deed.agent}” tells us who or what does it.` : unnamed(deed)}`
    : `The subject does the action: ${told}.`;
}

const voiceAsks = 'Is each sentence active or passive?';

/** 'Is each of these sentences active or passive?' */
export const whichVoice: VoiceForm = {
  // In year 7 two sentences to judge are an easy question.
  weight: (cell) => at(80, 'easy')(cell) + (cell.params.moods ? 0 : at(80, 'medium')(cell)),
  make(random, cell) {
    const isEasy = cell.difficulty === 'easy' && !cell.params.moods;
    const told = random.sample(deeds(), 2).map((deed) => {
      const time = isEasy ? 'past' : random.pick(['present', 'future'] as const);
      const voice = random.pick(voiceNames);
      // Beyond easy nobody may be named who does it, where the deed can be told so.
      const isNamed = isEasy || voice === 'active' || deed.manner === '';
      const because = mistake('voices-mixed-up', doerOf(deed, voice, time, isNamed));
      const text =
        voice === 'active'
          ? (isEasy ? active : activeAtLength)(deed, time)
          : (isNamed ? passive : unnamedPassive)(deed, time);
      return { text, right: voice, other: voice === 'active' ? 'passive' : 'active', because };
    });
    const [first, second] = told;
    if (first === undefined || second === undefined) return undefined;
    if (!isEasy && first.right === 'active' && second.right === 'active') return undefined;
    return judgeTwo(
      {
        asks: voiceAsks,
        hint: 'Find each subject. Does it do something, or is something done to it?',
        steps: [
          ...told.map(({ because, right }, place) => `Sentence ${place + 1}. ${because.says} It is ${right}.`),
          rule,
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { time: isEasy ? 1 : 2, load: 1 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== voiceAsks) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) => (isPassive(text) ? 'passive' : 'active'));
    return chosen(seen, (option) => option === both(first, second));
  },
};

/** 'Which sentence is passive?' */
export const whichSentence: VoiceForm = {
  weight: at(90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : hard ? 5 : 4;
    const voice = cell.difficulty === 'easy' ? 'passive' : random.pick(voiceNames);
    const [own, ...others] = random.sample(deeds(), 8);
    // In year 7 the little word “by” doesn’t give it away.
    const isUnnamed = cell.params.moods;
    if (own === undefined || (isUnnamed && voice === 'passive' && own.manner === '')) return undefined;
    const show = (deed: Deed, wanted: string): readonly [text: string, time: Time] => {
      const drawn = timeFor(random, cell);
      const time = drawn.endsWith('progressive') && !lasts(deed) ? 'present perfect' : drawn;
      if (wanted === 'passive') {
        const isLeftOut = deed.manner !== '' && (isUnnamed || (hard && random.chance(1, 2)));
        return [isLeftOut ? unnamedPassive(deed, time) : passive(deed, time), time];
      }
      const isLong = hard || cell.params.moods || random.chance(2, 3);
      return [isLong ? activeAtLength(deed, time) : active(deed, time), time];
    };
    const [right, time] = show(own, voice);
    const other = voice === 'active' ? 'passive' : 'active';
    const wrong = others.map((deed): TextMistake => {
      const [text, its] = show(deed, other);
      const told = `“${subjectAndVerb(deed, other, its)}”`;
      return [
        text,
        mistake(
          'voices-mixed-up',
          voice === 'active'
            ? `There the action is done to the subject: ${told}. So it is passive.`
            : `There the subject does the action: ${told}. So it is active.`,
        ),
      ];
    });
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence is in the ${voice} voice?`],
          hint: 'Find the subject of each sentence. Does it do something, or is something done to it?',
          steps: [rule, doerOf(own, voice, time, right.includes(own.agent)), `So it is: **${right}**`],
          variant: `which ${voice} ${right}`,
          features: { time: hard ? 2 : 1, load: count },
        },
        right,
        wrong,
        { count },
      ),
    );
  },
  solve(seen) {
    const [, voice] = /^Which sentence is in the (active|passive) voice\?$/.exec(seen.asks) ?? [];
    return voice === undefined ? undefined : chosen(seen, (option) => isPassive(option) === (voice === 'passive'));
  },
};

/** That these words are in one tense, and the sentence was in another. */
const tenseChanged = (words: string, given: Time, kept: Time): Mistake =>
  mistake('tense-changed', `“${upper(words)}” is the ${given}. Keep the ${kept}.`);

/** The verb as it goes with what the action is done to: the pies make, the gate shuts. */
function formFor({ forms, isMany, participle }: Deed, time: Time): string {
  if (time === 'present perfect') return `${isMany ? 'have' : 'has'} ${participle}`;
  if (time.endsWith('progressive'))
    return `${helper({ isMany }, time).replace(' being', '')} ${forms[time].split(' ')[1] ?? ''}`;
  if (time !== 'present') return forms[time];
  const base = forms.future.replace('will ', '');
  return isMany ? base : forms.present === base ? `${base}s` : forms.present;
}

/** 'Which sentence means the same in the passive?' */
export const turned: VoiceForm = {
  weight: at(110, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const time = random.pick(timesToKeep(cell));
    const isLong = time.endsWith('progressive');
    const deed = random.pick(deeds().filter((each) => !isLong || lasts(each)));
    const toPassive = !hard || random.chance(1, 2);
    const other = random.pick([...times, ...(isLong ? longTimes : [])].filter((each) => each !== time));
    const [head, rest] = headOf(deed);
    const right = toPassive ? passive(deed, time) : active(deed, time);
    const swapped = `${upper(deed.agent)} ${helper({ ...deed, isMany: /^(two|.*[^s]s$|the children)/.test(deed.agent) }, time)} ${deed.participle} by ${head}.`;
    const mistakes: readonly TextMistake[] = toPassive
      ? [
          [swapped, mistake('agent-swapped', `That turns the meaning round: now the action is done by “${head}”.`)],
          [
            `${upper(head)} had been ${deed.participle}${rest} by ${deed.agent}.`,
            mistake(
              'tense-changed',
              `“Had been” is the past perfect. Keep the ${time === 'past' ? 'simple past' : time}.`,
            ),
          ],
          [passive(deed, other), tenseChanged(helper(deed, other), other, time)],
          [
            `${upper(head)} ${formFor(deed, time)} ${deed.agent}.`,
            mistake('agent-swapped', 'That is still active, and it turns the meaning round.'),
          ],
          [
            `${upper(head)} ${deed.participle}${rest} by ${deed.agent}.`,
            mistake('helper-missing', `The passive needs a form of “be” before “${deed.participle}”.`),
          ],
        ]
      : [
          [
            `${upper(head)} ${formFor(deed, time)} ${deed.agent}.`,
            mistake('agent-swapped', `That turns the meaning round: now the action is done by “${head}”.`),
          ],
          [active(deed, other), tenseChanged(deed.forms[other], other, time)],
          [
            passive(deed, other),
            mistake('still-passive', 'That is still passive: the one who does it comes after “by”.'),
          ],
          [swapped, mistake('still-passive', 'That is still passive, and it turns the meaning round.')],
        ];
    return chooseText(
      random,
      {
        prompt: [
          `Which sentence says the same in the ${toPassive ? 'passive' : 'active'} voice?`,
          toPassive ? active(deed, time) : passive(deed, time),
        ],
        hint: toPassive
          ? 'Put first what the action is done to. Keep the tense.'
          : 'Put first who does the action. Keep the tense.',
        steps: [
          doerOf(deed, toPassive ? 'active' : 'passive', time),
          toPassive
            ? `In the passive “${head}” comes first, and “by ${deed.agent}” goes to the end. The tense stays.`
            : `In the active “${deed.agent}” comes first. The tense stays.`,
          `So it is: **${right}**`,
        ],
        variant: `turned ${toPassive} ${right}`,
        features: { time: hard ? 2 : 1, load: hard ? 5 : 3 },
      },
      right,
      mistakes,
      { count: hard || cell.params.moods ? 4 : 3 },
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

/** Both spellings where there are two. */
const participles = ({ participle }: Deed): readonly string[] =>
  participle === 'burnt' ? ['burnt', 'burned'] : [participle];

function typeHint(time: Time): string {
  if (time === 'present perfect') return 'Keep “have” or “has”, as it fits. After it come “been” and one more word.';
  return time.endsWith('progressive')
    ? 'You need three words: a form of “be”, the word “being” and one more.'
    : 'You need a form of “be” and one more word.';
}

/** 'The mouse … by the cat': type the passive verb. */
export const typePassive: VoiceForm = {
  weight: at(80, 'medium', 'hard'),
  make(random, cell) {
    const time = random.pick(timesToKeep(cell));
    const deed = random.pick(
      deeds().filter((each) => !each.object.endsWith('ashore') && (!time.endsWith('progressive') || lasts(each))),
    );
    const right = `${helper(deed, time)} ${deed.participle}`;
    return write(
      {
        prompt: [
          'Complete the passive sentence. Keep the tense.',
          `${active(deed, time)} → ${upper(deed.object)} ${gap} by ${deed.agent}.`,
        ],
        spoken: `Complete the passive sentence and keep the tense. ${active(deed, time)} ${upper(deed.object)}, blank, by ${deed.agent}.`,
        hint: typeHint(time),
        steps: [
          `The tense is the ${time}, and the subject is now “${deed.object}”. So the form of “be” is “${helper(deed, time)}”.`,
          `After it comes the past participle: ${deed.participle}.`,
          `So it is **${right}**.`,
        ],
        variant: `type ${right} ${deed.agent}`,
        features: { time: time === 'past' ? 1 : 2, load: 4 },
      },
      participles(deed).map((participle) => `${helper(deed, time)} ${participle}`),
      [
        [deed.participle, mistake('helper-missing', `The passive needs a form of “be” before “${deed.participle}”.`)],
        [
          `${helper({ ...deed, isMany: !deed.isMany }, time)} ${deed.participle}`,
          mistake(
            'number-wrong',
            `“${deed.object}” counts as ${deed.isMany ? 'more than one' : 'one'}, so “${helper({ isMany: !deed.isMany }, time)}” doesn’t fit.`,
          ),
        ],
        ...times
          .filter((each) => each !== time)
          .map(
            (each): TextMistake => [
              `${helper(deed, each)} ${deed.participle}`,
              tenseChanged(`${helper(deed, each)} ${deed.participle}`, each, time),
            ],
          ),
      ].filter((oneMistake): oneMistake is [string, ReturnType<typeof mistake>] => oneMistake[0] !== right),
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Complete the passive sentence. Keep the tense.') return undefined;
    const found = readDeed(shows.slice(0, shows.indexOf(' → ')));
    return found === undefined
      ? []
      : participles(found[0]).flatMap((participle) => typed(`${helper(...found)} ${participle}`));
  },
};

/** 'Tap the words that tell who did it': the agent of a passive sentence. */
export const tapAgent: VoiceForm = {
  // The little word “by” shows them: no question for year 7.
  weight: (cell) => (cell.params.moods ? 0 : at(38, 'easy')(cell)),
  make(random) {
    const deed = random.pick(deeds().filter(({ agent }) => agent.split(' ').length === 2));
    const words = passive(deed, 'past').split(' ');
    return tap(
      {
        prompt: ['Tap the two words that tell who or what does the action.'],
        hint: 'This sentence is passive. Look for a little word that shows who did it.',
        steps: [
          `Ask: who or what ${deed.forms.past} ${headOf(deed)[0]}?`,
          'In a passive sentence the answer comes after “by”.',
          `So it is **${deed.agent}**.`,
        ],
        variant: `agent ${words.join(' ')}`,
        features: { time: 1, load: 1 },
      },
      words,
      [words.length - 2, words.length - 1],
      (place) =>
        mistake(
          'subject-taken-for-agent',
          words[place] === 'by'
            ? '“by” only shows where to look: the one who does it comes after it.'
            : `“${words[place]}” does not tell who or what does it. Look after “by”.`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Tap the two words that tell who')) return undefined;
    const by = seen.options.lastIndexOf('by');
    return chosen(seen, (_, place) => place > by);
  },
};
