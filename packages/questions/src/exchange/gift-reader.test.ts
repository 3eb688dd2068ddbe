/** GIFT as teachers write it, and what is refused with its line. */
import { expect, test } from 'vitest';
import { score } from '../marking/score.ts';
import type { ExchangeItem } from './exchanged.ts';
import { readGift } from './gift-reader.ts';

function itemsOf(text: string): readonly ExchangeItem[] {
  const result = readGift(text);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.items;
}

const [says, promptOf] = [
  (text: string) => [{ type: 'text', text }],
  ({ question }: ExchangeItem) => question.prompt.map((block) => (block.type === 'text' ? block.text : '')).join('|'),
];

/** How an answer to the only question of a text is marked. */
function marked(text: string, given: string): string {
  const [item] = itemsOf(text);
  if (item === undefined) throw new Error('no question');
  return score(item.key, item.question.answer, { type: 'writeAnswer', text: given }).verdict;
}

test('multiple choice, with a title, comments and feedback', () => {
  const [item, ...others] = itemsOf(`// Written on a rainy day
$CATEGORY: $course$/Rivers

::Rivers:: [plain]
Which river flows
through London? {
  ~The Severn#That one flows through Shrewsbury.
  // the right one
  =The Thames#Well read.
  ~The Trent
}
`);
  expect(others).toEqual([]);
  expect(item?.question.prompt).toEqual(says('Which river flows through London?'));
  expect(item?.question.answer).toEqual({
    type: 'multipleChoice',
    options: [says('The Severn'), says('The Thames'), says('The Trent')],
    layout: 'list',
  });
  const id = expect.stringMatching(/^import\/[0-9a-f]{12}$/);
  expect(item?.key).toEqual({
    type: 'multipleChoice',
    option: 1,
    because: [{ id, says: 'That one flows through Shrewsbury.' }, undefined, undefined],
  });
  expect(item?.explanation).toEqual([says('Well read.'), says('The answer is **The Thames**.')]);
  expect(item?.hint).toHaveLength(1);
});

test('true and false, with feedback for the wrong and the right answer', () => {
  const [yes, no] = itemsOf('The sun is a star. {T#It is the nearest one.#Yes.}\n\nA whale is a fish. {FALSE}');
  expect(yes?.key).toMatchObject({ option: 0, because: [undefined, { says: 'It is the nearest one.' }] });
  expect(yes?.explanation).toEqual([says('Yes.'), says('The answer is **True**.')]);
  expect(no?.key).toMatchObject({ option: 1 });
  expect(no?.question.answer).toMatchObject({ options: [says('True'), says('False')] });
});

test('short answers take every right one and name a wrong one', () => {
  const text =
    'The capital of France is {=Paris =paris city =%0%Lyon#That is the third largest.####It lies on the Seine.}.';
  const [item] = itemsOf(text);
  expect(item && promptOf(item)).toBe('The capital of France is ______.');
  expect(item?.question.spoken).toBe('The capital of France is blank.');
  expect(item?.explanation).toEqual([says('It lies on the Seine.'), says('The answer is **Paris**.')]);
  expect(['paris', 'Paris City', 'Lyon', 'Pariss'].map((given) => marked(text, given))).toEqual([
    'right',
    'right',
    'wrong',
    'wrong',
  ]);
});

test('several right options share the marks and are words to pick', () => {
  const read = readGift(`Which are continents? {
    ~%33.33333%Africa
    ~%33.33333%Asia
    ~%-100%China#China is a country.
    ~%33.33333%Antarctica
}`);
  expect(read).toMatchObject({
    items: [
      {
        question: {
          answer: {
            type: 'multipleWordChoice',
            groups: [{ words: ['Africa', 'Asia', 'China', 'Antarctica'] }],
            pick: 3,
          },
        },
        key: { picks: [[0, 1, 3]], because: [[undefined, undefined, { says: 'China is a country.' }, undefined]] },
      },
    ],
    dropped: [{ line: 2, reason: 'Part marks are dropped: all the right words must be chosen.' }],
  });
});

test('a lone answer needs no sign', () => {
  const text = 'How do you write the number 1 as a word? {One#Yes.}';
  expect(['one', 'won'].map((given) => marked(text, given))).toEqual(['right', 'wrong']);
});

test.each([
  ['What is 2 + 3? {#5}', ['5', '5.0', '4.9'], ['right', 'right', 'wrong']],
  ['What is pi? {#3.14:0.01}', ['3.15', '3.13', '3.16'], ['right', 'right', 'wrong']],
  ['Name a number. {#-1.5..2}', ['-1.5', '0', '2', '2.1'], ['right', 'right', 'right', 'wrong']],
  ['What is a half? {#=.5 =%0%5#The point is missing.}', ['0.5', '1/2', '5'], ['right', 'right', 'wrong']],
  ['How many? {#=12:0#Yes}', ['12', '11'], ['right', 'wrong']],
])('numbers: %s', (text, given, verdicts) => {
  expect(given.map((one) => marked(text, one))).toEqual(verdicts);
});

