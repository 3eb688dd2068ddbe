import { describe, expect, test } from 'vitest';
import { storyFaults } from './story-faults.ts';

describe('a story leaves something open', () => {
  test.each([
    'Amara swims 22 lengths a day for 32 days. Noah swims 13 lengths a day. How many more lengths does Amara swim?',
    'A shop sells 4 sets of 6 plates and 5 cups. How many things is that?',
    'A farmer fills 4 trays with 30 eggs and has 3 over. How many eggs are there?',
  ])('%s', (text) => {
    expect(storyFaults(text)).toHaveLength(1);
  });

  test.each([
    'Amara swims 22 lengths a day. Noah swims 13 lengths a day. How many more lengths does Amara swim in 32 days?',
    'A shop sells 4 sets. Each set has 6 plates and 5 cups. How many things is that?',
    'A farmer fills 4 trays with 30 eggs each and has 3 eggs left over. How many eggs are there?',
    'Amara has 4 boxes of 6 pens and 3 loose pens. How many pens is that?',
    'A bath has 16 litres of water. A tap adds 2 litres a minute. Which expression gives the litres after n minutes?',
  ])('nothing: %s', (text) => {
    expect(storyFaults(text)).toEqual([]);
  });
});
