import { describe, expect, test } from 'vitest';
import { comparing, type OrderContext } from './order-contexts.data.ts';
import { stepsToOrders, stepsToPlace, whyNotThere } from './order-reasoning.ts';

const isRace = ({ name }: OrderContext): boolean => name === 'race';
const [context] = comparing.filter(isRace);

describe('the steps of a puzzle of order', () => {
  if (context === undefined) throw new Error('no race');
  test('name the facts, then go through the cases that are left', () => {
    const steps = stepsToOrders({
      context,
      isNumbered: true,
      names: ['Rhys', 'Megan', 'Zofia', 'Imani', 'Arjun'],
      clues: [
        { kind: 'after', one: 0, other: 1 },
        { kind: 'oneBefore', one: 2, other: 2 },
        { kind: 'after', one: 3, other: 1 },
        { kind: 'before', one: 4, other: 3 },
      ],
    });
    expect(steps).toEqual([
      'Exactly one child finished before Zofia (fact 2), so Zofia finished second.',
      'Who finished first? Not Rhys (fact 1) and not Imani (fact 3). That leaves Megan or Arjun.',
      [
        'Suppose Megan finished first. Who finished third? Not Imani (fact 4). That leaves Rhys or Arjun. These orders fit, from first to last:',
        'Megan, Zofia, Rhys, Arjun, Imani\nMegan, Zofia, Arjun, Rhys, Imani\nMegan, Zofia, Arjun, Imani, Rhys',
      ],
      [
        'Suppose Arjun finished first. Who finished third? Not Rhys (fact 1) and not Imani (fact 3). So Megan finished third. These orders fit, from first to last:',
        'Arjun, Zofia, Megan, Rhys, Imani\nArjun, Zofia, Megan, Imani, Rhys',
      ],
    ]);
  });
  test('are none where no fact says anything of a place', () => {
    const clues = [{ kind: 'beside', one: 0, other: 1 }] as const;
    const names = ['Rhys', 'Megan', 'Zofia', 'Imani'];
    expect(stepsToOrders({ context, names, clues, isNumbered: true })).toBeUndefined();
  });
  test('lead to the place that is asked, or are none where one would have to try things out', () => {
    const names = ['Rhys', 'Megan', 'Zofia'];
    const before = { kind: 'before', one: 0, other: 1 } as const;
    const facts = { context, names, isNumbered: true, clues: [before, { kind: 'notLast', one: 1, other: 1 }] } as const;
    expect(stepsToPlace(facts, 2)).toEqual([
      'Who finished last? Not Rhys (fact 1) and not Megan (fact 2). So Zofia finished last.',
    ]);
    expect(stepsToPlace({ ...facts, clues: [before] }, 0)).toBeUndefined();
    expect(whyNotThere(facts, 1, 2)).toBe('Read fact 2 again. It rules that out.');
  });
  test('name facts without numbers by their words', () => {
    const facts = {
      context,
      names: ['Rhys', 'Megan', 'Zofia'],
      clues: [
        { kind: 'isLast', one: 2, other: 2 },
        { kind: 'before', one: 0, other: 1 },
      ],
      isNumbered: false,
    } as const;
    expect(stepsToPlace(facts, 0)).toEqual([
      'Zofia finished last.',
      'Rhys finished before Megan, so Rhys finished first.',
    ]);
    expect(whyNotThere(facts, 1, 0)).toBe('Rhys finished before Megan, so it can’t be Megan.');
  });
});
