import { minutes, seconds } from '@comet/domain/time';
import { expect, test } from 'vitest';
import { clockText, questionAdvice } from './exam-texts.ts';

test.each([
  [minutes(41), '41 min'],
  [minutes(5) + 1, '6 min'],
  [minutes(5), '5:00'],
  [seconds(67), '1:07'],
  [0, '0:00'],
])('with %d ms left the clock shows %s', (leftMs, text) => {
  expect(clockText(leftMs)).toBe(text);
});

test.each([
  [{ facility: 0.9, discrimination: 0.1 }, 'Check it'],
  [{ facility: 0.4, discrimination: 0.5 }, 'Hard for this class'],
  [{ facility: 0.4, discrimination: null }, 'Hard for this class'],
  [{ facility: 0.8, discrimination: 0.4 }, ''],
])('%j: %s', (figures, advice) => {
  expect(questionAdvice(figures)).toBe(advice);
});
