/** The student's way through the map: chapters, their tests and what each of them opens. */
import type { TestState } from '@comet/contract/attempts';
import type { AdditionalTest, Chapter, ChapterSubTopic } from '@comet/contract/missions';
import { subTopicTestQuestionCount } from '@comet/domain/attempts/attempt';
import { localDay } from '@comet/domain/attempts/local-day';
import { findSubject, getSubject, type SubjectKey, subjects, type Year } from '@comet/domain/curriculum/subjects';
import { currentLabel } from '@comet/domain/mastery/mastery';
import {
  type AdditionalTestKind,
  additionalTestNames,
  additionalTestOf,
  groundId,
  mayRepeat,
} from '@comet/domain/missions/additional-tests';
import { nextSubjectOf } from '@comet/domain/missions/next-subject';
import { chaptersOf, pathOf, testedSubTopics } from '@comet/questions/curriculum/chapters';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { AttemptsService } from '../attempts/index.ts';
import type { Clock } from '../platform/clock.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { drawOfChapterTest, drawOfSubjectQuiz } from './choose-questions.ts';
import {
  additionalTestsOf,
  additionalTestView,
  type PlacedChapter,
  placedChapters,
  subTopicsOf,
  type Today,
} from './map-view.ts';

export type MissionsService = ReturnType<typeof createMissionsService>;

type ChapterView = Chapter & { subTopics: ChapterSubTopic[]; additionalTests: AdditionalTest[] };

/** The student as far as the map needs them. */
export interface Traveller {
  readonly userId: number;
  readonly timeZone: string;
}

const subjectQuizName = (subjectId: number): string => `${getSubject(subjectId).name} quiz`;

