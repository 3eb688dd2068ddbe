/** Missions: contract ↔ service. */
import type { AnswerOf } from '@comet/contract/call';
import * as calls from '@comet/contract/missions';
import { defaultYear, subjects, type Year, years } from '@comet/domain/curriculum/subjects';
import { findSubTopic, findTopic, topics } from '@comet/questions/curriculum/curriculum';
import { countDifferent, hasQuestions } from '@comet/questions/registry';
import { Refusal } from '../platform/refusal.ts';
import type { Actor, Serve } from '../platform/serve.ts';
import type { MissionsService } from './missions.service.ts';
import type { SubTopicVideosService } from './sub-topic-videos.service.ts';
import { explainerOf } from './worked-example.ts';

/** The year asked for, else the student's own, else the default one. */
export function yearFor(asked: Year | undefined, actor: Pick<Actor, 'yearOfStudy'>): Year {
  return asked ?? years.find((year) => year === actor.yearOfStudy) ?? defaultYear;
}

interface Parts {
  readonly missions: MissionsService;
  readonly subTopicVideos: SubTopicVideosService;
}

export function registerMissions(serve: Serve, { missions, subTopicVideos }: Parts): void {
  serve(calls.listSubjects, async () => subjects.map(({ subjectId, name, key }) => ({ subjectId, name, key })));

  serve(calls.listTopics, async ({ query }): Promise<AnswerOf<typeof calls.listTopics>> => {
    const isActive = query.status === 'active' || query.hasSubtopics === 'true';
    const found = topics.filter(
      (topic) =>
        (query.subject === undefined || topic.subject.subjectId === query.subject) &&
        (query.year === undefined || topic.year === query.year) &&
        query.status !== 'disabled' &&
        (!isActive || topic.subTopics.some(({ subTopicId }) => hasQuestions(subTopicId))),
    );
    const from = query.offset ?? 0;
    const page = found
      .slice(from, from + (query.limit ?? 200))
      .map(({ topicId, title, subject, year, curriculumVersion }) => ({
        topicId,
        title,
        subjectId: subject.subjectId,
        year,
        curriculumVersion,
      }));
    return [found.length, page];
  });

  serve(calls.listSubTopics, async ({ query }): Promise<AnswerOf<typeof calls.listSubTopics>> => {
    const topic = findTopic(query.topicId);
    if (topic === undefined || (query.year !== undefined && topic.year !== query.year)) return [0, []];
    const wantsQuestions = query.status !== 'disabled';
    const found = topic.subTopics.filter(
      ({ subTopicId }) => query.status === undefined || hasQuestions(subTopicId) === wantsQuestions,
    );
    const differentOf = (subTopicId: number) => ({
      easy: countDifferent(subTopicId, 'easy'),
      medium: countDifferent(subTopicId, 'medium'),
      hard: countDifferent(subTopicId, 'hard'),
    });
    return [
      found.length,
      found.map(({ subTopicId, title }) => ({ subTopicId, title, different: differentOf(subTopicId) })),
    ];
  });

  serve(calls.listSubjectsProgress, ({ actor, query }) => missions.subjectsProgress(actor, yearFor(query.year, actor)));

  serve(calls.listChapters, ({ actor, query }) =>
    missions.listChapters(actor, query.subjectId, yearFor(query.year, actor)),
  );

  serve(calls.getChapter, ({ actor, params }) => missions.getChapter(actor, params.chapterId));

  serve(calls.getSubTopicQuestion, ({ actor, query }) => missions.openTest(actor, query.chapterId, query.subTopicId));

  serve(calls.getAdditionalTestQuestion, ({ actor, params, query }) =>
    missions.openAdditionalTest(actor, params.testId, query.questionFor),
  );

  serve(calls.getSubjectQuiz, ({ actor, query }) =>
    missions.getSubjectQuiz(actor, query.subjectId, yearFor(query.year, actor)),
  );

  serve(calls.getMastery, async ({ query, reach }) => {
    const relation = await reach(query.studentId);
    return missions.getMastery(query.studentId, query.subjectId, query.year, relation === 'self');
  });

  serve(calls.getSubTopicVideo, async ({ query }) => {
    const subTopic = findSubTopic(query.subTopicId);
    if (subTopic === undefined || !hasQuestions(query.subTopicId)) throw new Refusal('notFound');
    const { videoUrl, captions } = (await subTopicVideos.find(query.subTopicId)) ?? { videoUrl: null, captions: '' };
    const explainer = { examples: explainerOf(query.subTopicId) };
    return { videoUrl, captions, title: subTopic.title, explainer };
  });
}
