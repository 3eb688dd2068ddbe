import { describe, expect, test } from 'vitest';
import { htmlText } from './html-text.ts';
import { readQuestions } from './read-questions.ts';

const question = (type: string, body: string): string => `<question type="${type}">
  <name><text>A name</text></name>
  <questiontext format="html"><text><![CDATA[<p>How many <b>legs</b> has a spider?</p>]]></text></questiontext>
  <generalfeedback format="html"><text><![CDATA[<p>Spiders have 8 legs.</p>]]></text></generalfeedback>
  ${body}
</question>`;
const answer = (fraction: number, text: string, feedback = ''): string =>
  `<answer fraction="${fraction}"><text>${text}</text><feedback><text>${feedback}</text></feedback></answer>`;
const quiz = (...questions: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const read = (...questions: string[]) => readQuestions('bank.xml', quiz(...questions));

describe('what maps', () => {
  test('one right option, with what is said of a wrong one', () => {
    const result = read(
      question('multichoice', `<single>true</single>${answer(0, '6', 'Insects have six.')}${answer(100, '8')}`),
    );
    expect(result).toMatchObject({
      items: [
        {
          question: {
            prompt: [{ type: 'text', text: 'How many **legs** has a spider?' }],
            answer: { type: 'multipleChoice', options: [[{ text: '6' }], [{ text: '8' }]] },
          },
          key: { type: 'multipleChoice', option: 1, because: [{ says: 'Insects have six.' }, undefined] },
        },
      ],
      dropped: [],
    });
  });

  test('several right options become words to choose', () => {
    const body = `<single>false</single>${answer(50, 'ant')}${answer(50, 'bee')}${answer(-100, 'spider')}`;
    expect(read(question('multichoice', body))).toMatchObject({
      items: [{ question: { answer: { type: 'multipleWordChoice', pick: 2 } }, key: { picks: [[0, 1]] } }],
    });
  });

  test('true or false, short answers and numbers with a tolerance', () => {
    const result = read(
      question('truefalse', answer(100, 'true') + answer(0, 'false')),
      question('shortanswer', answer(100, 'eight') + answer(100, 'Eight')),
      question('numerical', `<answer fraction="100"><text>8</text><tolerance>0.5</tolerance></answer>`),
    );
    expect(result).toMatchObject({
      items: [
        { key: { option: 0 } },
        { key: { spec: { kind: 'text', accept: ['eight', 'Eight'] } } },
        { key: { spec: { kind: 'number', value: '8', tolerance: '0.5' } } },
      ],
    });
  });
});

test('what does not map is listed at its line, and the rest comes in', () => {
  const result = read(
    '<question type="category"><category><text>Animals</text></category></question>',
    question('essay', ''),
    question('multichoice', answer(0, '6') + answer(0, '7')),
    question('multichoice', answer(100, '&lt;img src="x.png"&gt;') + answer(0, '7')),
    question('shortanswer', answer(100, 'eig*')),
    question('truefalse', answer(100, 'true') + answer(0, 'false')),
  );
  expect(result).toMatchObject({
    items: [{ key: { option: 0 } }],
    dropped: [
      { reason: "Questions of the type 'essay' can’t come in." },
      { reason: 'No option is right.' },
      { reason: 'It has a picture, a sound or a frame, which can’t come in.' },
      { reason: 'A * for any letters can’t come in: write each answer out.' },
    ],
  });
});

test('a quiz of which nothing maps comes in as nothing, with the reasons', () => {
  expect(read(question('essay', ''))).toMatchObject({ faults: [{ line: 3 }] });
  expect(read()).toMatchObject({ faults: [{ reason: 'There is no question in this file.' }] });
});

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['a&nbsp;&lt; b &amp;amp; &#233; &frac12;', 'a < b &amp; é ½'],
  ['Hi<script>alert(1)</script><style>p{}</style><!-- x --> you', 'Hi you'],
  ['Hi<script>never closed', 'Hi'],
  ['<a href="javascript:x" onclick="y">link</a>', 'link'],
  ['&#0;&#xD800;&unknown;', '&unknown;'],
])('%s reads as %s', (html, text) => {
  expect(htmlText(html)).toBe(text);
});
