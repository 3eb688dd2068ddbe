/** The ways a right answer is usually typed, for programs that only compare texts. */

import type { AnswerForm } from '@comet/contract/question';
import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';
import type { DateSpec, Key, WriteSpec } from '../kernel/key.ts';
import { rightText } from '../marking/right-text.ts';
import { scoreWritten } from '../marking/score-written.ts';

type WriteForm = Extract<AnswerForm, { type: 'writeAnswer' }>;
type WriteKey = Extract<Key, { type: 'writeAnswer' }>;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

function moneyTexts(pence: number): string[] {
  const [pounds, rest] = [Math.floor(pence / 100), pence % 100];
  const decimal = `${pounds}.${twoDigits(rest)}`;
  const whole = rest === 0 ? [`£${pounds}`, String(pounds), `${pounds} pounds`] : [`£${pounds} ${rest}p`];
  return [`£${decimal}`, decimal, `${pence}p`, String(pence), `${pence} pence`, ...whole];
}

function timeTexts(minutes: number): string[] {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, twoDigits(minutes % 60)];
  const half = hour < 12 ? 'am' : 'pm';
  const face = hour % 12 === 0 ? 12 : hour % 12;
  return [':', '.'].flatMap((point) => [
    `${twoDigits(hour)}${point}${minute}`,
    `${face}${point}${minute}`,
    `${face}${point}${minute} ${half}`,
    `${face}${point}${minute}${half}`,
  ]);
}

const endings = ['th', 'st', 'nd', 'rd'];
const ordinal = (day: number): string => `${day}${(day > 10 && day < 14 ? undefined : endings[day % 10]) ?? 'th'}`;

function dateTexts(spec: DateSpec): string[] {
  if ('weekday' in spec) {
    const name = weekdayNames[spec.weekday] ?? '';
    return [name, name.slice(0, 3)];
  }
  const month = monthNames[spec.month - 1] ?? '';
  const day = ordinal(spec.day);
  const whole = [
    `${spec.day} ${month}`,
    `${day} ${month}`,
    `${day} of ${month}`,
    `${month} ${spec.day}`,
    `${month} ${day}`,
  ];
  return [...whole, `the ${day} of ${month}`, `${spec.day}/${spec.month}`, String(spec.day), day];
}

function textsOf(spec: WriteSpec): readonly string[] {
  switch (spec.kind) {
    case 'text':
      return spec.accept;
    case 'money':
      return moneyTexts(spec.pence);
    case 'time':
      return timeTexts(spec.minutes);
    case 'date':
      return dateTexts(spec);
    case 'number':
    case 'fraction':
      return [spec.value];
    case 'list':
      return [spec.items.join(', '), spec.items.join(' ')];
  }
}

/** The texts of a key that our own marking takes, the one that is shown first; all of them for words. */
export function naturalSpellings({ spec, mistakes }: WriteKey, form: WriteForm): readonly string[] {
  if (spec.kind === 'text') return spec.accept;
  const isRight = (text: string): boolean =>
    scoreWritten({ type: 'writeAnswer', spec, mistakes }, form, text).verdict === 'right';
  return [...new Set([rightText(spec, form), ...textsOf(spec)])].filter(isRight);
}