test('a backslash makes a sign ordinary, and \\n is a new line', () => {
  const [item] = itemsOf('What is \\{x\\} if x \\= 2\\:3?\\nThink\\: \\\\o/ {=\\~2 ~\\#1 ~\\}}');
  expect(item && promptOf(item)).toBe('What is {x} if x = 2:3?\nThink: \\o/');
  expect(item?.question.answer).toMatchObject({ options: [says('~2'), says('#1'), says('}')] });
});

test.each([
  ['nothing', '', 1, 'There is no question'],
  ['only comments', '// nothing\n\n// at all', 1, 'There is no question'],
  ['no answers', 'A fine day.\n', 1, 'There is no {'],
  ['an essay', 'Good. {T}\n\nWrite about\nrain. {}', 4, 'essay'],
  ['not closed', 'Good. {T}\n\n\nWhat? {=a ~b', 4, 'never closed'],
  ['two in one', 'What? {=a ~b}\nAnd? {=c ~d}', 2, 'Is a blank line missing'],
  ['a brace in braces', 'What? {=a\n~{b} }', 2, 'second {'],
  ['a title that goes on', '::Title: What? {=a ~b}', 1, 'title'],
  ['no right option', 'What? {\n~a\n~b\n}', 2, 'No option is right'],
  ['two right options', 'What? {=a =b ~c}', 1, 'More than one option is right'],
  ['part marks', 'What? {=a\n~%50%b}', 2, 'Part marks'],
  ['an empty option', 'What? {=a\n~}', 2, 'An answer is empty'],
  ['one option', 'What? {~%100%a}', 1, '1 options'],
  ['marks that are no whole', 'What? {~%50%a ~%25%b ~c}', 1, 'Part marks'],
  ['part marks beside a right one', 'What? {=a ~%50%b ~%50%c ~d}', 1, 'Part marks'],
  ['every option right', 'What? {~%50%a ~%50%b}', 1, 'more words than are chosen'],
  ['part marks for a word', 'What? {=a =%75%b#Nearly.}', 1, 'Part marks'],
  ['part marks for a number', 'What? {#=5:0 =%50%5:2#Close.}', 1, 'Part marks'],
  ['an answer that is only feedback', 'What? {#=3:2 ~#No.}', 1, 'An answer is empty'],
  ['options alike', 'What? {=a ~b ~b}', 1, 'Two options are the same'],
  ['answers without signs', 'What? {\nParis\nLondon\n}', 2, 'begins with = '],
  ['text before the answers', 'What? {a =b ~c}', 1, 'begins with = '],
  ['matching', 'Match. {=a -> b\n=c -> d}', 1, 'Matching'],
  ['wild letters', 'What? {=a*}', 1, 'any letters'],
  ['a wrong answer without feedback', 'What? {=a =%0%b}', 1, 'needs its feedback'],
  ['no number', 'What? {#five}', 1, "'five' is no number"],
  ['a range backwards', 'What? {#5..1}', 1, 'ends before it begins'],
  ['a tolerance below nothing', 'What? {#5:-1}', 1, 'no less than 0'],
  ['two right numbers', 'What? {#=5 =6}', 1, 'More than one number'],
  ['a mistake that is right', 'What? {#=5 =%0%5.0#No.}', 1, 'is marked right'],
  ['HTML', 'What is <b>this</b>? {=a ~b}', 1, 'HTML and TeX'],
  ['HTML said', '[html]What? {=a ~b}', 1, 'HTML'],
  ['TeX', 'What is $$x$$? {=a ~b}', 1, 'HTML and TeX'],
  ['a control character', 'Good. {T}\n\nWhat\u0007? {=a ~b}', 3, 'U+0007'],
  ['too many answers', `What? {${'=a'.repeat(101)}}`, 1, 'more than 100 answers'],
])('refused: %s', (_, text, line, reason) => {
  expect(readGift(text)).toEqual({ faults: [{ line, reason: expect.stringContaining(reason) }] });
});

test('all that is wrong is said at once, and nothing comes in', () => {
  const result = readGift('One. {T}\n\nTwo. {}\n\nThree. {=a}\n\nFour. {~a ~b}');
  expect(result).toEqual({
    faults: [
      { line: 3, reason: expect.stringContaining('essay') },
      { line: 7, reason: expect.stringContaining('No option') },
    ],
  });
});
