/** The class of a word in bold, by its name. */
import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import type { Form } from '../seen.ts';
import { notAtOnce } from './bold-words.ts';
import { aClass, classOf, definition, type WordClass } from './class-names.ts';
import { type ClassCell, classesOf, isAlsoCalled, mistake, type WordClassParams } from './sentences-and-mistakes.ts';
import { twoClassBold } from './two-class-uses.ts';
import { whatBoldDoes } from './what-it-does.ts';
import { isReadAs, isTwoClassed } from './words-in-bold.ts';

/** The classes a word is named from. */
const namesOf = (cell: ClassCell): readonly WordClass[] => cell.params.names?.map(classOf) ?? classesOf(cell);

/** 'What is the word in bold?' of a few classes: only where the sub-topic mixes them. */
export const nameIt: Form<WordClassParams> = {
  weight(cell) {
    // At hard a word is seen beside itself in another class.
    if (cell.params.classes.length < 2 || cell.difficulty === 'hard') return 0;
    // Of two classes there is less to ask.
    return isTwoClassed(cell) ? 80 : 100;
  },
  make(random, cell) {
    const asksUses = isTwoClassed(cell) && cell.year === 5;
    // Now and then the word is of another class: who knows that it never is has two names to choose from.
    const isOther = cell.year === 5 && !isTwoClassed(cell) && random.chance(1, 3);
    // A determiner of two classes is as plain as at easy.
    const wanted = random.pick(
      asksUses ? namesOf(cell).filter(({ name }) => name !== 'determiner') : isOther ? namesOf(cell) : classesOf(cell),
    );
    const bold = isTwoClassed(cell)
      ? twoClassBold(random, cell, wanted)
      : random.pick(notAtOnce(cell, wanted).filter(({ word, name }) => !isAlsoCalled('pronoun', word, name)));
    if (bold === undefined) return undefined;
    const length = bold.text.split(' ').length;
    if (!isTwoClassed(cell) && length > 8) return undefined;
    const questionText = {
      prompt: ['Which class does the word in bold belong to?', bold.text],
      hint: 'Ask what the word does in this sentence: name, tell, describe, join, or something else?',
      steps: [
        'Look at the words next to it, and ask what job it does.',
        whatBoldDoes(wanted, bold.text),
        `So it is ${aClass(wanted.name).replace(wanted.name, `**${wanted.name}**`)}.`,
      ],
      variant: `name: ${bold.text}`,
      features: { words: length, load: isTwoClassed(cell) ? 3 : 1 },
    };
    const because = (name: string): Mistake =>
      mistake(
        `${wanted.name.replaceAll(' ', '-')}-taken-for-${name.replaceAll(' ', '-')}`,
        `${definition(classOf(name))} ${whatBoldDoes(wanted, bold.text)}`,
      );
    const names = namesOf(cell).map(({ name }) => name);
    // Where only two of the classes are asked for, a fixed order would always have the right one in the same two places.
    return cell.params.names === undefined
      ? chooseInOrder(questionText, names, wanted.name, because)
      : chooseText(
          random,
          questionText,
          wanted.name,
          names.filter((name) => name !== wanted.name).map((name): TextMistake => [name, because(name)]),
          { count: names.length },
        );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which class does the word in bold belong to?') return undefined;
    const wanted = namesOf(cell).filter((each) => isReadAs(each, seen.shows));
    return chosen(seen, (option) => wanted.some(({ name }) => name === option));
  },
};
