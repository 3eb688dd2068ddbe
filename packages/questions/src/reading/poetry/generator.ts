/** e.poetry: verses, rhymes and rhythm of the poems in content/passages. */

import { check, choose } from '../comprehension/file-questions.ts';
import { readingGenerator } from '../forms.ts';
import { lineWithPause, runsOn } from './pauses.ts';
import { outsideRhyme, partnerWord, rhymeScheme, rhymingLine, rhymingPair } from './rhyme.ts';
import { howMany, lineOfLength, syllablesIn } from './rhythm.ts';

const verse = { kinds: ['poetry'], skills: ['form'], verse: true } as const;

export const poetry = readingGenerator({
  generatorId: 'e.poetry',
  version: 16,
  serves: { 240901: verse, 250902: verse, 260902: verse, 270702: verse },
  forms: [
    rhymingLine,
    rhymingPair,
    howMany,
    partnerWord,
    rhymeScheme,
    outsideRhyme,
    syllablesIn,
    lineOfLength,
    runsOn,
    lineWithPause,
    check,
    choose,
  ],
});
