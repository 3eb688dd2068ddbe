import { describe, expect, test } from 'vitest';
import { fillDesign, fillGapDesign } from './card-designs.ts';

const fields = new Map([
  ['Front', 'dog'],
  ['Back', 'chien'],
  ['Note', ''],
]);

describe('a design', () => {
  test.each([
    ['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}', 'dog', 'chien'],
    ['{{Front}}', '{{Front}}: {{Back}}', 'dog', 'dog: chien'],
    ['{{Front}}', '{{Back}}<hr id="answer">', 'dog', 'chien<hr id="answer">'],
    ['{{#Note}}with {{Note}}{{/Note}}{{^Note}}without{{/Note}}', '{{Back}}', 'without', 'chien'],
    ['{{#Front}}{{#Note}}both{{/Note}}one{{/Front}}', '{{Back}}', 'one', 'chien'],
    ['{{Front}} {{type:Back}}', 'Answer: {{type:Back}}', 'dog ', 'chien'],
    ['{{hint:Back}}{{tts en_GB:Front}}{{text:Front}}', '{{furigana:Back}}', 'dog', 'chien'],
    ['{{Unknown}}{{Front}}<!-- {{Back}} -->', '{{Back}}', 'dog', 'chien'],
    ['{{#Front}}{{Front}}', '{{/Back}}{{Back}}', 'dog', 'chien'],
  ])('%s / %s', (front, back, shownFront, shownBack) => {
    expect(fillDesign({ front, back }, fields)).toEqual({ front: shownFront, back: shownBack });
  });

  test('that repeats its fields without end stops growing', () => {
    const long = new Map([['A', 'a'.repeat(40_000)]]);
    const { front } = fillDesign({ front: '{{A}}'.repeat(5000), back: '' }, long);
    expect(front.length).toBeLessThan(100_000);
  });
});

describe('a gap', () => {
  const gaps = (text: string, number: number) =>
    fillGapDesign({ front: '{{cloze:Text}}', back: '' }, new Map([['Text', text]]), number);

  test.each([
    ['{{c1::Paris}} is in {{c2::France}}', 1, '_____ is in France', 'Paris'],
    ['{{c1::Paris}} is in {{c2::France::a country}}', 2, 'Paris is in _____ (a country)', 'France'],
    ['{{c1::a}} and {{c1::b}}', 1, '_____ and _____', 'a, b'],
    ['{{c1,2::both}} x', 2, '_____ x', 'both'],
  ])('%s, %i', (text, number, front, back) => {
    expect(gaps(text, number)).toEqual({ front, back });
  });

  test.each([
    ['{{c1::The {{c2::inner}} one}}', 1],
    ['no gaps', 1],
    ['{{c1::x}}', 7],
  ])('can’t be made of %s, %i', (text, number) => {
    expect(gaps(text, number)).toBeUndefined();
  });
});
