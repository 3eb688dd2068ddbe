/** How words in context are asked about. {word} and {meaning} are quoted, {place} is 'paragraph 2' and the like. */

export type Wordings = readonly string[];

/** What does the word mean? Says where it stands. */
export const meaningThere: Wordings = [
  'Look at {place}.\n\nWhat does {word} mean there?',
  'Find {word} in {place}.\n\nWhat does it mean?',
  'Go to {place}.\n\nWhich of these is the meaning of {word}?',
  'Read {place} again.\n\nWhat is meant by {word}?',
  'Read {place}.\n\nWhich meaning does {word} have there?',
  'You will find {word} in {place}.\n\nWhat does it mean there?',
  'Turn back to {place}.\n\nHow would you explain {word}?',
  'Look again at {place}.\n\nWhat is the meaning of {word}?',
  'In {place} you will find {word}.\n\nWhich meaning fits?',
  'Look for {word} in {place}.\n\nWhich of these does it mean?',
  'See {place}.\n\nWhat does the writer mean by {word}?',
  'Use the clues in {place}.\n\nWhat must {word} mean?',
];

/** What does the word mean? The child finds it. */
export const meaningHere: Wordings = [
  'What does {word} mean in this text?',
  'Which is the best meaning of {word} in this text?',
  'In this text, what is meant by {word}?',
  'What does the writer mean by {word}?',
  'Find {word} in the text. What does it mean?',
  'Which of these explains {word} as it is used here?',
  'What do we understand by {word} in this text?',
  'Choose the meaning of {word} that fits this text.',
  'How is {word} used in this text? What does it mean here?',
  'Look for {word} in the text. Which meaning fits it there?',
  'Somebody asks you what {word} means here. What do you say?',
  'What would a dictionary say about {word}, as used here?',
  'Which meaning of {word} did the writer have in mind?',
  'The clues around it show what {word} means. Which is it?',
];

/** Which meaning says nearly the same? Many meanings cannot stand in the sentence itself, so nothing asks for that. */
export const nearlyTheSame: Wordings = [
  'Read {place} again.\n\nWhich of these says nearly the same as {word}?',
  'Look at {place}.\n\nWhat is closest in meaning to {word}?',
  'Look at {place}.\n\nHow could you put {word} another way?',
  'Find {word} in {place}.\n\nWhich of these is nearest in meaning?',
  'Read {place}.\n\nWhich of these comes closest to {word}?',
  'Go to {place}.\n\nWhich of these means nearly the same as {word}?',
  'Find {word} in {place}.\n\nHow could you say that another way?',
  'Look at {place}.\n\nHow could you say {word} in other words?',
  'Turn back to {place}.\n\nWhat is another way of saying {word}?',
];

/** Which word of the sentence means this? To be tapped. */
export const tapTheWord: Wordings = [
  'Tap the word in this sentence with this meaning:\n\n{meaning}',
  'One word in this sentence means this. Tap it:\n\n{meaning}',
  'Find the word with this meaning and tap it:\n\n{meaning}',
  'Which word in the sentence means this? Tap it:\n\n{meaning}',
  'Here is a meaning. Tap the word that it belongs to:\n\n{meaning}',
  'Tap the word that could be explained like this:\n\n{meaning}',
  'Tap the word that a dictionary would explain in this way:\n\n{meaning}',
];

/** Find a word in a part of the text and type it. */
export const typeTheWord: Wordings = [
  'Find one word in {place} with this meaning:\n\n{meaning}\n\nType the word.',
  'Which word in {place} means this?\n\n{meaning}\n\nType the word.',
  'One word in {place} has this meaning:\n\n{meaning}\n\nType the word.',
  'Search {place} for a word with this meaning:\n\n{meaning}\n\nType the word.',
  'Copy from {place} the word that means this:\n\n{meaning}\n\nType the word.',
  'The writer uses a word in {place} for this:\n\n{meaning}\n\nType the word.',
  'Look through {place}. Which word there means this?\n\n{meaning}\n\nType the word.',
];

/** Which of these, taken from the text, means this? */
export const whichWord: Wordings = [
  'Which of these, taken from the text, has this meaning?\n\n{meaning}',
  'All of these are in the text. Which one means this?\n\n{meaning}',
  'Here is a meaning. Which of these words from the text has it?\n\n{meaning}',
  'Find these in the text. Which of them means this there?\n\n{meaning}',
  'Which of these does the writer use to say this?\n\n{meaning}',
  'Which of these from the text could be explained in this way?\n\n{meaning}',
  'Match this meaning with one of these from the text:\n\n{meaning}',
];

/** Several words, each to be matched with its meaning. */
export const matchTheWords: Wordings = [
  'Match each word from the text with what it means there.',
  'What does each of these words mean in the text?',
  'Find the meaning that each of these words has in the text.',
  'Give each word the meaning that it has in this text.',
  'Pair each of these words with its meaning in the text.',
];
