/** Speech: inverted commas that are lost, and marks and capitals beside them that are wrong. */
import { upper } from '../../kernel/letter-case.ts';
import { sentenceStart, type WordSlips } from './slip.ts';

const reporting = /^(?:asked|said|answered|whispered|explained|insisted|added|replied|shouted|called)$/;

const invertedCommas: WordSlips = (word, at, words) => [
  ...(word.startsWith('“') && word.length > 1
    ? [
        {
          wrong: word.slice(1),
          // “I’m careful,” she says, “and …”: a small letter doesn't show that speech goes on.
          form: /^“\p{Ll}/u.test(word) && words[at - 1]?.endsWith(',') ? 'split-speech-mark' : 'speech-mark',
          rule: 'Spoken or quoted words begin here, so they need opening inverted commas.',
        },
      ]
    : []),
  ...(/[,.?!]”$/.test(word)
    ? [
        {
          wrong: word.slice(0, -1),
          form: 'speech-mark',
          rule: 'Spoken or quoted words end here, so they need closing inverted commas after the mark.',
        },
      ]
    : []),
];

const marksInSpeech: WordSlips = (word, at, words) => [
  ...(word.endsWith(',”')
    ? [
        {
          wrong: word.replace(',”', '”'),
          form: 'comma-in-speech',
          rule: 'A comma comes between what is said and who says it, inside the inverted commas.',
        },
      ]
    : []),
  ...(word.endsWith(',”') && /^\p{Ll}/u.test(words[at + 1] ?? '')
    ? [
        {
          wrong: word.replace(',”', '.”'),
          form: 'stop-in-speech',
          rule: 'The sentence goes on and tells who speaks, so a comma comes before the inverted commas, not a full stop.',
          rightly: 'The sentence goes on and tells who speaks, so a comma comes before the inverted commas.',
        },
      ]
    : []),
  ...(/[,?!]”$/.test(word)
    ? [
        {
          wrong: `${word.slice(0, -2)}”${word.at(-2)}`,
          form: 'mark-outside-speech',
          rule: 'The mark at the end of what is said comes first, and the closing inverted commas after it.',
        },
      ]
    : []),
  ...(words[at - 1]?.endsWith('”') && reporting.test(word)
    ? [
        {
          wrong: upper(word),
          form: 'capital-after-speech',
          rule: `The sentence goes on after what is said, so **${word}** has a small letter.`,
        },
      ]
    : []),
];

/** From this length on the words at the start of a sentence no longer show that it asks. */
const longSentence = 9;

const questionMarks: WordSlips = (word, at, words) =>
  /\?”?$/.test(word)
    ? [
        {
          wrong: word.replace('?', '.'),
          form: at - sentenceStart(at, words) + 1 < longSentence ? 'question-mark' : 'long-question-mark',
          rule: 'Something is asked here, so the sentence ends with a question mark.',
        },
      ]
    : [];

export const speechSlips: readonly WordSlips[] = [invertedCommas, marksInSpeech, questionMarks];
