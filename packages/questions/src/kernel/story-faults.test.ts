import { describe, expect, test } from 'vitest';
import { needlessFaults, storyFaults } from './story-faults.ts';

describe('a story leaves something open', () => {
  test.each([
    'Amara swims 22 lengths a day for 32 days. Noah swims 13 lengths a day. How many more lengths does Amara swim?',
    'A shop sells 4 sets of 6 plates and 5 cups. How many things is that?',
    'A farmer fills 4 trays with 30 eggs and has 3 over. How many eggs are there?',
    'Mateo travels to Larkfield. From Larkfield it is a walk of 9 minutes. Mateo must be there by 15:10.',
  ])('%s', (text) => {
    expect(storyFaults(text)).toHaveLength(1);
  });

  test.each([
    'Amara swims 22 lengths a day. Noah swims 13 lengths a day. How many more lengths does Amara swim in 32 days?',
    'A shop sells 4 sets. Each set has 6 plates and 5 cups. How many things is that?',
    'A farmer fills 4 trays with 30 eggs each and has 3 eggs left over. How many eggs are there?',
    'Amara has 4 boxes of 6 pens and 3 loose pens. How many pens is that?',
    'Mateo travels to Larkfield. From there, Mateo walks 9 minutes to the museum and must be at the museum by 15:10.',
    'A bath has 16 litres of water. A tap adds 2 litres a minute. Which expression gives the litres after n minutes?',
  ])('nothing: %s', (text) => {
    expect(storyFaults(text)).toEqual([]);
  });
});

describe('a number called not needed', () => {
  const [first, ...more] = ['The number 11 is not needed here.', 'There are 11 + 7 = 18 lots of 17.'];

  test('is also a number of the story', () => {
    expect(needlessFaults('Hana has 11 cousins. Hana has 11 boxes and Nia has 7.', [first])).toHaveLength(1);
  });

  test('is also a number on the way to the answer', () => {
    expect(needlessFaults('Hana has 11 cousins. Hana has some boxes.', [first, ...more])).toHaveLength(1);
  });

  test('is nowhere else', () => {
    expect(needlessFaults('Hana has 11 cousins. Hana has 1,100 boxes.', [first, 'Take 1,100.'])).toEqual([]);
    expect(needlessFaults('Hana has 11 boxes.', ['There are 11 boxes.'])).toEqual([]);
  });
});
