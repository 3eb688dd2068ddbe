import { describe, expect, test } from 'vitest';
import { comparing, type OrderContext } from './order-contexts.data.ts';
import { stepsToOrders, stepsToPlace } from './order-reasoning.ts';

const isRace = ({ name }: OrderContext): boolean => name === 'race';
const [context] = comparing.filter(isRace);

describe('the steps of a puzzle of order', () => {
  if (context === undefined) throw new Error('no race');
  test('name the facts, then go through the cases that are left', () => {
    const steps = stepsToOrders({
      context,
      names: ['Rhys', 'Megan', 'Zofia', 'Imani', 'Arjun'],
      clues: [
        { kind: 'after', one: 0, other: 1 },
        { kind: 'oneBefore', one: 2, other: 2 },
        { kind: 'after', one: 3, other: 1 },
        { kind: 'before', one: 4, other: 3 },
      ],
    });
    expect(steps).toEqual([
      'By fact 2, Zofia finished second.',
      'Who finished first? Not Rhys (fact 1) and not Imani (fact 3). That leaves Megan or Arjun.',
      [
        'Suppose Megan finished first. These orders fit, from first to last:',
        'Megan, Zofia, Rhys, Arjun, Imani\nMegan, Zofia, Arjun, Rhys, Imani\nMegan, Zofia, Arjun, Imani, Rhys',
      ],
      [
        'Suppose Arjun finished first. Who finished third? Not Rhys (fact 1) and not Imani (fact 3). So Megan finished third. These orders fit, from first to last:',
        'Arjun, Zofia, Megan, Rhys, Imani\nArjun, Zofia, Megan, Imani, Rhys',
      ],
    ]);
  });
  test('lead to the place that is asked, or are none where one would have to try things out', () => {
    const names = ['Rhys', 'Megan', 'Zofia'];
    const before = { kind: 'before', one: 0, other: 1 } as const;
    expect(stepsToPlace({ context, names, clues: [before, { kind: 'notLast', one: 1, other: 1 }] }, 2)).toEqual([
      'Who finished last? Not Rhys (fact 1) and not Megan (fact 2). So Zofia finished last.',
    ]);
    expect(stepsToPlace({ context, names, clues: [before] }, 0)).toBeUndefined();
  });
  test('name facts without numbers by their words', () => {
    const facts = {
      context,
      names: ['Rhys', 'Megan', 'Zofia'],
      clues: [
        { kind: 'isLast', one: 2, other: 2 },
        { kind: 'before', one: 0, other: 1 },
      ],
      quoted: ['Zofia finished last.', 'Rhys finished before Megan.'],
    } as const;
    expect(stepsToPlace(facts, 0)).toEqual([
      'Zofia finished last.',
      'Rhys finished before Megan, so Rhys finished first.',
    ]);
  });
});
