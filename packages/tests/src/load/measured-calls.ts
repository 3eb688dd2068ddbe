/** The calls that the load test measures, and who makes them. Each is a line of its table. */
import { getStudentProfile } from '@comet/contract/accounts';
import { createAnswer } from '@comet/contract/attempts';
import type { Call, ExampleRequest } from '@comet/contract/call';
import { listStudentsByClass } from '@comet/contract/classrooms';
import { getDeck } from '@comet/contract/flashcard-decks';
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import { getLeaderboard, getLeagues, listLeaguePeriods } from '@comet/contract/leagues';
import { getChapter, getSubTopicQuestion, listChapters, listSubjectsProgress } from '@comet/contract/missions';
import * as practice from '@comet/contract/practice';
import { getOverview, listLatestResults } from '@comet/contract/reports';
import * as tutorReports from '@comet/contract/tutor-reports';
import { topics } from '@comet/questions/curriculum/curriculum';
import { anyAnswer } from '../support/answering.ts';
import { ask } from '../support/person.ts';
import type { Asker, School } from './schools.ts';

/** A request that is measured. */
export interface Asked {
  readonly call: Call;
  readonly sent: ExampleRequest;
}

export interface Line {
  readonly who: 'students' | 'parents' | 'tutors';
  /** Makes the request; what has to be done before it is not measured. */
  readonly request: (asker: Asker, school: School) => Asked | Promise<Asked>;
  /** The growth beyond which the run fails; nothing where it's only reported. */
  readonly mostGrowth?: number;
}

/** A deck of 5,000 cards opens like one of 50: what is read and sent is a part of it. Noise alone makes 1.4 of it. */
const mostGrowthOfDeck = 1.5;

const week = { periodType: 'week' } as const;
const month = { periodType: 'month' } as const;

/** The first sub-topic of the first math chapter of a year: open to everybody. */
function firstTest(year: number) {
  const topic = topics.find((one) => one.year === year && one.subject.subjectId === 1);
  const subTopicId = topic?.subTopics[0]?.subTopicId;
  if (topic === undefined || subTopicId === undefined) throw new Error(`year ${year} has no chapter`);
  return { chapterId: topic.topicId, subTopicId };
}

async function waitingAnswer({ token, year }: Asker, { server }: School): Promise<Asked> {
  const { body, refusal } = await ask(server.url, getSubTopicQuestion, { query: firstTest(year) }, token);
  if (body?.status !== 'PROCCESS') throw new Error(refusal ?? 'there is no question');
  const { questionId, question } = body.current;
  return { call: createAnswer, sent: { body: { questionId, answer: anyAnswer(question.answer), spentMs: 1000 } } };
}

async function ownLeaderboard({ token }: Asker, { server }: School): Promise<Asked> {
  const { body, refusal } = await ask(server.url, getLeagues, {}, token);
  if (body?.leagueId == null) throw new Error(refusal ?? 'the student is in no group');
  return { call: getLeaderboard, sent: { params: { id: body.leagueId } } };
}

const last = (ids: readonly number[]): number => ids.at(-1) ?? 0;
const someOf = (ids: readonly number[]): number => ids[Math.floor(Math.random() * ids.length)] ?? 0;

export const lines: Readonly<Record<string, Line>> = {
  'answer submission': { who: 'students', request: waitingAnswer },
  'question of a test': {
    who: 'students',
    request: ({ year }) => ({ call: getSubTopicQuestion, sent: { query: firstTest(year) } }),
  },
  'question of a practice': {
    who: 'students',
    request: ({ practiceIds }) => ({
      call: practice.getPracticeQuestion,
      sent: { query: { practiceId: last(practiceIds) } },
    }),
  },
  chapters: {
    who: 'students',
    request: ({ year }) => ({ call: listChapters, sent: { query: { subjectId: 1, year } } }),
  },
  'a chapter': {
    who: 'students',
    request: ({ year }) => ({ call: getChapter, sent: { params: { chapterId: firstTest(year).chapterId } } }),
  },
  "student's dashboard: progress": {
    who: 'students',
    request: ({ year }) => ({ call: listSubjectsProgress, sent: { query: { year } } }),
  },
  "student's dashboard: profile": { who: 'students', request: () => ({ call: getStudentProfile, sent: {} }) },
  'practice active list': { who: 'students', request: () => ({ call: practice.listActivePractices, sent: {} }) },
  'practice archive': { who: 'students', request: () => ({ call: practice.listArchivedPractices, sent: {} }) },
  'league: leaderboard': { who: 'students', request: ownLeaderboard },
  'league: own week': { who: 'students', request: () => ({ call: getLeagues, sent: {} }) },
  'league: past weeks': { who: 'students', request: () => ({ call: listLeaguePeriods, sent: {} }) },
  'a deck of flashcards': {
    who: 'students',
    request: ({ flashcardDeckId }) => ({ call: getDeck, sent: { params: { id: flashcardDeckId ?? 0 } } }),
    mostGrowth: mostGrowthOfDeck,
  },
  "today's flashcards": {
    who: 'students',
    request: () => ({ call: listDueFlashcards, sent: {} }),
    mostGrowth: mostGrowthOfDeck,
  },
  "parent's dashboard: overview": {
    who: 'parents',
    request: ({ studentId }) => ({ call: getOverview, sent: { query: { studentId, timePeriod: 'month' } } }),
  },
  "parent's dashboard: results": {
    who: 'parents',
    request: ({ studentId }) => ({ call: listLatestResults, sent: { query: { studentId, timePeriod: 'month' } } }),
  },
  'detailed report': {
    who: 'tutors',
    request: ({ practiceIds }) => ({
      call: practice.getPracticeReport,
      sent: { query: { practiceId: someOf(practiceIds) } },
    }),
  },
  'practices set': {
    who: 'tutors',
    request: () => ({ call: practice.listSetPractices, sent: { query: { status: 'inactive' } } }),
  },
  'tutor: students by class': {
    who: 'tutors',
    request: ({ classroomId }) => ({ call: listStudentsByClass, sent: { query: { classroomId } } }),
  },
  'tutor: overview': {
    who: 'tutors',
    request: () => ({ call: tutorReports.getPracticeOverview, sent: { query: month } }),
  },
  'tutor: overview of first attempts': {
    who: 'tutors',
    request: () => ({
      call: tutorReports.getPracticeOverview,
      sent: { query: { ...month, firstAttempt: 'firstAttempt' } },
    }),
  },
  "tutor: a student's attempts": {
    who: 'tutors',
    request: ({ studentId }) => ({ call: tutorReports.getStudentQuizReport, sent: { query: { studentId } } }),
  },
  'tutor: ranks': {
    who: 'tutors',
    request: () => ({ call: tutorReports.listPracticeRanks, sent: { query: { ...month, sortBy: 'ccScore' } } }),
  },
  'tutor: diagram': {
    who: 'tutors',
    request: () => ({ call: tutorReports.getPracticeScoreDiagram, sent: { query: week } }),
  },
  'tutor: one student': {
    who: 'tutors',
    request: ({ studentId }) => ({
      call: tutorReports.listStudentPerformance,
      sent: { query: { ...month, studentId } },
    }),
  },
};
