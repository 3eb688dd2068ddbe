/** A broken passage file is refused with a sentence that names the file, the line and the reason. */
import { expect, test } from 'vitest';
import { BrokenPassage } from './passage-error.ts';
import { readPassage } from './read-passage.ts';

const sound = `---
id: y3-try
title: A Trial
kind: fiction
year: 3
---
${'Amara whispered softly to the cat by the door. '.repeat(16)}

The baby slept on in the warm room.

=== questions
[inference] Why did Amara whisper?
A. The baby was asleep.
B. The baby was awake. {opposite}
C. Her throat was sore. {outside}
D. It was a secret. {guess: Nobody tells a secret here.}
quotes: The baby slept on | Amara whispered softly
answer: A 1
reading: A 1
hint: Who else was in the room?

=== true or false
T/T Amara whispered. > Amara whispered softly
F/F It was a dog. > to the cat
N/N Amara has a brother.

=== order of events
1. Amara whispered. > Amara whispered softly
2. The baby slept on. > The baby slept on
`;

test('a sound file is read', () => {
  const { items, lists, happenings, paragraphs } = readPassage('y3-try.md', sound);
  expect(items[0]).toMatchObject({
    skill: 'inference',
    evidence: ['The baby slept on'],
    secondEvidence: 'The baby slept on',
  });
  expect(items[0]?.right.text).toBe('The baby was asleep.');
  expect(items[0]?.options[3]?.because).toEqual({ id: 'e.reading/guess', says: 'Nobody tells a secret here.' });
  expect([lists['true or false'].length, happenings.length, paragraphs.length]).toEqual([3, 2, 2]);
});

test('a quote that does not show the answer has its own reason, or the general one', () => {
  const decoyOf = (line: string): unknown =>
    readPassage('y3-try.md', sound.replace('answer: A 1', `${line}answer: A 1`)).items[0]?.decoys[0];
  const words = 'Amara whispered softly';
  expect(decoyOf('why not 2: That is what she did, not why.\n')).toEqual({
    words,
    because: { id: 'e.reading/weak', says: 'That is what she did, not why.' },
  });
  expect(decoyOf('')).toEqual({ words, because: { id: 'e.reading/weak', says: 'Those words do not show it.' } });
});

test('what a question only points to is not called wrong because the text does not say it', () => {
  const says = (skill: string): string | undefined =>
    readPassage('y3-try.md', sound.replace('[inference]', `[${skill}]`)).items[0]?.options[2]?.because?.says;
  expect(says('retrieval')).toBe('This text does not say that. Only the text counts.');
  expect([says('inference'), says('prediction')]).toEqual(Array(2).fill('Nothing in the text points to that.'));
});

test('a statement may have words of several places', () => {
  const compared = (line: string): string => `${sound}
=== compare: the baby | the cat
${line}
`;
  const both = readPassage('y3-try.md', compared('B/B is in the house > The baby slept on | the cat by the door'));
  expect(both.lists.compare[0]).toMatchObject({ quote: 'The baby slept on', also: ['the cat by the door'] });
  const withDog = compared('B/B is there > The baby slept on | a dog');
  expect(() => readPassage('y3-try.md', withDog)).toThrow(BrokenPassage);
});

test('blank lines in the front matter, as editors put them, are no fault', () => {
  expect(readPassage('y3-try.md', sound.replace('---\nid', '---\n\nid')).id).toBe('y3-try');
});

test('a question no second reader has answered is kept but not ready to be asked', () => {
  const { items } = readPassage('y3-try.md', sound.replace('reading: A 1\n', ''));
  expect(items[0]?.secondReading).toBeUndefined();
});

test.each([
  ['no front matter', '---\nid', 'id', 1, 'starts with a line of three dashes'],
  ['an unknown kind', 'kind: fiction', 'kind: comic', 4, 'the kind is one of fiction'],
  ['a year that is not taught', 'year: 3', 'year: 9', 5, 'the year is one of 3'],
  ['another file name', 'id: y3-try', 'id: y3-other', 2, 'a file is called by its id'],
  [
    'evidence that is not there',
    'The baby slept on |',
    'The baby woke up |',
    17,
    '“The baby woke up” does not stand in the text',
  ],
  ['an unknown skill', '[inference]', '[guessing]', 12, 'a known skill in square brackets'],
  ['an unknown mistake', '{opposite}', '{silly}', 14, 'no mistake is called silly'],
  ['two right options', ' {opposite}', '', 18, 'every option but the answer'],
  ['an option out of turn', 'C. Her', 'D. Her', 15, 'the options go A, B, C'],
  ['no answer', 'answer: A 1\n', '', 12, 'the question has no answer line'],
  ['an answer that is no option', 'answer: A 1', 'answer: F 1', 18, 'there is no option F'],
  ['a quote that is not given', 'answer: A 1', 'answer: A 7', 18, 'there is no quote 7'],
  ['a reason for a quote that is not given', 'answer: A 1', 'why not 7: So.\nanswer: A 1', 18, 'there is no quote 7'],
  ['a reason against a proof', 'answer: A 1', 'why not 1: So.\nanswer: A 1', 18, 'quote 1 shows the answer'],
  ['a second reader who disagrees', 'reading: A 1', 'reading: B 1', 19, 'the second reader chose another option'],
  ['a second reader with other proof', 'reading: A 1', 'reading: A 2', 19, 'the second reader found other words'],
  [
    'an answer to type where one of several is asked for',
    'Why did Amara whisper?',
    'Which of these is true?\naccept: asleep',
    12,
    'an answer cannot be typed',
  ],
  ['a hint that tells', 'Who else was in the room?', 'The baby was asleep.', 12, 'the hint gives the answer away'],
  ['an unknown section', '=== true or false', '=== riddles', 22, 'no section is called “riddles”'],
  ['an unknown label', 'N/N Amara', 'X/X Amara', 25, 'knows no label X'],
  ['a second label that differs', 'T/T', 'T/F', 23, 'the second reader gave another label'],
  ['a statement without its words', ' > to the cat', '', 24, 'are missing after'],
  [
    'a main point of one of two paragraphs under a heading',
    'The baby slept on in the warm room.\n',
    '# Night\n\nThe baby slept on in the warm room.\n\nIt was late.\n\n=== main points\n3/3 It was late.\n',
    16,
    'shares its heading with another',
  ],
  [
    'happenings out of order',
    '1. Amara whispered. > Amara whispered softly',
    '1. The end. > in the warm room',
    29,
    'before the happening above it',
  ],
])('refuses %s', (_, part, other, line, reason) => {
  const read = (): unknown => readPassage('y3-try.md', sound.replace(part, other));
  expect(read).toThrow(BrokenPassage);
  expect(read).toThrow(`y3-try.md, line ${line}: `);
  expect(read).toThrow(reason);
});
