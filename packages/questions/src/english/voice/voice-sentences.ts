/** Sentences in the active and in the passive voice. */
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { voices } from './deeds.data.ts';

/** What a sub-topic asks about. */
export interface Params {
  /** Moods are asked as well as voices. */
  readonly moods: boolean;
}

/** A way of asking about voice or mood. */
export type VoiceForm = Form<Params>;

/** Names the mistakes of this family. */
export const mistake = mistakesIn('e.voice');

/** Who does what to whom. */
export interface Deed {
  readonly agent: string;
  readonly forms: Readonly<Record<Time, string>>;
  readonly participle: string;
  readonly object: string;
  readonly isMany: boolean;
  /** How, where or when it is done, in either voice; none where the row says so already. */
  readonly manner: string;
}

/** The tense of a sentence. */
export type Time = 'present' | 'past' | 'future' | 'present perfect' | 'present progressive' | 'past progressive';

/** The tenses that are asked for; year 7 has others as well. */
export const times = ['present', 'past', 'future'] as const;

/** The tenses of year 7 alone: their passive has two helpers, “has been” or “is being”. */
export const longTimes = ['present perfect', 'present progressive', 'past progressive'] as const;

const allTimes: readonly Time[] = [...times, ...longTimes];

/** The form with -ing, of verbs of one syllable and of those that keep their last letter. */
const ingOf = (base: string): string =>
  /^(?:shut|knit|spin)$/.test(base) ? `${base}${base.at(-1)}ing` : `${base.replace(/e$/, '')}ing`;

/** Every deed, read once. */
export const deeds = once(() =>
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
      forms: {
        present,
        past: partOf(row, 2),
        future: `will ${base}`,
        'present perfect': `${base === present ? 'have' : 'has'} ${partOf(row, 3)}`,
        'present progressive': `${base === present ? 'are' : 'is'} ${ingOf(base)}`,
        'past progressive': `${base === present ? 'were' : 'was'} ${ingOf(base)}`,
      },
      participle: partOf(row, 3),
      object: last.replace(/ \+$/, ''),
      isMany: last.endsWith('+'),
      manner: row[5] ?? '',
    };
  }),
);

/** Whether a deed can be under way for a while: nobody is finding a purse, and a gate isn't shutting for long. */
export const lasts = ({ participle }: Deed): boolean => !/^(?:found|shut|saved|broken)$/.test(participle);

/** The deed as an active sentence. */
export const active = ({ agent, forms, object }: Deed, time: Time): string =>
  `${upper(agent)} ${forms[time]} ${object}.`;

/** The helper of the passive. */
export function helper({ isMany }: Pick<Deed, 'isMany'>, time: Time): string {
  if (time === 'future') return 'will be';
  if (time === 'present perfect') return isMany ? 'have been' : 'has been';
  if (time === 'past') return isMany ? 'were' : 'was';
  if (time.endsWith('progressive'))
    return `${helper({ isMany }, time === 'past progressive' ? 'past' : 'present')} being`;
  return isMany ? 'are' : 'is';
}

/** 'the shells ashore' → 'the shells were washed ashore'. */
export const headOf = ({ object }: Deed): readonly [string, string] => {
  const [head = object, rest] = object.split(/ (?=ashore$)/);
  return [head, rest === undefined ? '' : ` ${rest}`];
};

/** The deed as a passive sentence. */
export function passive(deed: Deed, time: Time): string {
  const [head, rest] = headOf(deed);
  return `${upper(head)} ${helper(deed, time)} ${deed.participle}${rest} by ${deed.agent}.`;
}

/** What the two voices are. */
export const rule =
  'Active: the subject does the action. Passive: the action is done to the subject, with a form of “be”.';

/** The two voices. */
export const voiceNames = ['active', 'passive'] as const;

/** Whether a sentence is passive, by its verb: a passive sentence need not say who does it. */
export const isPassive = (sentence: string): boolean =>
  /\b(?:is|are|was|were|be|been|being) (?!\w+ing\b)\w/.test(sentence);

/** A size that counts only at some difficulties. */
export const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size : 0;

/** Past at easy in year 6, present and future as well where it is harder; at hard in year 7 the long ones. */
export const timeFor = (random: Random, { difficulty, params }: Cell<Params>): Time =>
  difficulty === 'hard' && params.moods
    ? random.pick(longTimes)
    : difficulty === 'easy' && !params.moods
      ? 'past'
      : random.pick(times);

/** The tenses to be kept where a sentence is turned round: year 7 goes on where year 6 ends. */
export function timesToKeep({ difficulty, params }: Cell<Params>): readonly Time[] {
  if (params.moods) return difficulty === 'hard' ? ['present progressive', 'past progressive'] : ['present perfect'];
  return difficulty === 'hard' ? ['present', 'future'] : ['past'];
}

/** The deed that a sentence tells, whichever its voice: the inverse of making it. */
export const readDeed = (sentence: string): readonly [Deed, Time] | undefined => {
  for (const deed of deeds())
    for (const time of allTimes)
      if (active(deed, time) === sentence || passive(deed, time) === sentence) return [deed, time];
  return undefined;
};
