/** QTI of other programs, broken QTI with its line, and QTI that means harm. */
import { describe, expect, test } from 'vitest';
import { score } from '../marking/score.ts';
import type { Exchanged, ExchangeItem } from './exchanged.ts';
import { variantOf } from './identity.ts';
import { readQti } from './qti-reader.ts';
import { writeQti } from './qti-writer.ts';

const open = '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">';
const correct = (value: string, baseType = 'identifier', name = 'RESPONSE'): string =>
  `<qti-response-declaration identifier="${name}" cardinality="single" base-type="${baseType}"><qti-correct-response>${value
    .split(' ')
    .map((one) => `<qti-value>${one}</qti-value>`)
    .join('')}</qti-correct-response></qti-response-declaration>`;
const choices = (inside: string, more = 'max-choices="1"', name = 'RESPONSE'): string =>
  `<qti-choice-interaction response-identifier="${name}" ${more}>${inside}</qti-choice-interaction>`;
const option = (name: string, inside = name): string =>
  `<qti-simple-choice identifier="${name}">${inside}</qti-simple-choice>`;
const entry = '<qti-text-entry-interaction response-identifier="RESPONSE"/>';
/** An item whose body begins on line 4. */
const item = (declarations: string, body: string, after = ''): string =>
  `${open}\n${declarations}\n<qti-item-body>\n${body}\n</qti-item-body>${after}</qti-assessment-item>`;
const choiceItem = (prompt: string, a = 'A', b = 'B'): string =>
  item(correct('A'), `${prompt}\n${choices(option('A', a) + option('B', b))}`);

const says = (text: string) => ({ type: 'text', text });

function itemOf(result: Exchanged): ExchangeItem {
  const [only] = 'items' in result ? result.items : [];
  if (only === undefined) throw new Error(JSON.stringify(result));
  return only;
}

const marked = (text: string, given: string): string => {
  const { key, question } = itemOf(readQti(text));
  return score(key, question.answer, { type: 'writeAnswer', text: given }).verdict;
};

