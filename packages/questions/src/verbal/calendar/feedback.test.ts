/** What a wrong date is told must be true of it, going back as well as on. */

import { expect, test } from 'vitest';
import type { Minted } from '../../kernel/mint.ts';
import { ownSteps } from '../../kernel/tempting-mistakes.ts';
import { mintFor } from '../../registry.ts';
import { boldParts, promptText } from '../ask.ts';
import { daysUntil, steppedWeekday, timesIn } from './solver.ts';

/** Wrong dates of a question with what each is told; the day alone where the box names the month. */
function feedbackOf({ question, key }: Minted): { readonly shown: string; readonly says: string }[] {
  const { answer } = question;
  if (key.type === 'writeAnswer')
    return key.mistakes.map(({ given, because }) => ({ shown: given, says: because.says }));
  if (key.type !== 'multipleChoice' || answer.type !== 'multipleChoice') return [];
  return answer.options.flatMap(([block], place) => {
    const says = key.because[place]?.says;
    return block?.type === 'text' && says !== undefined ? [{ shown: block.text, says }] : [];
  });
}

test('a trip some weeks earlier: a week short is nearer, a week too far is further away', () => {
  let judged = 0;
  for (let seed = 0; seed < 400; seed++) {
    const made = mintFor(340803, 'hard', seed);
    const [from = '', span = ''] = boldParts(made.question);
    const [, weeks, days] = /^(\d+) weeks and (\d+) days? earlier$/.exec(span) ?? [];
    if (weeks === undefined) continue;
    for (const { shown, says } of feedbackOf(made)) {
      const off = (daysUntil(shown, from) ?? 0) - (Number(weeks) * 7 + Number(days));
      if (says.includes('week')) judged++;
      if (says.includes('week short')) expect(off).toBe(-7);
      if (says.includes('week too far')) expect(off).toBe(7);
    }
  }
  expect(judged).toBeGreaterThan(20);
});

test('the start of something: an hour too late is said of a later time', () => {
  let judged = 0;
  for (let seed = 0; seed < 400; seed++) {
    const made = mintFor(340803, 'hard', seed);
    const { explanation, question } = made;
    if (!promptText(question).includes('When does it start?')) continue;
    const [right = 0] = timesIn(JSON.stringify(ownSteps(explanation).at(-1)));
    for (const { shown, says } of feedbackOf(made)) {
      const [given = 0] = timesIn(shown);
      if (!/an hour|hour (short|too many)/.test(says) || says.includes('more than')) continue;
      if (Math.abs(given - right) !== 60) continue;
      judged++;
      expect(says).toContain(given > right ? 'an hour too late' : 'an hour too early');
    }
  }
  expect(judged).toBeGreaterThan(20);
});

test('a month is only said to have 31 days where its end is passed and it has, and a trip that is earlier is counted back', () => {
  let judged = 0;
  for (let seed = 0; seed < 300; seed++) {
    const made = mintFor(340803, 'hard', seed);
    const [from = '', span = ''] = boldParts(made.question);
    if (!promptText(made.question).includes('family trip')) continue;
    expect(JSON.stringify(made.hint).includes('back')).toBe(span.endsWith('earlier'));
    for (const { shown, says } of feedbackOf(made)) {
      const [, month = ''] = /(\w+) has 31 days/.exec(says) ?? [];
      if (month === '') continue;
      judged++;
      const [low, high] = span.endsWith('earlier') ? [shown, from] : [from, shown];
      expect(daysUntil(`1 ${month}`, `31 ${month}`)).toBe(30);
      expect(daysUntil(low, `31 ${month}`)).toBeGreaterThanOrEqual(-1);
      expect(daysUntil(`31 ${month}`, high)).toBeGreaterThan(0);
    }
  }
  expect(judged).toBeGreaterThan(10);
});

test('feedback on counting the first day says where to start, going back as well as on', () => {
  let judged = 0;
  for (let seed = 0; seed < 200; seed++) {
    const made = mintFor(330703, 'medium', seed);
    const prompt = promptText(made.question);
    if (!/ago\?$|will it be in/.test(prompt)) continue;
    for (const { says } of feedbackOf(made)) {
      if (!says.includes('counted today')) continue;
      judged++;
      expect(says).toContain(prompt.endsWith('ago?') ? 'Start with yesterday' : 'Start with tomorrow');
    }
  }
  expect(judged).toBeGreaterThan(20);
});

test('the day that comes of going the wrong way is always told so', () => {
  for (let seed = 0; seed < 200; seed++) {
    const made = mintFor(330703, 'medium', seed);
    const prompt = promptText(made.question);
    const [from = '', span = ''] = boldParts(made.question);
    if (!/ago\?$|will it be in/.test(prompt)) continue;
    const wrongWay = steppedWeekday(
      from,
      prompt.endsWith('ago?') ? Number.parseInt(span, 10) : -Number.parseInt(span, 10),
    );
    for (const { shown, says } of feedbackOf(made)) if (shown === wrongWay) expect(says).toContain('wrong way');
  }
});
