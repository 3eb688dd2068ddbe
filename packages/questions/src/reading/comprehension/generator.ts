/** e.reading: questions about the passages in content/passages, each sub-topic with the skills and kinds of its year. */
import { type Params, readingGenerator } from '../forms.ts';
import { answerAndProof, compareProofs, prove, twoProofs } from './evidence.ts';
import { check, choose, type } from './file-questions.ts';
import { opinionWord } from './opinion-word.ts';
import { firstOrLast, nextOrBefore, putInOrder } from './order-of-events.ts';
import { aboutWhat, newSentence, whichHeading, whichPart } from './parts-of-the-text.ts';
import { compareTwo, factOrOpinion, mainPoints, trueOrFalse } from './sorting-statements.ts';
import { copy, fits, match, meaning, tap, wordFor } from './words-in-context.ts';

const stories: Pick<Params, 'kinds'> = { kinds: ['fiction', 'drama'] };
/** Year 3 has no topic for verse: its poems are read with the stories. */
const allStories: Pick<Params, 'kinds'> = { kinds: ['fiction', 'drama', 'poetry'] };
const classics: Pick<Params, 'kinds'> = { kinds: ['fiction'] };
const facts: Pick<Params, 'kinds'> = { kinds: ['nonFiction'] };
const poems: Pick<Params, 'kinds'> = { kinds: ['poetry'] };
const plays: Pick<Params, 'kinds'> = { kinds: ['drama'] };

const retrieval: Pick<Params, 'skills' | 'lists'> = { skills: ['retrieval'], lists: ['true or false'] };
const summary: Pick<Params, 'skills' | 'lists'> = { skills: ['summary'], lists: ['main points'] };
const opinions: Pick<Params, 'lists'> = { lists: ['fact or opinion'] };

export const reading = readingGenerator({
  generatorId: 'e.reading',
  version: 23,
  serves: {
    230701: { ...allStories, ...retrieval },
    230702: { ...allStories, skills: ['vocabulary'] },
    230703: { ...allStories, skills: ['inference'] },
    230704: { ...allStories, order: true },
    230801: { ...facts, ...retrieval },
    230802: { ...facts, skills: ['structure'], headings: true },
    230803: { ...facts, skills: ['mainIdea'], lists: ['main points'] },
    230804: { ...facts, ...opinions },
    240701: { ...stories, ...retrieval },
    240702: { ...stories, skills: ['vocabulary'] },
    240703: { ...stories, skills: ['feelings'] },
    240704: { ...stories, skills: ['prediction'] },
    240705: { ...stories, ...summary },
    240801: { ...facts, ...retrieval },
    240802: { ...facts, skills: ['cause'] },
    240803: { ...facts, skills: ['structure'], headings: true },
    240804: { ...facts, ...opinions },
    240903: { ...poems, skills: ['meaning'] },
    250701: { ...stories, ...retrieval },
    250702: { ...stories, skills: ['inference'] },
    250703: { ...stories, skills: ['vocabulary', 'language'] },
    250704: { ...stories, skills: ['theme'] },
    250705: { ...stories, skills: ['comparison'], lists: ['compare'] },
    250801: { ...facts, ...retrieval },
    250802: { ...facts, ...summary },
    250803: { ...facts, skills: ['purpose'] },
    250804: { ...facts, ...opinions },
    250903: { ...poems, skills: ['meaning', 'mood'] },
    260701: { ...stories, ...retrieval },
    260702: { ...stories, skills: ['inference'] },
    260703: { ...stories, skills: ['language'] },
    260704: { ...stories, skills: ['viewpoint'] },
    260705: { ...stories, ...summary },
    260801: { ...facts, ...retrieval },
    260802: { ...facts, skills: ['comparison'], lists: ['compare'] },
    260803: { ...facts, skills: ['purpose'] },
    260804: { ...facts, ...opinions },
    260903: { ...poems, skills: ['theme', 'mood'] },
    270501: { ...classics, ...retrieval },
    270502: { ...classics, skills: ['inference'] },
    270503: { ...classics, skills: ['language'] },
    270504: { ...classics, skills: ['setting'] },
    270601: { ...facts, ...summary },
    270602: { ...facts, skills: ['purpose'] },
    270603: { ...facts, skills: ['argument'] },
    270703: { ...plays, skills: ['script'] },
  },
  forms: [
    check,
    compareProofs,
    prove,
    answerAndProof,
    twoProofs,
    type,
    meaning,
    fits,
    tap,
    copy,
    wordFor,
    match,
    trueOrFalse,
    factOrOpinion,
    opinionWord,
    compareTwo,
    mainPoints,
    firstOrLast,
    nextOrBefore,
    putInOrder,
    aboutWhat,
    whichPart,
    whichHeading,
    newSentence,
    choose,
  ],
});
