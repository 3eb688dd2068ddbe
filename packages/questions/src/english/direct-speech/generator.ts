/** e.speech: inverted commas and the marks that go with direct speech. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions } from '../ask.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { drawFor, isQuoting } from './drawing.ts';
import { whatIsWrong } from './naming-faults.ts';
import { at, type Params, type SpeechForm } from './params.ts';
import { quotationForms } from './quotations.ts';
import { drawSpeech, keepsRules, mistake, type Place, spokenPlaces } from './speech-sentences.ts';

/** Whether the reporting clause always interrupts the speech. */
const cutsOnly = ({ params }: Cell<Params>): boolean => !params.places.includes('after');
const rules: Readonly<Record<Place, string>> = {
  after: 'The spoken words, with their comma or end mark, go inside the inverted commas.',
  before: 'First comes a comma, then the inverted commas, then a capital letter. The end mark stays inside.',
  within:
    'One spoken sentence is cut in two. A comma goes inside before the speaker, another goes after the speaker, and the second part needs no capital letter.',
  between:
    'Two sentences are spoken. A comma goes inside before the speaker, a full stop goes after the speaker, and a capital letter follows.',
};

/** What a sentence with speech does right. */
const whyRight: Readonly<Record<Place, string>> = {
  after: 'That is correct: the mark at the end of the speech comes before the inverted commas close.',
  before: 'That is correct: a comma comes before the speech, and the end mark is inside the inverted commas.',
  within: 'That is correct: one sentence is cut in two, so the second part begins with a small letter.',
  between: 'That is correct: the second spoken sentence is a new one, so it begins with a capital letter.',
};

const whichWrong = 'In which sentence is the speech written wrongly?';
const whichIs = 'Which sentence is punctuated correctly?';
/** The same words, punctuated in different ways. */
const sameWords: SpeechForm = {
  // Nearly all that goes wrong in a speech cut in two leaves out a mark, so that the longest of three would be right.
  weight: (cell) =>
    isQuoting(cell) || cutsOnly(cell) ? 0 : at(120, ...(cell.year === 3 ? ['easy'] : []), 'medium')(cell),
  make(random, cell) {
    const speech = drawFor(random, cell, 0);
    const count = cell.difficulty === 'easy' && cell.year === 3 ? 3 : 4;
    const mistakes = random.shuffle(speech.mistakes);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [whichIs],
          hint: 'Find the words that are spoken. Then check what comes just before and just after them.',
          steps: [`The spoken words are: ${speech.spoken}`, rules[speech.place], `So it is: **${speech.gold}**`],
          variant: `same ${speech.spoken}`,
          features: { near: count, words: speech.gold.split(' ').length },
        },
        speech.gold,
        mistakes,
        { count },
      ),
    );
  },
  solve: (seen) => (seen.asks === whichIs ? chosen(seen, keepsRules) : undefined),
};

/** Different sentences: the right one, or the wrong one. */
const different: SpeechForm = {
  weight: (cell) => (isQuoting(cell) ? 0 : at(140, ...(cell.year > 3 ? ['easy'] : []), 'medium', 'hard')(cell)),
  make(random, cell) {
    const findsRight = random.chance(1, 2);
    // Year 5 has had different sentences since year 4.
    const count =
      { easy: 3, medium: 3, hard: 4 }[cell.difficulty] + (cell.year > 4 && cell.difficulty !== 'easy' ? 1 : 0);
    const own = drawFor(random, cell, 0);
    const drawn = Array.from({ length: 12 }, (_, place) => drawFor(random, cell, place + 1));
    // The same words said by two speakers would be one option twice.
    const others = drawn
      .filter(
        ({ spoken }, place) => spoken !== own.spoken && drawn.findIndex((other) => other.spoken === spoken) === place,
      )
      .slice(0, cell.year === 4 ? count - 1 : 12);
    const [oneMistake, because] = random.pick(own.mistakes);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [findsRight ? whichIs : whichWrong],
          hint: 'Look at each pair of inverted commas. Which marks are inside, and which are outside? Then check the capital letters.',
          steps: findsRight
            ? [`The spoken words are: ${own.spoken}`, rules[own.place], `So it is: **${own.gold}**`]
            : [because.says, `It should be: ${own.gold}`, `So the mistake is in: **${oneMistake}**`],
          variant: `different ${findsRight} ${own.spoken}`,
          features: { near: count + 1, words: own.gold.split(' ').length },
        },
        findsRight ? own.gold : oneMistake,
        findsRight
          ? spreadMistakes(
              random,
              others.map(({ mistakes }) => mistakes),
              count - 1,
            )
          : others.map(({ gold, place }): TextMistake => [gold, mistake('right-speech-doubted', whyRight[place])]),
        { count },
      ),
    );
  },
  solve(seen) {
    if (seen.asks === whichIs) return chosen(seen, keepsRules);
    return seen.asks === whichWrong ? chosen(seen, (option) => !keepsRules(option)) : undefined;
  },
};

/** 'Tap the first and the last spoken word.' */
const tapSpoken: SpeechForm = {
  // Later it would only repeat what is asked first.
  weight: (cell) => (cell.year > 3 ? 0 : at(120, 'easy')(cell)),
  make(random) {
    const place = random.pick(['after', 'before'] as const);
    const speech = drawSpeech(random, place);
    const words = speech.bare.split(' ');
    const count = speech.spoken.split(' ').length;
    const from = place === 'after' ? 0 : words.length - count;
    // Of two spoken words there is nothing to find.
    if (count < 3) return undefined;
    return tap(
      {
        prompt: ['The inverted commas are missing. Tap the first and the last spoken word.'],
        hint: 'Which words does the speaker really say?',
        steps: [
          `Ask what a microphone would pick up. The spoken words are: ${speech.spoken}`,
          'Tap the first of these words and the last one.',
          `With its marks it is: **${speech.gold}**`,
        ],
        variant: `tap ${speech.bare}`,
        features: { near: 1, words: words.length },
      },
      words,
      [from, from + count - 1],
      (place) => {
        const word = (words[place] ?? '').replaceAll(/[.,?!]/g, '');
        return mistake(
          'spoken-words-misjudged',
          place > from && place < from + count - 1
            ? `“${word}” is spoken, but it is not the first or the last spoken word.`
            : `“${word}” is not spoken. It belongs to the words that tell us who is speaking.`,
        );
      },
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('The inverted commas are missing.')) return undefined;
    const places = spokenPlaces(seen.options);
    return chosen(seen, (_, at) => places.includes(at));
  },
};

export const speech = generatorOfForms<Params, Seen>({
  generatorId: 'e.speech',
  version: 16,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230605: { places: ['after', 'before'] },
    240601: { places: ['after', 'before', 'within'] },
    // From here on the speaker always interrupts: one speaker before or after one speech is known from year 3.
    250603: { places: ['within', 'between'] },
    270403: { places: [], quotes: true },
  },
  forms: [sameWords, different, tapSpoken, whatIsWrong, ...quotationForms],
});
