/** e.punctuate: sentences with their punctuation, and the mistakes children make with it. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { bulletForms } from './bullets-and-ellipsis.ts';
import { endForms } from './capitals-and-end-marks.ts';
import { markForms } from './commas-colons-dashes.ts';
import { errorForms } from './finding-errors.ts';
import { stopAndBrackets } from './later-parentheses.ts';
import { meaningForms } from './marks-that-change-meaning.ts';
import type { PunctuateParams } from './params.ts';
import { parenthesisForms } from './parenthesis.ts';

export const punctuate = generatorOfForms<PunctuateParams, Seen>({
  generatorId: 'e.punctuate',
  version: 21,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230601: { asks: 'ends', sets: '' },
    230602: { asks: 'marks', sets: 'list3', hardSets: 'list3long' },
    240602: { asks: 'marks', sets: 'fronted4', isTemptingAtHard: true },
    240604: { asks: 'marks', sets: 'clause4' },
    250601: { asks: 'parenthesis', sets: 'paren5' },
    250602: { asks: 'commaMeaning', sets: '' },
    260601: { asks: 'marks', sets: 'semi6', hardSets: 'semi6long clause6' },
    260602: { asks: 'marks', sets: 'colon6', hardSets: 'colon6long' },
    260603: { asks: 'hyphenMeaning', sets: '' },
    260604: { asks: 'bullets', sets: '' },
    260605: {
      asks: 'errors',
      sets: 'fronted6 clause6 semi6 colon6 written',
      hardSets: 'clause6 semi6long colon6long',
    },
    270401: { asks: 'marks', sets: 'semi7 semi7link semi7name', hardSets: 'semi7link semi7name semi7long aside7' },
    270402: { asks: 'parenthesis', sets: 'paren7' },
    270404: {
      asks: 'errors',
      sets: 'fronted6 clause6 semi7 semi7link semi7name written',
      mediumSets: 'clause6 semi7 semi7link semi7name semi7long',
      hardSets: 'semi7link semi7name semi7long aside7',
    },
  },
  forms: [
    ...markForms,
    ...endForms,
    ...parenthesisForms,
    stopAndBrackets,
    ...meaningForms,
    ...bulletForms,
    ...errorForms,
  ],
});