describe('items of other programs', () => {
  test('a choice with an interaction prompt, feedback and marks in the text', () => {
    const text = item(
      correct('ChoiceB'),
      `<p>Look at the
        <strong>text</strong> in <em>the picture</em>.</p><p>Then choose.<br/>Choose well.</p>
        ${choices(
          `<qti-prompt>What does it say?</qti-prompt>${option('ChoiceA', '<p>Stay <b>with</b> your luggage.</p><qti-feedback-inline outcome-identifier="FEEDBACK" identifier="ChoiceA" show-hide="show">No, the label hides that.</qti-feedback-inline>')}${option(
            'ChoiceB',
            'Never leave luggage.<qti-feedback-inline outcome-identifier="FEEDBACK" identifier="ChoiceB" show-hide="show">Yes.</qti-feedback-inline>',
          )}`,
          'shuffle="true" max-choices="1"',
        )}`,
      '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>',
    );
    const { question, key, hint, explanation } = itemOf(readQti(text));
    expect(question).toEqual({
      prompt: [says('Look at the **text** in _the picture_.\n\nThen choose.\nChoose well.'), says('What does it say?')],
      answer: {
        type: 'multipleChoice',
        options: [[says('Stay **with** your luggage.')], [says('Never leave luggage.')]],
        layout: 'list',
      },
      spoken: 'Look at the text in the picture. Then choose. Choose well. What does it say?',
    });
    expect(key).toMatchObject({
      option: 1,
      because: [{ id: expect.stringMatching(/^import\//), says: 'No, the label hides that.' }, undefined],
    });
    expect(hint).toHaveLength(1);
    expect(explanation).toEqual([[says('Yes.')], [says('The answer is **Never leave luggage**.')]]);
  });

  test('several right choices are words to pick, and so are several interactions', () => {
    const several = item(
      correct('A C').replace('single', 'multiple'),
      choices(option('A') + option('B') + option('C'), 'max-choices="2"'),
    ).replace('<qti-item-body>', '<qti-item-body><p>Which two?</p>');
    expect(itemOf(readQti(several))).toMatchObject({
      question: {
        answer: { type: 'multipleWordChoice', groups: [{ words: ['A', 'B', 'C'] }], pick: 2, layout: 'list' },
      },
      key: { picks: [[0, 2]] },
    });
    const groups = item(
      correct('A') + correct('B', 'identifier', 'TWO'),
      `<p>Choose one each.</p>${choices(`<qti-prompt>First</qti-prompt>${option('A')}${option('B')}`)}${choices(option('A') + option('B'), 'max-choices="1"', 'TWO')}`,
    );
    expect(itemOf(readQti(groups))).toMatchObject({
      question: { answer: { groups: [{ label: 'First', words: ['A', 'B'] }, { words: ['A', 'B'] }], pick: 1 } },
      key: { picks: [[0], [1]] },
    });
  });

  test('a typed word, with the gap in its sentence and other right words in the mapping', () => {
    const declaration = correct('York', 'string').replace(
      '</qti-response-declaration>',
      '<qti-mapping><qti-map-entry map-key="york" mapped-value="1"/><qti-map-entry map-key="Jorvik" mapped-value="1"/><qti-map-entry map-key="Leeds" mapped-value="0"/></qti-mapping></qti-response-declaration>',
    );
    const text = item(declaration, `<p>The minster of ${entry} is old.</p>`);
    expect(itemOf(readQti(text))).toMatchObject({
      question: { prompt: [says('The minster of ______ is old.')], answer: { type: 'writeAnswer', kind: 'text' } },
    });
    expect(['york', 'Jorvik', 'Leeds'].map((given) => marked(text, given))).toEqual(['right', 'right', 'wrong']);
  });

  test('a typed number with its tolerance; a gap at the end is no gap', () => {
    const processing =
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="0.5 0.5"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>';
    const text = item(correct('12', 'float'), `<p>About how many? ${entry}</p>`, processing);
    expect(itemOf(readQti(text)).question.prompt).toEqual([says('About how many?')]);
    expect(['12.5', '11.4'].map((given) => marked(text, given))).toEqual(['right', 'wrong']);
  });

  test('one gap in a sentence with choices of its own', () => {
    const inline = (name = 'RESPONSE'): string =>
      `<qti-inline-choice-interaction response-identifier="${name}"><qti-label>Choose</qti-label><qti-inline-choice identifier="G">Gloucester</qti-inline-choice><qti-inline-choice identifier="Y">York</qti-inline-choice></qti-inline-choice-interaction>`;
    expect(itemOf(readQti(item(correct('Y'), `<p>By this sun of ${inline()}; and all the clouds.</p>`)))).toMatchObject(
      {
        question: {
          prompt: [says('By this sun of ______; and all the clouds.')],
          answer: { type: 'multipleChoice', options: [[says('Gloucester')], [says('York')]] },
        },
        key: { option: 1 },
      },
    );
    const two = item(correct('Y') + correct('G', 'identifier', 'TWO'), `<p>${inline()} and ${inline('TWO')}</p>`);
    expect(readQti(two)).toEqual({ faults: [{ line: 4, reason: 'Only one gap in a text can have choices.' }] });
  });

  test('tables, lists and formulas that carry their TeX', () => {
    const body = `<p>Look:</p><table><caption>Rain</caption><tr><th>Day</th><th>mm</th></tr><tr><td> Monday </td><td>3</td></tr></table>
      <ul><li>one</li><li>two</li></ul><p>What is <m:math xmlns:m="http://www.w3.org/1998/Math/MathML" alttext="a half"><m:semantics><m:mfrac/><m:annotation encoding="application/x-tex">\\frac12</m:annotation></m:semantics></m:math> of 6?</p>`;
    expect(itemOf(readQti(choiceItem(body))).question.prompt).toEqual([
      says('Look:'),
      { type: 'table', caption: 'Rain', head: ['Day', 'mm'], rows: [['Monday', '3']] },
      says('• one\n• two\n\nWhat is'),
      { type: 'maths', tex: '\\frac12', spoken: 'a half' },
      says('of 6?'),
    ]);
  });

  test('hint and explanation by their names, and words to read aloud from the catalog', () => {
    const text = item(
      correct('A'),
      `<p>1 + 1?</p>${choices(option('A', '2') + option('B', '3'))}`,
      `<qti-catalog-info><qti-catalog id="c"><qti-card support="spoken"><qti-html-content>One and one?</qti-html-content></qti-card></qti-catalog></qti-catalog-info>
       <qti-modal-feedback outcome-identifier="F" identifier="HINT" show-hide="show"><qti-content-body><p>Count.</p></qti-content-body></qti-modal-feedback>
       <qti-modal-feedback outcome-identifier="F" identifier="EXPLANATION" show-hide="show"><qti-content-body><p>One more than one.</p></qti-content-body></qti-modal-feedback>`,
    );
    expect(itemOf(readQti(text))).toMatchObject({
      question: { spoken: 'One and one?' },
      hint: [says('Count.')],
      explanation: [[says('One more than one.')], [says('The answer is **2**.')]],
    });
  });
});

test('what others bring in goes out and comes back the same', () => {
  const first = itemOf(readQti(choiceItem('<p>Is it **so** or _so_?</p>', ' a ', '<p>b</p><p>c</p>')));
  const back = itemOf(readQti(writeQti([first], { name: 'n', title: 't' })));
  expect(back).toEqual(first);
  expect(variantOf(back)).toBe(variantOf(first));
});

test('a file of ours that another program laid out anew is still the same', () => {
  const first = itemOf(readQti(choiceItem('<p>One.</p><p>Two<br/>lines.</p>')));
  const laidOut = writeQti([first], { name: 'n', title: 't' })
    .replaceAll('<p>', '<p>\n      ')
    .replaceAll('</p>', '\n    </p>\n')
    .replaceAll('><qti', '>\n  <qti');
  expect(itemOf(readQti(laidOut))).toEqual(first);
});

test('order of options and words read aloud do not make another question', () => {
  const variants = [choiceItem('<p>x</p>'), choiceItem('<p>x</p>', 'B', 'A'), choiceItem('<p>y</p>')].map((text) =>
    variantOf(itemOf(readQti(text))),
  );
  expect(variants[0]).toBe(variants[1]);
  expect(variants[0]).not.toBe(variants[2]);
});

const good = choiceItem('<p>Good?</p>');
const many = (...items: string[]): string =>
  `<cc:questions xmlns:cc="urn:comet-club:exchange:1">\n${items.join('\n')}\n</cc:questions>`;
const figure = (json: string): string => choiceItem(`<div data-cc-block="figure" data-cc-figure='${json}'/>`);
const written = (attributes: string, more = ''): string =>
  item(
    correct('x', 'string'),
    `<p>How much?</p>\n<p data-cc-part="answer"><qti-text-entry-interaction response-identifier="RESPONSE" ${attributes}/></p>`,
    more,
  );
const mistake = (given: string): string =>
  `<qti-modal-feedback outcome-identifier="F" identifier="MISTAKE_1"><qti-content-body><p data-cc-given="${given}" data-cc-mistake="a/b">No.</p></qti-content-body></qti-modal-feedback>`;

test.each([
  ['no XML at all', '\n\n<', 3, 'Write < as &lt;'],
  ['another kind of file', '<html/>', 1, '<html> is no QTI item'],
  ['QTI 2.0', '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p0"/>', 1, 'another version of QTI'],
  ['no namespace', '<qti-assessment-item/>', 1, 'another version of QTI'],
  ['no items', many(), 1, 'There is no question'],
  ['another thing among the items', many(good, '<p/>'), 8, '<p> is no QTI item'],
  ['adaptive', good.replace('title="t"', 'adaptive="true"'), 1, 'adaptive'],
  ['templates', good.replace('<qti-item-body>', '<qti-template-declaration/><qti-item-body>'), 3, 'cannot come in'],
  ['no body', `${open}</qti-assessment-item>`, 1, 'no <qti-item-body>'],
  ['nothing to answer', item(correct('A'), '<p>Hm.</p>'), 1, 'nothing to answer'],
  ['no question text', item(correct('A'), choices(option('A') + option('B'))), 1, 'There is no question text'],
  ['a picture', choiceItem('<p>Look:\n<img src="a.png" alt="a"/></p>'), 5, '<img> cannot come in'],
  [
    'another interaction',
    item(correct('A'), '<p>x</p>\n<qti-order-interaction/>'),
    5,
    '<qti-order-interaction> cannot',
  ],
  ['two boxes', item(correct('A', 'string'), `<p>x ${entry}\n${entry}</p>`), 5, 'Only one answer can be typed'],
  ['box and choice', item(correct('A', 'string'), `<p>x ${entry}</p>${choices(option('A'))}`), 4, 'Only one answer'],
  [
    'not declared',
    good.replace('identifier="RESPONSE" c', 'identifier="R" c'),
    5,
    'No response is declared as RESPONSE',
  ],
  ['no right answer', good.replace('<qti-value>A</qti-value>', ''), 2, 'No right answer is declared'],
  ['a right answer that is no choice', good.replace('>A</qti-value>', '>Z</qti-value>'), 2, 'Z is none of the choices'],
  ['two choices of one name', choiceItem('<p>x</p>').replace('"B"', '"A"'), 5, 'one identifier'],
  ['one choice', item(correct('A'), `<p>x</p>${choices(option('A'))}`), 1, 'There are 1 options'],
  ['choices alike', choiceItem('<p>x</p>', 'same', 'same'), 1, 'Two options are the same'],
  ['an empty choice', choiceItem('<p>x</p>', '<p> </p>'), 1, 'An option is empty'],
  [
    'an odd number asked',
    item(correct('A B'), `<p>x</p>${choices(option('A') + option('B') + option('C'))}`),
    4,
    '1 words are asked for and 2',
  ],
  [
    'pictures as words',
    item(correct('A B'), choices(option('A', '<img/>') + option('B') + option('C'), 'max-choices="2"')),
    4,
    '<img> cannot stand in a line',
  ],
  [
    'feedback of nobody',
    item(correct('A'), choices(option('A') + option('B')), '\n<qti-modal-feedback identifier="WELL_DONE"/>'),
    6,
    'WELL_DONE has no place',
  ],
  ['a formula without TeX', choiceItem('<p>x</p>\n<math/>'), 5, 'must carry its TeX'],
  ['a table without a head', choiceItem('<table><tr><td>1</td></tr></table>'), 4, 'begins with a row of <th>'],
  ['a ragged table', choiceItem('<table><tr><th>1</th></tr><tr><td>1</td><td>2</td></tr></table>'), 4, 'as many cells'],
  ['an unknown block', choiceItem('<div data-cc-block="film"/>'), 4, "No block is called 'film'"],
  ['a figure that is no JSON', figure('{'), 4, 'no JSON'],
  [
    'a figure that is none',
    figure('{"width":1,"height":1,"alt":"a","marks":[{"kind":"blob"}]}'),
    4,
    'no figure, at marks.0',
  ],
  ['a figure with a script', figure('{"width":1,"height":1,"alt":"a","marks":[],"onload":"alert(1)"}'), 4, 'no figure'],
  ['a figure too deep', figure(`{"marks":${'['.repeat(100_000)}`), 4, 'more than 40 deep'],
  ['an unknown kind', written('data-cc-kind="colour"'), 5, 'data-cc-kind must be one of number'],
  ['no value', written('data-cc-kind="number"'), 5, 'data-cc-value must be said'],
  [
    'a value that is no number',
    written('data-cc-kind="number" data-cc-value="1e3"'),
    1,
    "does not take the right answer '1e3'",
  ],
  [
    'decimal places without end',
    written('data-cc-kind="number" data-cc-value="1" data-cc-places="99999"'),
    1,
    '0 to 10 decimal places',
  ],
  [
    'a value without end',
    written(`data-cc-kind="number" data-cc-value="${'9'.repeat(100_000)}"`),
    1,
    '200 letters at most',
  ],
  [
    'a fraction over nothing',
    written('data-cc-kind="fraction" data-cc-value="1/0" data-cc-form="any"'),
    1,
    'does not take',
  ],
  ['a time of no day', written('data-cc-kind="time" data-cc-minutes="2000" data-cc-clock="24"'), 1, '0 to 1439'],
  [
    'a wish that nothing meets',
    written('data-cc-kind="number" data-cc-value="1/3" data-cc-form="decimal"'),
    1,
    'does not take',
  ],
  [
    'words that are no list',
    written(`data-cc-kind="text" data-cc-spelling="exact" data-cc-accept='{"a":1}'`),
    5,
    'a JSON list of texts',
  ],
  [
    'a control character in JSON',
    written(`data-cc-kind="text" data-cc-spelling="exact" data-cc-accept='["a","\\u0000"]'`),
    1,
    'Marking does not take',
  ],
  ['a control character in a figure', figure('{"width":1,"height":1,"alt":"\\u0000","marks":[]}'), 1, 'U+0000'],
  [
    'a mistake that is right',
    written('data-cc-kind="number" data-cc-value="5"', mistake('5.0')),
    1,
    "'5.0' is marked right",
  ],
  [
    'a mistake that says nothing',
    written('data-cc-kind="number" data-cc-value="5"', mistake('4').replace(/data-cc-given="4"/, '')),
    6,
    'must say data-cc-given',
  ],
  [
    'a base type that is no answer',
    item(correct('1', 'point'), `<p>x ${entry}</p>`),
    2,
    'must be string, integer or float',
  ],
  [
    'part marks',
    item(
      '<qti-response-declaration identifier="RESPONSE" base-type="string"><qti-mapping><qti-map-entry map-key="a" mapped-value="1"/><qti-map-entry map-key="b" mapped-value="0.5"/></qti-mapping></qti-response-declaration>',
      `<p>x ${entry}</p>`,
    ),
    2,
    'more marks than others',
  ],
  ['a text without end', choiceItem(`<p>${'x'.repeat(30_000)}</p>`), 1, 'more than 20000 letters'],
  ['control characters', choiceItem('<p>\u0007</p>'), 4, 'U+0007'],
  ['10 MB', choiceItem(`<p>${'x'.repeat(10 * 1024 * 1024)}</p>`), 1, 'larger than 5 MB'],
  ['deep nesting', choiceItem('<div>'.repeat(10_000)), 4, 'more than 64 deep'],
  ['a billion laughs', `<!DOCTYPE x [<!ENTITY a "aaa">]>${good}`, 1, 'DOCTYPE'],
])('refused: %s', (_, text, line, reason) => {
  const before = process.threadCpuUsage();
  expect(readQti(text)).toEqual({ faults: [{ line, reason: expect.stringContaining(reason) }] });
  // Of this thread, so that neither a busy machine nor another test file is a fault.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('all that is wrong in a file is said at once, and nothing of it comes in', () => {
  const result = readQti(many(good, choiceItem('<p>x</p>', 'B'), good, choiceItem('<img/>')));
  expect(result).toEqual({
    faults: [
      { line: 8, reason: expect.stringContaining('Two options are the same') },
      { line: 23, reason: expect.stringContaining('<img>') },
    ],
  });
});

test('script in text stays text', () => {
  const { question } = itemOf(readQti(choiceItem('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')));
  expect(question.prompt).toEqual([says('<script>alert(1)</script>')]);
  expect(readQti(choiceItem('<script>alert(1)</script>'))).toHaveProperty('faults');
});
