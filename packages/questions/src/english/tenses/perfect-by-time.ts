/** The perfect that the time of a sentence asks for: past perfect by the time the bell rang, present perfect for the first time until now. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, withOptions, write } from '../ask.ts';
import { whyForm, whyHelper } from './perfect.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake, pickSubject, sentenceOf } from './sentences-and-mistakes.ts';
import { conjugated, isIrregular, otherPerfect, type Perfect, type Subject, type Verb, verbs } from './verbs.ts';

/** Openings that settle which perfect follows: one action was over before another, or all times until now are counted. */
const openings: Readonly<Record<Perfect, readonly string[]>> = {
  'past perfect': [
    'By the time the bell rang,',
    'By the time Dad got home,',
    'By the time it got dark,',
    'By the time the rain stopped,',
    'It was the first time',
    'That was the first time',
  ],
  'present perfect': ['This is the first time', 'It is the first time', 'Is this the first time'],
};

/**
 * Verbs that are done once and over, by the time something happens or for the first time: nobody has known the answer for the first time, and
 * nobody loses the match for the first time.
 */
const isOverOnce = ({ base }: Verb): boolean =>
  !/^(know|keep|hold|wear|ring|grow|come|go|fall|see|take|sell|begin|meet|lose|tear)$/.test(base);

/** A sentence whose opening asks for one perfect and not for the other. */
interface Timed {
  readonly tense: Perfect;
  readonly opening: string;
  readonly verb: Verb;
  readonly subject: Subject;
}

function pickTimed(random: Random): Timed {
  const tense = random.pick(['past perfect', 'present perfect'] as const);
  const opening = random.pick(openings[tense]);
  const verb = random.pick(verbs().filter((each) => isIrregular(each) && isOverOnce(each)));
  return { tense, opening, verb, subject: pickSubject(random) };
}

/** The sentence with its verb in a tense. */
function timedSentence({ opening, verb, subject }: Timed, tense: Perfect): string {
  const sentence = sentenceOf(subject, verb, tense, opening);
  return opening.startsWith('Is ') ? sentence.replace(/\.$/, '?') : sentence;
}

/** Why the opening asks for this perfect. */
function whyTense({ tense, opening }: Timed): string {
  const named = `“${opening.replace(/,$/, '')}”`;
  if (tense === 'present perfect')
    return `${named} counts all the times until now. So we need the present perfect, with “have” or “has”.`;
  return opening.startsWith('By')
    ? `${named} is about a time in the past, and this was over before it. So we need the past perfect, with “had”.`
    : `${named} counts the times up to a moment in the past. So we need the past perfect, with “had”.`;
}

/** The verb in another tense, with the reason why the opening doesn't go with it. */
const tookOther = (own: Timed, tense: Perfect | 'past') =>
  mistake(
    `${tense}-for-${own.tense}`.replaceAll(' ', '-'),
    `That is the ${tense === 'past' ? 'simple past' : tense}. ${whyTense(own)}`,
  );

const sentenceAsks = 'Which sentence has the right tense?';

/** 'Which sentence has the right tense?' All the others have the other perfect. */
export const sentenceByTime: TenseForm = {
  weight: at(['perfect'], 110, 'hard'),
  make(random) {
    const own = pickTimed(random);
    const others = Array.from({ length: 6 }, () => pickTimed(random));
    const right = timedSentence(own, own.tense);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [sentenceAsks],
          hint: 'Look at how each sentence begins. Does it speak of a time in the past, or of all the time until now?',
          steps: [
            'By a time in the past something **had** happened. By now it **has** happened.',
            whyTense(own),
            `So it is: **${right}**`,
          ],
          variant: `sentence by time ${right}`,
          features: { odd: 1, load: 4 },
        },
        right,
        others.map((other): TextMistake => {
          const wrong = otherPerfect(other.tense);
          return [timedSentence(other, wrong), tookOther(other, wrong)];
        }),
      ),
    );
  },
  solve: (seen) =>
    seen.asks === sentenceAsks
      ? chosen(seen, (option) => /\bis\b/i.test(option.slice(0, 8)) !== / had /.test(option))
      : undefined,
};

/** 'By the time the bell rang, Mei … (write) a letter.' */
export const perfectByTime: TenseForm = {
  weight: at(['perfect'], 110, 'hard'),
  make(random) {
    const own = pickTimed(random);
    const { tense, opening, verb, subject } = own;
    const right = conjugated(subject, verb, tense);
    const [helper = ''] = right.split(' ');
    const other = otherPerfect(tense);
    return write(
      {
        prompt: [
          `Write “${verb.base}” in the present perfect or the past perfect, as the sentence needs it. Write two words.`,
          timedSentence(own, tense).replace(right, gap),
        ],
        hint: `Look at “${opening.replace(/,$/, '')}”. Does the sentence speak of a time in the past, or of a time that lasts until now?`,
        steps: [
          whyTense(own),
          ...(tense === 'past perfect' ? [] : [whyHelper(subject)]),
          whyForm(verb, helper),
          `So it is **${right}**.`,
        ],
        variant: `by time ${opening} ${verb.base} ${subject.isThird}`,
        features: { odd: 1, load: 4 },
      },
      [right],
      [
        [conjugated(subject, verb, other), tookOther(own, other)],
        ...(verb.past === verb.participle
          ? []
          : [
              [
                `${helper} ${verb.past}`,
                mistake('past-for-participle', `After “${helper}” we say “${verb.participle}”.`),
              ] as const,
            ]),
        [verb.past, tookOther(own, 'past')],
      ],
    );
  },
  solve({ asks, shows }) {
    const [, base = ''] = /^Write “(.+)” in the present perfect or the past perfect/.exec(asks) ?? [];
    if (base === '') return undefined;
    const verb = verbs().find(
      (each) => each.base === base && shows.replace(/[.?]$/, '').endsWith(` ${gap} ${each.rest}`),
    );
    const isNow = /\bis\b/i.test(shows.slice(0, 10));
    const helper = !isNow ? 'had' : / (I|you|we|they|the twins|the children) _/.test(shows) ? 'have' : 'has';
    return typed(`${helper} ${verb?.participle}`);
  },
};
