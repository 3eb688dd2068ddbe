import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { textsOf } from '../../recalls/item-texts.ts';
import { partOf, rowsOf } from '../data-rows.ts';
import { cloze } from './generator.ts';
import { usesOf } from './link-uses.ts';
import { linking, linkingUses } from './linking-words.data.ts';
import { clearPronouns, unclearPronouns } from './unclear-pronouns.data.ts';

test('every linking word that is offered in the wrong place has something told about what it does', () => {
  const told = new Set(rowsOf(linkingUses).flatMap((row) => partOf(row, 1).split(', ')));
  const choices = [...linking.matchAll(/^(?:join|link)\d \| \w+ \| .*?\{(.+?)\}/gm)].map(([, words = '']) =>
    words.split('|'),
  );
  const wrong = choices.flatMap(([, ...others]) => others.map((word) => word.toLowerCase()));
  expect(wrong.length).toBeGreaterThan(100);
  expect(wrong.filter((word) => !told.has(word))).toEqual([]);
});

test('a wrong pronoun stands for somebody else: it is no other form of the right one, which the ear alone would rule out', () => {
  const families = ['he him his', 'she her hers', 'it its', 'they them their', 'we us our'].map((all) =>
    all.split(' '),
  );
  const choices = [...linking.matchAll(/^pronoun4 \| \w+ \| .*?\{(.+?)\}/gm)].map(([, words = '']) =>
    words.toLowerCase().split('|'),
  );
  expect(choices.length).toBeGreaterThan(30);
  const sameFamily = choices.filter(([right = '', ...wrong]) =>
    wrong.some((word) => families.some((family) => family.includes(right) && family.includes(word))),
  );
  expect(sameFamily).toEqual([]);
});

/** Lines of a set with the words to choose from, in small letters. */
const linesOf = (set: RegExp) =>
  rowsOf(linking.replaceAll(/(?<=\{[^}]*)\|(?=[^{]*\})/g, '/'))
    .filter((row) => set.test(partOf(row, 0)))
    .map((row) => {
      const text = partOf(row, 2);
      const [right = '', ...wrong] = (/\{(.+)\}/.exec(text)?.[1] ?? '').toLowerCase().split('/');
      return { levels: partOf(row, 1), text, right, wrong };
    });

test('hard lines have no wrong word that is heard at once', () => {
  const hard = linesOf(/^(?:join|link)/).filter(({ levels }) => levels.includes('h'));
  expect(hard.length).toBeGreaterThan(50);
  expect(hard.filter(({ wrong }) => wrong.some((word) => /^(?:or|for example)$/.test(word)))).toEqual([]);
});

test('no line asks for a word that is learned years before', () => {
  const early = linesOf(/^link/).filter(({ right }) =>
    /^(?:first|firstly|next|after that|finally|suddenly|immediately)$/.test(right),
  );
  const joining = linesOf(/^join/).filter(
    ({ right, levels }) => right === 'and' || (right === 'but' && levels !== 'm'),
  );
  expect([...early, ...joining]).toEqual([]);
});

test('“we” and “us” are offered only where the speaker is named', () => {
  const lines = linesOf(/^pronoun/).filter(({ wrong }) => wrong.some((word) => /^(?:we|us|our)$/.test(word)));
  expect(lines.filter(({ text }) => !/\b(?:I|me|us)\b/.test(text.replace(/\{.+\}/, '')))).toEqual([]);
});

test('nobody whom “he” or “she” may stand for has a name of boys and girls', () => {
  const pronounLines = linesOf(/^pronoun/).map(({ text }) => text);
  const lines = [...pronounLines, ...unclearPronouns.split('\n'), ...clearPronouns.split('\n')];
  expect(lines.filter((line) => /\b(?:Alex|Ash|Charlie|Frankie|Jamie|Jess|Robin|Sam)\b/.test(line))).toEqual([]);
});

test('the word to tap is asked for by what it does, and no other linking word of its sentence does the same', () => {
  const tapped = Array.from({ length: 120 }, (_, seed) => mint(cloze, 230502, 3, 'medium', seed)).flatMap(
    ({ question: { prompt, answer } }) =>
      answer.type === 'multipleWordChoice'
        ? [{ asks: textsOf(prompt)[0] ?? '', words: answer.groups.flatMap((group) => group.words) }]
        : [],
  );
  expect(tapped.length).toBeGreaterThan(5);
  for (const { asks, words } of tapped) {
    const [, why = ''] = /^Tap the linking word that (.+)[.]$/.exec(asks) ?? [];
    expect(why).not.toBe('');
    expect(words.filter((word) => usesOf(word) === why).length).toBeLessThan(2);
  }
});
