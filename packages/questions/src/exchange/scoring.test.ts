/** Items of other programs are right here when they are right there, or they do not come in. */
import { expect, test } from 'vitest';
import { score } from '../marking/score.ts';
import { readGift } from './gift-reader.ts';
import { readQti } from './qti-reader.ts';

const variable = '<qti-variable identifier="RESPONSE"/>';
const right = '<qti-correct identifier="RESPONSE"/>';
const base = (value: string): string => `<qti-base-value base-type="float">${value}</qti-base-value>`;
const compare = (name: string, more: string, ...parts: string[]): string =>
  `<qti-${name} ${more}>${parts.join('')}</qti-${name}>`;
const equal = (tolerance: string, ...parts: string[]): string =>
  compare('equal', tolerance === '' ? '' : `tolerance-mode="absolute" tolerance="${tolerance}"`, ...parts);
const marks = (value: string): string =>
  `<qti-set-outcome-value identifier="SCORE">${base(value)}</qti-set-outcome-value>`;
const feedback =
  '<qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">NEAR</qti-base-value></qti-set-outcome-value>';
const when = (condition: string, then = marks('1'), more = ''): string =>
  `<qti-response-condition><qti-response-if>${condition}${then}</qti-response-if>${more}</qti-response-condition>`;
const otherwise = (then: string): string => `<qti-response-else>${then}</qti-response-else>`;

const entry = (processing: string, { type = 'float', value = '12', more = '', cardinality = 'single' } = {}): string =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"><qti-correct-response><qti-value>${value}</qti-value></qti-correct-response>${more}</qti-response-declaration>
<qti-item-body><p>How many? <qti-text-entry-interaction response-identifier="RESPONSE"/></p></qti-item-body>
<qti-response-processing>${processing}</qti-response-processing></qti-assessment-item>`;

function markedIn(text: string, given: string): string {
  const read = text.startsWith('<') ? readQti(text) : readGift(text);
  if ('faults' in read) return `refused: ${read.faults[0]?.reason}`;
  const [item] = read.items;
  return item === undefined
    ? 'none'
    : score(item.key, item.question.answer, { type: 'writeAnswer', text: given }).verdict;
}

const near = when(equal('5 5', variable, base('20')), feedback);

test.each<readonly [what: string, text: string, verdicts: Readonly<Record<string, string>>]>([
  [
    'a tolerance of the right comparison',
    entry(when(equal('0.5 0.5', variable, right))),
    { 12.5: 'right', 12.6: 'wrong' },
  ],
  ['a tolerance of feedback is none', entry(near + when(equal('', variable, right))), { 12: 'right', 13: 'wrong' }],
  [
    'feedback before a tolerance',
    entry(when(equal('', variable, base('20')), feedback) + when(equal('1 1', variable, right))),
    { 13: 'right', 14: 'wrong' },
  ],
  [
    'a tolerance of another response',
    entry(
      when(equal('', variable, right)) +
        when(equal('9 9', '<qti-variable identifier="OTHER"/>', '<qti-correct identifier="OTHER"/>')),
    ),
    { 12: 'right', 15: 'wrong' },
  ],
  [
    'the right answer as a value',
    entry(when(compare('match', '', variable, base('12')))),
    { 12: 'right', 13: 'wrong' },
  ],
  [
    'no marks otherwise',
    entry(when(equal('', variable, right), marks('1'), otherwise(marks('0')))),
    { 12: 'right', 13: 'wrong' },
  ],
  [
    'answered at all',
    entry(
      when(`<qti-and><qti-not><qti-is-null>${variable}</qti-is-null></qti-not>${equal('', variable, right)}</qti-and>`),
    ),
    { 12: 'right' },
  ],
  [
    'GIFT with a format tag',
    'Which colour? {=[moodle]yellow =[plain]gold =[markdown] amber}',
    { yellow: 'right', gold: 'right', amber: 'right', red: 'wrong' },
  ],
  ['GIFT with prices', 'What costs $5 or $6? {=a ticket}', { 'a ticket': 'right' }],
])('%s', (_, text, verdicts) => {
  for (const [given, verdict] of Object.entries(verdicts)) expect(markedIn(text, given), given).toBe(verdict);
});

test.each<readonly [what: string, text: string, reason: string]>([
  [
    'rounded comparison',
    entry(when(compare('equal-rounded', 'figures="2"', variable, right))),
    '<qti-equal-rounded> cannot come in here',
  ],
  ['at least', entry(when(compare('gte', '', variable, base('10')))), '<qti-gte> cannot come in here'],
  ['at most', entry(when(compare('lte', '', variable, base('10')))), '<qti-lte> cannot come in here'],
  ['not', entry(when(`<qti-not>${equal('', variable, right)}</qti-not>`)), '<qti-not> cannot come in here'],
  [
    'one of several',
    entry(when(`<qti-or>${equal('', variable, right)}${equal('', variable, base('13'))}</qti-or>`)),
    '<qti-or> cannot',
  ],
  ['all but one', entry(when(equal('', variable, base('3')), marks('0'), otherwise(marks('1')))), 'every other answer'],
  [
    'a value that is not declared',
    entry(when(compare('match', '', variable, base('13')))),
    'takes 13, which is not declared',
  ],
  [
    'two tolerances',
    entry(when(equal('1 1', variable, right)) + when(equal('2 2', variable, right))),
    'several tolerances',
  ],
  ['an uneven tolerance', entry(when(equal('1 2', variable, right))), 'the same below and above'],
  [
    'a relative tolerance',
    entry(when(compare('equal', 'tolerance-mode="relative" tolerance="1"', variable, right))),
    'absolute',
  ],
  ['an order', entry('', { cardinality: 'ordered' }), 'ordered cardinality'],
  [
    'another template',
    entry('').replace('<qti-response-processing>', '<qti-response-processing template="http://x/match_nearly.xml">'),
    'match_nearly cannot come in',
  ],
  ['GIFT: HTML in an answer', 'Which colour? {=[html]yellow}', 'Text in HTML cannot come in'],
  ['GIFT: HTML in feedback', 'Which colour? {=yellow#[html]Yes. ~red}', 'Text in HTML cannot come in'],
  ['GIFT: TeX', 'What is $x^2$? {=four}', 'HTML and TeX are not read'],
  ['GIFT: an option that is feedback only', 'Which? {=yes ~#No.}', 'write it between ~ and its feedback after #'],
])('refused: %s', (_, text, reason) => {
  expect(markedIn(text, '')).toContain(reason);
});

const choice = (declaration: string, body: string, processing: string, more = ''): string =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
<qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier">${declaration}</qti-response-declaration>
<qti-item-body>${body}<qti-choice-interaction response-identifier="RESPONSE" max-choices="2"><qti-prompt>Which two?</qti-prompt>${['A', 'B', 'C'].map((name) => `<qti-simple-choice identifier="${name}"><p>${name}</p></qti-simple-choice>`).join('')}</qti-choice-interaction></qti-item-body>
<qti-response-processing ${processing}/>${more}</qti-assessment-item>`;
const mapped =
  '<qti-mapping><qti-map-entry map-key="A" mapped-value="1"/><qti-map-entry map-key="C" mapped-value="1"/></qti-mapping>';
