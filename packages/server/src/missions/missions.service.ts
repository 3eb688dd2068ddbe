/** The map as one student sees it: chapters, what is open, what is next. */
import type { TestState } from '@comet/contract/attempts';
import type { Chapter, ChapterSubTopic } from '@comet/contract/missions';
import { startMode, subTopicTestQuestionCount } from '@comet/domain/attempts/attempt';
import { subjects, type Year } from '@comet/domain/curriculum/subjects';
import { chapterStates } from '@comet/domain/missions/chapters';
import { findTopic, type Topic, topics } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { Attempts } from '../attempts/index.ts';
import { Refusal } from '../platform/refusal.ts';

export type Missions = ReturnType<typeof createMissions>;

/** A sub-topic's stars and state for one student. */
type Results = ReadonlyMap<
  number,
  { readonly stars: number; readonly isPassed: boolean; readonly isOpen: boolean; readonly finishedCount: number }
>;

const maxStars = 3;

/** A chapter is a topic; the sub-topics that have no questions yet do not stand in its way. */
const openSubTopics = (topic: Topic) => topic.subTopics.filter(({ subTopicId }) => hasQuestions(subTopicId));

/** Topics of a subject and year that a student can work on. */
function topicsOf(subjectId: number, year: Year): Topic[] {
  return topics.filter(
    (topic) => topic.subject.subjectId === subjectId && topic.year === year && openSubTopics(topic).length > 0,
  );
}

export function createMissions({ attempts }: { readonly attempts: Attempts }) {
  async function resultsOf(studentId: number): Promise<Results> {
    const rows = await attempts.subTopicResults(studentId);
    return new Map(
      rows.map((row) => [
        row.sub_topic_id,
        { stars: row.best_stars, isPassed: row.is_passed, isOpen: row.is_open, finishedCount: row.finished_count },
      ]),
    );
  }

  function chaptersOf(subjectId: number, year: Year, results: Results): Chapter[] {
    const listed = topicsOf(subjectId, year);
    const states = chapterStates(
      listed.map((topic) => ({
        topicId: topic.topicId,
        subTopicCount: openSubTopics(topic).length,
        passedCount: openSubTopics(topic).filter(({ subTopicId }) => results.get(subTopicId)?.isPassed === true).length,
      })),
    );
    return listed.flatMap((topic, place) => {
      const state = states[place];
      if (state === undefined) return [];
      const stars = openSubTopics(topic).reduce(
        (sum, { subTopicId }) => sum + (results.get(subTopicId)?.stars ?? 0),
        0,
      );
      return [
        {
          id: topic.topicId,
          title: topic.title,
          subjectId,
          subject: topic.subject.key,
          year,
          isCurrent: state.isCurrent,
          isLocked: state.isLocked,
          chapterData: {
            subTopicCount: state.subTopicCount,
            passedCount: state.passedCount,
            stars,
            mostStars: state.subTopicCount * maxStars,
          },
        },
      ];
    });
  }

  function chapterOf(topicId: number, results: Results): { chapter: Chapter; topic: Topic } {
    const topic = findTopic(topicId);
    const chapter =
      topic && chaptersOf(topic.subject.subjectId, topic.year, results).find((candidate) => candidate.id === topicId);
    if (topic === undefined || chapter === undefined) throw new Refusal('notFound');
    return { chapter, topic };
  }

  return {
    async listChapters(studentId: number, subjectId: number, year: Year): Promise<Chapter[]> {
      return chaptersOf(subjectId, year, await resultsOf(studentId));
    },

    async getChapter(studentId: number, chapterId: number): Promise<Chapter & { subTopics: ChapterSubTopic[] }> {
      const results = await resultsOf(studentId);
      const { chapter, topic } = chapterOf(chapterId, results);
      const subTopics = topic.subTopics.map(({ subTopicId, title }) => {
        const result = results.get(subTopicId);
        return {
          subTopicId,
          title,
          stars: result?.stars ?? 0,
          isPassed: result?.isPassed ?? false,
          startMode: startMode({ isOpen: result?.isOpen ?? false, finishedCount: result?.finishedCount ?? 0 }),
          hasQuestions: hasQuestions(subTopicId),
        };
      });
      return { ...chapter, subTopics };
    },

    async subjectsProgress(studentId: number, year: Year) {
      const results = await resultsOf(studentId);
      return subjects.map(({ subjectId, key, name }) => {
        const chapters = chaptersOf(subjectId, year, results).map(({ chapterData }) => chapterData);
        const sum = (field: 'subTopicCount' | 'passedCount' | 'stars') =>
          chapters.reduce((total, chapter) => total + chapter[field], 0);
        const subTopicCount = sum('subTopicCount');
        const passedCount = sum('passedCount');
        const percent = subTopicCount === 0 ? 0 : Math.floor((100 * passedCount) / subTopicCount);
        return { subjectId, key, name, subTopicCount, passedCount, stars: sum('stars'), percent };
      });
    },

    /** Begins or continues a sub-topic's test; the chapter must be open and the sub-topic in it. */
    async openTest(studentId: number, chapterId: number, subTopicId: number): Promise<TestState> {
      const { chapter, topic } = chapterOf(chapterId, await resultsOf(studentId));
      const isThere = openSubTopics(topic).some((subTopic) => subTopic.subTopicId === subTopicId);
      if (!isThere) throw new Refusal('notFound');
      if (chapter.isLocked) throw new Refusal('chapterLocked');
      return attempts.openSubTopicTest(studentId, subTopicId, subTopicTestQuestionCount);
    },
  };
}
