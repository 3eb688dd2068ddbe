/** The readers by which second solvers understand dates, families, facts, codes and rules. */
import { describe, expect, it } from 'vitest';
import { daysUntil, spansIn, steppedDate, steppedWeekday, timesIn } from './calendar/solver.ts';
import { ruled, rulesFrom } from './complete-word/word-rules.ts';
import { analogiesFor } from './letter-analogies/letter-maps.ts';
import { decoded, encoded, rulesBetween } from './letter-codes/code-rules.ts';
import { readFamily, relationsBetween } from './logic/family-tree.ts';
import { linesThat, readSentence } from './logic/order-solver.ts';
import { keysFor, wordUnder } from './number-codes/solver.ts';

describe('dates', () => {
  it('turn the page at the end of a month, both ways', () => {
    expect(steppedDate('28 April', 5)).toBe('3 May');
    expect(steppedDate('2 March', -3)).toBe('27 February');
    expect(daysUntil('25 October', '4 December')).toBe(40);
  });
  it('go round the week', () => {
    expect(steppedWeekday('Saturday', 3)).toBe('Tuesday');
    expect(steppedWeekday('Monday', -1)).toBe('Sunday');
  });
  it('read clocks and spans', () => {
    expect(timesIn('from 12:05 am to 1:30 pm, or 23:10')).toEqual([5, 810, 1390]);
    expect(spansIn('1 hour 35 minutes')).toEqual([95]);
  });
});

describe('families', () => {
  const family = readFamily(['Chloe is Arjun’s sister.', 'Aisha is Chloe’s daughter.', 'Harry is Arjun’s father.']);
  it.each([
    ['Harry', 'Aisha', ['grandfather']],
    ['Aisha', 'Arjun', ['niece']],
    ['Harry', 'Chloe', ['father']],
  ])('%s to %s', (one, other, relation) => {
    expect(relationsBetween(family, one, other)).toEqual(relation);
  });
});

describe('orders', () => {
  it('are found from sentences alone', () => {
    const facts = ['Tom is taller than Mei.', 'Leo is shorter than Mei.'].flatMap((fact) => readSentence(fact) ?? []);
    const names = ['Leo', 'Mei', 'Tom'];
    expect(
      linesThat(
        names,
        facts.map(({ test }) => test),
      ),
    ).toEqual([['Tom', 'Mei', 'Leo']]);
  });
});

describe('codes', () => {
  it('are undone by the rule that made them', () => {
    const rule = { reversed: true, mirror: true, pattern: 'turns', steps: [1, -2] } as const;
    expect(decoded(encoded('PLANET', rule), rule)).toBe('PLANET');
    expect(rulesBetween('PLANET', encoded('PLANET', rule)).map((each) => encoded('GARDEN', each))).toContain(
      encoded('GARDEN', rule),
    );
  });
  it('of letters follow one rule for all pairs', () => {
    expect([...analogiesFor([['AC', 'BD']], 'KM')]).toEqual(['LN']);
    // One pair alone tells neither a swap nor mirror letters from steps of their own; two pairs do.
    expect(analogiesFor([['DK', 'NC']], 'RC').size).toBeGreaterThan(1);
    expect(analogiesFor([['TN', 'GM']], 'FL').size).toBeGreaterThan(1);
    expect([
      ...analogiesFor(
        [
          ['TN', 'GM'],
          ['AF', 'ZU'],
        ],
        'FL',
      ),
    ]).toEqual(['UO']);
  });
  it('of numbers are matched by the places of their digits', () => {
    const keys = keysFor(['FEET', 'FACT', 'WIFE'], ['3925', '2556', '2416']);
    expect(keys.map((key) => wordUnder(key, '2546'))).toEqual(['FEAT']);
  });
});

describe('rules for words', () => {
  it('are found, the plainest first', () => {
    const [first] = rulesFrom('plate', 'late');
    expect(first).toEqual({ does: 'drop', at: 0 });
    expect(first === undefined ? '' : ruled('bread', first)).toBe('read');
  });
  it('may reverse a part', () => {
    expect(rulesFrom('warming', 'raw').some((rule) => ruled('bucket', rule) === 'cub')).toBe(true);
  });
});
