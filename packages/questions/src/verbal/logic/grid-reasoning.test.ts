import { describe, expect, test } from 'vitest';
import { reasonFor } from './grid-reasoning.ts';

const words = {
  names: ['Fatima', 'Tom', 'Hana'],
  things: [
    ['parrot', 'dog', 'rabbit'],
    ['trumpet', 'drum', 'guitar'],
  ],
  kinds: ['pet', 'instrument'],
};

describe('the steps of a grid puzzle', () => {
  test('name the facts and the finds that rule the others out', () => {
    const { steps, against } = reasonFor(
      [
        { says: 'not', child: 2, kind: 1, thing: 0, or: 0 },
        { says: 'not', child: 1, kind: 1, thing: 2, or: 0 },
        { says: 'not', child: 2, kind: 1, thing: 2, or: 0 },
      ],
      words,
      { child: 1, kind: 1, thing: 0 },
    );
    expect(steps).toEqual([
      'Who has the guitar? Not Tom (fact 2) and not Hana (fact 3). So Fatima has the guitar.',
      'Who has the trumpet? Not Fatima (who has the guitar) and not Hana (fact 1). So Tom has the trumpet.',
    ]);
    expect(against({ child: 2, kind: 1, thing: 0 })).toEqual([1]);
  });
  test('join a thing of one kind to a thing of the other', () => {
    const { steps } = reasonFor(
      [
        { says: 'is', child: 0, kind: 0, thing: 1, or: 0 },
        { says: 'with', thing: 1, other: 2 },
      ],
      words,
      { child: 0, kind: 1, thing: 2 },
    );
    expect(steps).toEqual(['Fact 1: Fatima has the dog.', 'Fatima has the dog. So, by fact 2, Fatima has the guitar.']);
  });
  test('say by a fact what is left over as well', () => {
    const { steps } = reasonFor(
      [
        { says: 'not', child: 1, kind: 0, thing: 1, or: 0 },
        { says: 'not', child: 2, kind: 0, thing: 1, or: 0 },
        { says: 'with', thing: 1, other: 2 },
        { says: 'not', child: 1, kind: 1, thing: 0, or: 0 },
        { says: 'without', thing: 2, other: 0 },
      ],
      words,
      { child: 1, kind: 0, thing: 2 },
    );
    expect(steps).toEqual([
      'Who has the dog? Not Tom (fact 1) and not Hana (fact 2). So Fatima has the dog.',
      'Fatima has the dog. So, by fact 3, Fatima has the guitar.',
      'Who has the trumpet? Not Fatima (who has the guitar) and not Tom (fact 4). So Hana has the trumpet.',
      'Who has the rabbit? Not Fatima (who has the dog) and not Hana (Hana has the trumpet, fact 5). So Tom has the rabbit.',
    ]);
  });
  test('are none where one would have to try things out', () => {
    expect(reasonFor([], words, { child: 0, kind: 0, thing: 0 }).steps).toEqual([]);
  });
});