const correct = '<qti-correct-response><qti-value>A</qti-value><qti-value>C</qti-value></qti-correct-response>';
const byMap = 'template="http://x/map_response.xml"';

test('the prompt of a lone group is the question, options may be paragraphs', () => {
  const read = readQti(choice(correct, '', 'template="http://x/match_correct"'));
  expect(read).toMatchObject({
    items: [
      {
        question: {
          prompt: [{ type: 'text', text: 'Which two?' }],
          answer: { groups: [{ words: ['A', 'B', 'C'] }], pick: 2 },
        },
      },
    ],
    dropped: [],
  });
});

test.each<readonly [what: string, text: string, reasons: readonly string[]]>([
  ['part marks', choice(correct + mapped, '<p>x</p>', byMap), ['Part marks are dropped']],
  [
    'companion materials',
    choice(correct, '', '', '<qti-companion-materials-info/>'),
    ['<qti-companion-materials-info> is dropped'],
  ],
  ['a block quote', choice(correct, '<blockquote><p>To be.</p></blockquote>', ''), ['block quote is dropped']],
  ['capitals', entry('', { type: 'string', value: 'York' }), ['Capital letters and full stops are not compared']],
  [
    'a spoken word',
    choice(
      correct,
      '<p>See <span data-catalog-idref="w">5 km</span></p>',
      '',
      '<qti-catalog-info><qti-catalog id="w"><qti-card support="spoken"><qti-html-content>five kilometres</qti-html-content></qti-card></qti-catalog></qti-catalog-info>',
    ),
    ['spoken card for a part of the text'],
  ],
])('%s: kept, and what is dropped is said', (_, text, reasons) => {
  const read = readQti(text);
  expect('items' in read ? read.dropped.map(({ reason }) => reason) : read).toEqual(
    reasons.map((reason) => expect.stringContaining(reason)),
  );
  expect('items' in read && read.items[0]?.question.spoken).not.toBe('five kilometres');
});

test('the templates of Common Cartridge mark as those of QTI do', () => {
  for (const template of ['CC2_match.xml', 'CC2_match_basic', 'match_correct.xml'])
    expect(readQti(choice(correct, '', `template="http://x/${template}"`))).toMatchObject({ dropped: [] });
  expect(readQti(choice(correct + mapped, '', 'template="CC2_map_response.xml"'))).toMatchObject({
    dropped: [{ reason: expect.stringContaining('Part marks are dropped') }],
  });
});

test('marks for other choices than the right ones are refused', () => {
  expect(readQti(choice(correct + mapped.replace('"C"', '"B"'), '', byMap))).toMatchObject({
    faults: [{ reason: expect.stringContaining('other answers than the right ones') }],
  });
});

test.each([
  ['In which year was the Battle of Hastings? {#1066}', '1066'],
  ['When did it happen? {#1064..1068}', '1064 to 1068'],
  ['How many people came? {#1066}', '1,066'],
  ['How long is it, about? {#2:0.5}', '1.5 to 2.5'],
])('%s is answered with %s', (text, answer) => {
  const read = readGift(text);
  const steps = 'items' in read ? JSON.stringify(read.items[0]?.explanation) : '';
  expect(steps).toContain(`**${answer}**`);
  expect(markedIn(text, answer.split(' to ')[0] ?? '')).toBe('right');
});

test('QTI 2.1 and 2.2 are read under the names of 3.0', () => {
  for (const version of ['v2p1', 'v2p2']) {
    const text = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_${version}" identifier="i" title="t" adaptive="false">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceB</value></correctResponse></responseDeclaration>
<itemBody><p>Which is a fruit?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="ChoiceA">Leek</simpleChoice><simpleChoice identifier="ChoiceB">Plum</simpleChoice></choiceInteraction></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_${version}/rptemplates/match_correct"/></assessmentItem>`;
    expect(readQti(text)).toMatchObject({
      items: [{ key: { option: 1 }, question: { answer: { options: [[{ text: 'Leek' }], [{ text: 'Plum' }]] } } }],
    });
    expect(readQti(text.replace('match_correct', 'map_response_point'))).toMatchObject({
      faults: [{ line: 4, reason: expect.stringContaining('map_response_point cannot come in') }],
    });
  }
});
