import { expect, test } from 'vitest';
import { readCaptions, readVideoTime, videoTime } from './captions.ts';

test('captions are read with their times, without marks and numbers', () => {
  const vtt = `WEBVTT - Sharing chocolate

NOTE made by hand

1
00:01.500 --> 00:04.000 align:middle
<v Robu>Now cut the <b>next</b> bar.

01:00:02.000 --> 01:00:03.250
Two
lines

00:09.000 --> nonsense
Never shown
`;
  expect(readCaptions(vtt)).toEqual([
    { fromMs: 1500, toMs: 4000, text: 'Now cut the next bar.' },
    { fromMs: 3_602_000, toMs: 3_603_250, text: 'Two\nlines' },
  ]);
  expect(readCaptions('')).toEqual([]);
  expect(readCaptions(vtt.replaceAll('\n', '\r\n'))).toHaveLength(2);
});

test.each([
  [0, '0:00'],
  [48_900, '0:48'],
  [725_000, '12:05'],
])('%i ms reads %s', (ms, text) => {
  expect(videoTime(ms)).toBe(text);
});

test.each([
  ['0:48', 48_000],
  ['48', 48_000],
  [' 12:05 ', 725_000],
  ['1:75', undefined],
  ['soon', undefined],
  ['', undefined],
])('a typed time %s is %s ms', (text, ms) => {
  expect(readVideoTime(text)).toBe(ms);
});
