import { expect, test } from 'vitest';
import { drawn, named } from '../draws-for-tests.ts';
import { promptFigure } from '../pictures/read-drawing.ts';
import { codeGenerator } from './generator.ts';

test('no option is ruled out by a letter that is in none of the codes, and each place has a letter to choose', () => {
  for (const made of drawn(codeGenerator, 8)) {
    const codes = promptFigure(made.question).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    const { answer } = made.question;
    const options = answer.type === 'multipleChoice' ? answer.options.flat() : [];
    const texts = options.flatMap((block) => (block.type === 'text' ? [block.text] : []));
    const unseen = texts.filter((text) => ![...text].every((letter) => codes.join('').includes(letter)));
    const fixed = [...(texts[0] ?? '')].filter((letter, at) => texts.every((text) => text.charAt(at) === letter));
    expect([named(made), texts.length, unseen, fixed]).toEqual([named(made), 5, [], []]);
  }
});