export function createMissionsService({
  attempts,
  clock,
}: {
  readonly attempts: AttemptsService;
  readonly clock: Clock;
}) {
  async function todayOf({ userId, timeZone }: Traveller): Promise<Today> {
    return { progress: await attempts.progressOf(userId), day: localDay(clock.now(), timeZone), timeZone };
  }

  /** A chapter with the path that it stands on. */
  function placeOf(today: Today, chapterId: number): { placed: PlacedChapter; path: PlacedChapter[] } {
    const found = pathOf(chapterId);
    const topic = found?.path[found.place];
    const path = topic === undefined ? [] : placedChapters(today, topic.subject.subjectId, topic.year);
    const placed = path.find(({ chapter }) => chapter.id === chapterId);
    if (placed === undefined) throw new Refusal('notFound');
    return { placed, path };
  }

  /** A test as it stands, with what it would draw; refused where the student has no such test. */
  function testFor(today: Today, { kind, ground }: NonNullable<ReturnType<typeof additionalTestOf>>) {
    if (!('chapterId' in ground)) {
      const { subjectId, year } = ground;
      const path = placedChapters(today, subjectId, year);
      const view = subjectQuizView(today, subjectId, year);
      return { kind, view, subjectId, year, title: subjectQuizName(subjectId), draw: drawOfSubjectQuiz(today, path) };
    }
    const { placed, path } = placeOf(today, ground.chapterId);
    const view = additionalTestsOf(today, placed).find((test) => test.kind === kind);
    if (view === undefined) throw new Refusal('notFound');
    const { subjectId } = placed.chapter;
    const title = `${additionalTestNames[kind]}: ${placed.chapter.title}`;
    const draw = drawOfChapterTest(today, kind, placed, path);
    return { kind, view, subjectId, year: placed.topic.year, title, draw };
  }

  function progressIn(today: Today, year: Year) {
    return subjects.map(({ subjectId, key, name }) => {
      const chapters = placedChapters(today, subjectId, year).map(({ chapter }) => chapter);
      const sum = (field: 'subTopicCount' | 'passedCount' | 'stars' | 'dueCount') =>
        chapters.reduce((total, { chapterData }) => total + chapterData[field], 0);
      const subTopicCount = sum('subTopicCount');
      const passedCount = sum('passedCount');
      const percent = subTopicCount === 0 ? 0 : Math.floor((100 * passedCount) / subTopicCount);
      const current = chapters.find(({ isCurrent }) => isCurrent);
      const currentChapter = current === undefined ? null : { chapterId: current.id, title: current.title };
      const [stars, dueCount] = [sum('stars'), sum('dueCount')];
      return { subjectId, key, name, subTopicCount, passedCount, stars, percent, currentChapter, dueCount, chapters };
    });
  }

  function chapterView(today: Today, chapterId: number): ChapterView {
    const { placed } = placeOf(today, chapterId);
    return {
      ...placed.chapter,
      subTopics: subTopicsOf(today, placed.topic),
      additionalTests: additionalTestsOf(today, placed),
    };
  }

  const subjectQuizView = (today: Today, subjectId: number, year: Year): AdditionalTest =>
    additionalTestView(today, 'additional_practice', { subjectId, year }, { isChapterLocked: false, subTopicIds: [] });

  return {
    async listChapters(student: Traveller, subjectId: number, year: Year): Promise<Chapter[]> {
      return placedChapters(await todayOf(student), subjectId, year).map(({ chapter }) => chapter);
    },

    async getChapter(student: Traveller, chapterId: number): Promise<ChapterView> {
      return chapterView(await todayOf(student), chapterId);
    },

    async subjectsProgress(student: Traveller, year: Year) {
      return progressIn(await todayOf(student), year).map(({ chapters: _, ...progress }) => progress);
    },

    /** The map of a year as the first page shows it, from one reading of what the student has reached. */
    async home(student: Traveller, year: Year) {
      const today = await todayOf(student);
      const all = progressIn(today, year);
      const next = nextSubjectOf(all)?.currentChapter;
      return {
        progress: all.map(({ chapters: _, ...progress }) => progress),
        chapters: all.map(({ subjectId, chapters }) => ({ subjectId, chapters })),
        chapter: next == null ? null : chapterView(today, next.chapterId),
      };
    },

    /** Begins or continues a sub-topic's test; the chapter must be open and the sub-topic in it. */
    async openTest(student: Traveller, chapterId: number, subTopicId: number): Promise<TestState> {
      const isThere = findSubTopic(subTopicId)?.topicId === chapterId && hasQuestions(subTopicId);
      if (!isThere) throw new Refusal('notFound');
      // Question after question comes this way: what is under way needs no look at the whole map.
      if (!(await attempts.isOpen(student.userId, 'subTopic', subTopicId))) {
        const { placed } = placeOf(await todayOf(student), chapterId);
        if (placed.chapter.isLocked) throw new Refusal('chapterLocked');
      }
      return attempts.openSubTopicTest(student.userId, subTopicId, subTopicTestQuestionCount);
    },

    /** Labels of every sub-topic: for the child the best ever, for adults the one of today. */
    async getMastery(studentId: number, subjectId: number, year: Year, isForChild: boolean) {
      const { mastery } = await attempts.progressOf(studentId);
      const knownOf = (subTopicId: number) => {
        const known = mastery.get(subTopicId);
        if (known === undefined) return { label: 'notEnoughData' as const, answers: 0, dueDay: null };
        const label = isForChild ? known.bestLabel : currentLabel(known);
        return { label, answers: known.answers, dueDay: known.dueDay };
      };
      return chaptersOf(subjectId, year).map((topic) => ({
        chapterId: topic.topicId,
        title: topic.title,
        subTopics: testedSubTopics(topic).map(({ subTopicId, title }) => ({
          subTopicId,
          title,
          ...knownOf(subTopicId),
        })),
      }));
    },

    async getSubjectQuiz(
      student: Traveller,
      subjectId: number,
      year: Year,
    ): Promise<AdditionalTest & { subject: SubjectKey; year: Year }> {
      const subject = findSubject(subjectId);
      if (subject === undefined) throw new Refusal('notFound');
      const view = subjectQuizView(await todayOf(student), subjectId, year);
      return { ...view, title: subjectQuizName(subjectId), subject: subject.key, year };
    },

    /** Begins or continues an additional test; what locks it refuses it. */
    async openAdditionalTest(student: Traveller, testId: number, questionFor: AdditionalTestKind): Promise<TestState> {
      const { userId: studentId, timeZone } = student;
      const found = additionalTestOf(testId);
      if (found?.kind !== questionFor) throw new Refusal('notFound');
      const sourceId = groundId(found.ground);
      const underWay = await attempts.goOn(studentId, found.kind, sourceId);
      if (underWay !== undefined) return underWay;
      const today = await todayOf(student);
      const { kind, view, ...plan } = testFor(today, found);
      if (view.lockReason !== null) throw new Refusal(view.lockReason);
      const mayBegin = (lastStartedAt: Date | undefined): void => {
        // Asked again under the attempt's lock: the one that was open a moment ago may be finished now.
        const lastDay = lastStartedAt && localDay(lastStartedAt, timeZone);
        requireAllowed(mayRepeat(kind, lastDay, today.day));
      };
      return attempts.openRepeatable({ ...plan, studentId, timeZone, kind, sourceId, mayBegin });
    },
  };
}
