/** The map of verbal reasoning, years 3 to 7. Ids are stable for ever: a title may change, an id may not, and none is used again. */
import type { TopicEntry } from './topic-entry.ts';

export const verbalReasoningTopics: readonly TopicEntry[] = [
  {
    topicId: 3301,
    year: 3,
    title: 'Word meanings',
    subTopics: [
      [330101, 'Closest in meaning', 'v.closest'],
      [330102, 'Opposite in meaning', 'v.opposite'],
      [330103, 'Odd word out', 'v.oddOut'],
    ],
  },
  {
    topicId: 3302,
    year: 3,
    title: 'Word connections',
    subTopics: [
      [330201, 'Simple analogies', 'v.analogy'],
      [330202, 'Things that go together', 'v.analogy'],
      [330203, 'Naming the group', 'v.oddOut'],
    ],
  },
  {
    topicId: 3303,
    year: 3,
    title: 'Letters and words',
    subTopics: [
      [330301, 'Missing letter', 'v.insertLetter'],
      [330302, 'Alphabetical order', 'v.alphabetical'],
      [330303, 'Anagrams of short words', 'v.anagram'],
    ],
  },
  {
    topicId: 3304,
    year: 3,
    title: 'Making words',
    subTopics: [
      [330401, 'Compound words', 'v.compound'],
      [330402, 'Hidden three-letter words', 'v.hidden'],
      [330403, 'Missing three-letter word', 'v.missingWord'],
    ],
  },
  {
    topicId: 3305,
    year: 3,
    title: 'Letter patterns',
    subTopics: [
      [330501, 'Letters in order', 'v.letterSeries'],
      [330502, 'Skipping letters', 'v.letterSeries'],
      [330503, 'Before and after in the alphabet', 'v.letterPosition'],
    ],
  },
  {
    topicId: 3306,
    year: 3,
    title: 'Number patterns',
    subTopics: [
      [330601, 'Counting on and back', 'v.numberSeries'],
      [330602, 'Missing numbers in sums', 'v.completeSum'],
      [330603, 'Letters for numbers', 'v.lettersForNumbers'],
    ],
  },
  {
    topicId: 3307,
    year: 3,
    title: 'Logic',
    subTopics: [
      [330701, 'True or false from facts', 'v.logic'],
      [330702, 'Ordering people and things', 'v.logic'],
      [330703, 'Days and dates', 'v.calendar'],
    ],
  },
  {
    topicId: 3401,
    year: 4,
    title: 'Word meanings',
    subTopics: [
      [340101, 'Closest in meaning', 'v.closest'],
      [340102, 'Opposite in meaning', 'v.opposite'],
      [340103, 'Two odd words out', 'v.oddOut'],
      [340104, 'One word, two meanings', 'v.doubleMeaning'],
    ],
  },
  {
    topicId: 3402,
    year: 4,
    title: 'Word connections',
    subTopics: [
      [340201, 'Word analogies', 'v.analogy'],
      [340202, 'Homophones and rhymes', 'v.rhyme'],
      [340203, 'Categories', 'v.oddOut'],
    ],
  },
  {
    topicId: 3403,
    year: 4,
    title: 'Letter moves',
    subTopics: [
      [340301, 'Insert a letter', 'v.insertLetter'],
      [340302, 'Move a letter', 'v.moveLetter'],
      [340303, 'Change one letter', 'v.ladder'],
    ],
  },
  {
    topicId: 3404,
    year: 4,
    title: 'Making words',
    subTopics: [
      [340401, 'Compound words', 'v.compound'],
      [340402, 'Hidden four-letter words', 'v.hidden'],
      [340403, 'Missing three-letter word', 'v.missingWord'],
      [340404, 'Make a word', 'v.makeWord'],
    ],
  },
  {
    topicId: 3405,
    year: 4,
    title: 'Codes',
    subTopics: [
      [340501, 'Letter shift codes', 'v.letterCode'],
      [340502, 'Number codes for words', 'v.numberCode'],
      [340503, 'Letters for numbers', 'v.lettersForNumbers'],
    ],
  },
  {
    topicId: 3406,
    year: 4,
    title: 'Letter patterns',
    subTopics: [
      [340601, 'Letter series', 'v.letterSeries'],
      [340602, 'Letter pairs', 'v.letterSeries'],
      [340603, 'Letter connections', 'v.letterAnalogy'],
    ],
  },
  {
    topicId: 3407,
    year: 4,
    title: 'Number patterns',
    subTopics: [
      [340701, 'Number series', 'v.numberSeries'],
      [340702, 'Complete the sum', 'v.completeSum'],
      [340703, 'Related numbers', 'v.relatedNumbers'],
    ],
  },
  {
    topicId: 3408,
    year: 4,
    title: 'Logic',
    subTopics: [
      [340801, 'Reading information', 'v.logic'],
      [340802, 'Ordering and position', 'v.logic'],
      [340803, 'Time and calendar problems', 'v.calendar'],
    ],
  },
  {
    topicId: 3501,
    year: 5,
    title: 'Word meanings',
    subTopics: [
      [350101, 'Closest meaning from two groups', 'v.closest'],
      [350102, 'Opposite meaning from two groups', 'v.opposite'],
      [350103, 'Two odd words out', 'v.oddOut'],
      [350104, 'Word that fits both groups', 'v.doubleMeaning'],
    ],
  },
  {
    topicId: 3502,
    year: 5,
    title: 'Word connections',
    subTopics: [
      [350201, 'Analogies with two choices', 'v.analogy'],
      [350202, 'Word pair patterns', 'v.completeWord'],
      [350203, 'Cloze sentences', 'v.cloze'],
    ],
  },
  {
    topicId: 3503,
    year: 5,
    title: 'Hidden and missing words',
    subTopics: [
      [350301, 'Hidden four-letter word', 'v.hidden'],
      [350302, 'Missing three-letter word', 'v.missingWord'],
      [350303, 'Jumbled sentences', 'v.jumbled'],
    ],
  },
  {
    topicId: 3504,
    year: 5,
    title: 'Letter moves',
    subTopics: [
      [350401, 'Same letter ends and begins', 'v.insertLetter'],
      [350402, 'Move one letter', 'v.moveLetter'],
      [350403, 'Word ladders', 'v.ladder'],
    ],
  },
  {
    topicId: 3505,
    year: 5,
    title: 'Making words',
    subTopics: [
      [350501, 'Compound words from two groups', 'v.compound'],
      [350502, 'Make the middle word', 'v.makeWord'],
      [350503, 'Complete the word by rule', 'v.completeWord'],
    ],
  },
  {
    topicId: 3506,
    year: 5,
    title: 'Codes',
    subTopics: [
      [350601, 'Word and letter codes', 'v.letterCode'],
      [350602, 'Word and number codes', 'v.numberCode'],
      [350603, 'Letters for numbers sums', 'v.lettersForNumbers'],
    ],
  },
  {
    topicId: 3507,
    year: 5,
    title: 'Letter patterns',
    subTopics: [
      [350701, 'Letter pair series', 'v.letterSeries'],
      [350702, 'Letter connections', 'v.letterAnalogy'],
      [350703, 'Mirror letters', 'v.letterAnalogy'],
    ],
  },
  {
    topicId: 3508,
    year: 5,
    title: 'Number patterns',
    subTopics: [
      [350801, 'Number series', 'v.numberSeries'],
      [350802, 'Related numbers', 'v.relatedNumbers'],
      [350803, 'Complete the sum', 'v.completeSum'],
    ],
  },
  {
    topicId: 3509,
    year: 5,
    title: 'Logic',
    subTopics: [
      [350901, 'Reading information', 'v.logic'],
      [350902, 'Must be true or could be true', 'v.logic'],
      [350903, 'Timetable and calendar problems', 'v.calendar'],
      [350904, 'Family and position puzzles', 'v.logic'],
    ],
  },
  {
    topicId: 3601,
    year: 6,
    title: 'Word meanings',
    subTopics: [
      [360101, 'Closest meaning from two groups', 'v.closest'],
      [360102, 'Opposite meaning from two groups', 'v.opposite'],
      [360103, 'Two odd words out', 'v.oddOut'],
      [360104, 'Word that fits both groups', 'v.doubleMeaning'],
    ],
  },
  {
    topicId: 3602,
    year: 6,
    title: 'Word connections',
    subTopics: [
      [360201, 'Analogies with two choices', 'v.analogy'],
      [360202, 'Complete the word by rule', 'v.completeWord'],
      [360203, 'Cloze passages', 'v.cloze'],
    ],
  },
  {
    topicId: 3603,
    year: 6,
    title: 'Hidden and missing words',
    subTopics: [
      [360301, 'Hidden four-letter word', 'v.hidden'],
      [360302, 'Missing three-letter word', 'v.missingWord'],
      [360303, 'Jumbled sentences with a spare word', 'v.jumbled'],
    ],
  },
  {
    topicId: 3604,
    year: 6,
    title: 'Letter moves',
    subTopics: [
      [360401, 'Same letter ends and begins', 'v.insertLetter'],
      [360402, 'Move one letter', 'v.moveLetter'],
      [360403, 'Word ladders', 'v.ladder'],
    ],
  },
  {
    topicId: 3605,
    year: 6,
    title: 'Making words',
    subTopics: [
      [360501, 'Compound words from two groups', 'v.compound'],
      [360502, 'Make the middle word', 'v.makeWord'],
      [360503, 'Anagrams with clues', 'v.anagram'],
    ],
  },
  {
    topicId: 3606,
    year: 6,
    title: 'Codes',
    subTopics: [
      [360601, 'Word and letter codes', 'v.letterCode'],
      [360602, 'Four words and three codes', 'v.numberCode'],
      [360603, 'Letters for numbers with brackets', 'v.lettersForNumbers'],
      [360604, 'Mixed shift and mirror codes', 'v.letterCode'],
    ],
  },
  {
    topicId: 3607,
    year: 6,
    title: 'Letter patterns',
    subTopics: [
      [360701, 'Alternating letter series', 'v.letterSeries'],
      [360702, 'Letter connections', 'v.letterAnalogy'],
      [360703, 'Changing-gap series', 'v.letterSeries'],
    ],
  },
  {
    topicId: 3608,
    year: 6,
    title: 'Number patterns',
    subTopics: [
      [360801, 'Two-rule number series', 'v.numberSeries'],
      [360802, 'Related numbers', 'v.relatedNumbers'],
      [360803, 'Balanced sums', 'v.completeSum'],
    ],
  },
  {
    topicId: 3609,
    year: 6,
    title: 'Logic',
    subTopics: [
      [360901, 'Reading information', 'v.logic'],
      [360902, 'Must be true or cannot be true', 'v.logic'],
      [360903, 'Time, speed and calendar problems', 'v.calendar'],
      [360904, 'Grid puzzles', 'v.logic'],
    ],
  },
  {
    topicId: 3701,
    year: 7,
    title: 'Word meanings',
    subTopics: [
      [370101, 'Advanced synonyms', 'v.closest'],
      [370102, 'Advanced antonyms', 'v.opposite'],
      [370103, 'Word that fits both groups', 'v.doubleMeaning'],
      [370104, 'Two odd words out', 'v.oddOut'],
    ],
  },
  {
    topicId: 3702,
    year: 7,
    title: 'Word connections',
    subTopics: [
      [370201, 'Advanced analogies', 'v.analogy'],
      [370202, 'Complete the word by rule', 'v.completeWord'],
      [370203, 'Cloze passages', 'v.cloze'],
    ],
  },
  {
    topicId: 3703,
    year: 7,
    title: 'Word puzzles',
    subTopics: [
      [370301, 'Hidden words', 'v.hidden'],
      [370302, 'Move one letter', 'v.moveLetter'],
      [370303, 'Make the middle word', 'v.makeWord'],
      [370304, 'Word ladders', 'v.ladder'],
    ],
  },
  {
    topicId: 3704,
    year: 7,
    title: 'Codes',
    subTopics: [
      [370401, 'Multi-rule letter codes', 'v.letterCode'],
      [370402, 'Four words and three codes', 'v.numberCode'],
      [370403, 'Letters for numbers algebra', 'v.lettersForNumbers'],
    ],
  },
  {
    topicId: 3705,
    year: 7,
    title: 'Letter patterns',
    subTopics: [
      [370501, 'Interleaved letter series', 'v.letterSeries'],
      [370502, 'Letter connections', 'v.letterAnalogy'],
      [370503, 'Position codes', 'v.letterPosition'],
    ],
  },
  {
    topicId: 3706,
    year: 7,
    title: 'Number patterns',
    subTopics: [
      [370601, 'Interleaved number series', 'v.numberSeries'],
      [370602, 'Related numbers', 'v.relatedNumbers'],
      [370603, 'Balanced sums', 'v.completeSum'],
    ],
  },
  {
    topicId: 3707,
    year: 7,
    title: 'Logic',
    subTopics: [
      [370701, 'Deduction grids', 'v.logic'],
      [370702, 'Must be true', 'v.logic'],
      [370703, 'Scheduling problems', 'v.calendar'],
    ],
  },
];
