import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

const asksForTheOdd = /^Three of the words in bold/;

test.each([230401, 230405, 230406, 250402, 250403])(
  '%i has no word in bold twice where the odd one is asked for: it would fall out at a glance',
  (id) => {
    const rows = Array.from({ length: 40 }, (_, seed) => mintFor(id, 'hard', seed).question).flatMap(
      ({ prompt, answer }) =>
        answer.type === 'multipleChoice' &&
        prompt.some((block) => block.type === 'text' && asksForTheOdd.test(block.text))
          ? [answer.options.flat().flatMap((block) => (block.type === 'text' ? [block.text] : []))]
          : [],
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const words = row.map((text) => /\*\*(.+?)\*\*/.exec(text)?.[1]?.toLowerCase());
      expect(new Set(words).size).toBe(words.length);
    }
  },
);

test.each([230401, 230402, 230403, 240401, 240402])(
  '%i says at hard what shows the class of each wrong word in its own sentence, not only what the class is',
  (id) => {
    const told = Array.from({ length: 20 }, (_, seed) => mintFor(id, 'hard', seed))
      .filter(({ question }) =>
        question.prompt.some((block) => block.type === 'text' && block.text.includes('word in bold')),
      )
      .flatMap(({ key }) => (key.type === 'writeAnswer' ? [] : key.because.flat()))
      .flatMap((because) => (because === undefined ? [] : [because.says]));
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((text) => /\. It (?:names|tells|describes|comes|takes)/.test(text))).toEqual([]);
  },
);
