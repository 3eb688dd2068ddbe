import { expect, test } from 'vitest';
import type { WriteSpec } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { rightText, shownRight } from './right-text.ts';
import { verdictUnder } from './verdict-rule.ts';

const specs: readonly (readonly [text: string, spec: WriteSpec])[] = [
  ['378', { kind: 'number', value: '378' }],
  ['1,250', { kind: 'number', value: '1250' }],
  ['1,234,567.50', { kind: 'number', value: '1234567.50' }],
  ['8 syllables', { kind: 'number', value: '8', form: 'count', unit: 'syllables' }],
  ['1066', { kind: 'number', value: '1066', form: 'year' }],
  ['−7', { kind: 'number', value: '-7' }],
  ['13/4', { kind: 'number', value: '13/4' }],
  ['12.5 cm', { kind: 'number', value: '12.5', unit: 'cm' }],
  ['24 cm²', { kind: 'number', value: '24', unit: 'cm2' }],
  ['24 m³', { kind: 'number', value: '24', unit: 'm³' }],
  ['30%', { kind: 'number', value: '30', unit: '%' }],
  ['45°', { kind: 'number', value: '45', unit: '°' }],
  ['−6°C', { kind: 'number', value: '-6', unit: '°C' }],
  ['183p', { kind: 'number', value: '183', unit: 'p' }],
  ['£35', { kind: 'number', value: '35', unit: '£' }],
  ['−£1,200', { kind: 'number', value: '-1200', unit: '£' }],
  ['10 minutes', { kind: 'number', value: '10', unit: 'minutes' }],
  ['9 marbles', { kind: 'number', value: '9', unit: 'marbles' }],
  ['6/8', { kind: 'fraction', value: '6/8', form: 'any' }],
  ['3/4', { kind: 'fraction', value: '6/8', form: 'simplest' }],
  ['2', { kind: 'fraction', value: '4/2', form: 'simplest' }],
  ['3 1/4', { kind: 'fraction', value: '13/4', form: 'mixed' }],
  ['−3 1/4', { kind: 'fraction', value: '-13/4', form: 'mixed' }],
  ['3', { kind: 'fraction', value: '6/2', form: 'mixed' }],
  ['0', { kind: 'fraction', value: '0/2', form: 'mixed' }],
  ['7/4', { kind: 'fraction', value: '1.75', form: 'improper' }],
  ['elephant', { kind: 'text', accept: ['elephant', 'elephants'], spelling: 'forgiving' }],
  ['“Stop!” he said.', { kind: 'text', accept: ['“Stop!” he said.'], spelling: 'exact', punctuation: 'exact' }],
  ['12:05 am', { kind: 'time', minutes: 5, clock: '12' }],
  ['12:00 pm', { kind: 'time', minutes: 720, clock: '12' }],
  ['2:05 pm', { kind: 'time', minutes: 845, clock: 'any' }],
  ['09:05', { kind: 'time', minutes: 545, clock: '24' }],
  ['00:00', { kind: 'time', minutes: 1440, clock: '24' }],
  ['£4.05', { kind: 'money', pence: 405 }],
  ['7p', { kind: 'money', pence: 7 }],
  ['£1,250.00', { kind: 'money', pence: 125000 }],
  ['−£3.50', { kind: 'money', pence: -350 }],
  ['2 June', { kind: 'date', day: 2, month: 6 }],
  ['Tuesday', { kind: 'date', weekday: 1 }],
  ['2, 3, 5', { kind: 'list', items: ['2', '3', '5'], ordered: false, of: 'number' }],
  ['1250, 3400', { kind: 'list', items: ['1250', '3400'], ordered: true, of: 'number' }],
  ['red, blue', { kind: 'list', items: ['red', 'blue'], ordered: true, of: 'text' }],
];

test.each(specs)('%s is how it is written, and is itself right', (text, spec) => {
  expect(rightText(spec, {})).toBe(text);
  expect(verdictUnder({ spec }, text)).toBe('right');
});

test.each<readonly [text: string, spec: WriteSpec, box: Box]>([
  ['8p', { kind: 'money', pence: 8 }, { after: 'p' }],
  ['350p', { kind: 'money', pence: 350 }, { after: 'p' }],
  ['1,250p', { kind: 'money', pence: 1250 }, { after: 'pence' }],
  ['£0.08', { kind: 'money', pence: 8 }, { before: '£' }],
  ['£3.50', { kind: 'money', pence: 350 }, { before: '£' }],
  ['8p', { kind: 'money', pence: 8 }, {}],
  ['6°C', { kind: 'number', value: '6' }, { after: '°C' }],
  ['6°C', { kind: 'number', value: '6', unit: 'celsius' }, { after: '°C' }],
  ['24 cm²', { kind: 'number', value: '24', unit: 'cm2' }, { after: 'cm²' }],
  ['24 cm²', { kind: 'number', value: '24', unit: 'cm²' }, { after: 'sq cm' }],
  ['12 days', { kind: 'number', value: '12' }, { after: 'days' }],
  ['9 marbles left', { kind: 'number', value: '9' }, { after: 'marbles left' }],
  ['£35', { kind: 'number', value: '35' }, { before: '£' }],
  ['24', { kind: 'number', value: '24' }, { before: '3 × 8 =' }],
  ['24', { kind: 'number', value: '24' }, { after: '= 24 cm' }],
  ['19 May', { kind: 'date', day: 19, month: 5 }, { after: 'May' }],
])('%s is how it is written where the box says more', (text, spec, box) => {
  expect(rightText(spec, box)).toBe(text);
  expect(verdictUnder({ spec, box }, text)).toBe('right');
});

test.each<readonly [text: string, spec: WriteSpec, box: Box]>([
  ['1.5 to 2.5', { kind: 'number', value: '2', tolerance: '0.5' }, {}],
  ['−1 to 3', { kind: 'number', value: '1', tolerance: '2' }, {}],
  ['43° to 47°', { kind: 'number', value: '45', tolerance: '2', unit: '°' }, { after: '°' }],
  ['45°', { kind: 'number', value: '45', tolerance: '0', unit: '°' }, { after: '°' }],
  ['1/3 to 1', { kind: 'number', value: '2/3', tolerance: '1/3' }, {}],
  ['8p', { kind: 'money', pence: 8 }, { after: 'p' }],
])('%s is what a child is shown', (text, spec, box) => {
  expect(shownRight(spec, box)).toBe(text);
});
