/** The map as one student sees it on one day: chapters, their tests, what is open and what is due. */
import type { AdditionalTest, Chapter, ChapterSubTopic } from '@comet/contract/missions';
import { startMode } from '@comet/domain/attempts/attempt';
import { localDay } from '@comet/domain/attempts/local-day';
import type { Year } from '@comet/domain/curriculum/subjects';
import { isDue } from '@comet/domain/mastery/mastery';
import { isRevisionDue } from '@comet/domain/mastery/revision';
import {
  type AdditionalTestKind,
  additionalTestId,
  additionalTestNames,
  additionalTestQuestionCount,
  type Ground,
  groundId,
  kindsOfChapter,
  lockReasonOf,
} from '@comet/domain/missions/additional-tests';
import { chapterStates } from '@comet/domain/missions/chapters';
import { chaptersOf, testedSubTopics } from '@comet/questions/curriculum/chapters';
import type { Topic } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import { type LearningProgress, testKey } from '../attempts/index.ts';

/** A student's progress on a day of their own calendar. */
export interface Today {
  readonly progress: LearningProgress;
  readonly day: string;
  readonly timeZone: string;
}

/** A chapter with its topic and its place on the path. */
export interface PlacedChapter {
  readonly chapter: Chapter;
  readonly topic: Topic;
  readonly place: number;
}

const maxStars = 3;

const idsOf = (topic: Topic): number[] => testedSubTopics(topic).map(({ subTopicId }) => subTopicId);

/** The sub-topics of these that are fading. */
export function dueSubTopics({ progress, day }: Today, subTopicIds: readonly number[]): number[] {
  return subTopicIds.filter((subTopicId) => isDue(progress.mastery.get(subTopicId), day));
}

/** The wrong answers in these sub-topics that are not revised, by whether they come back today or another day. */
export function mistakesIn({ progress, day }: Today, subTopicIds: readonly number[]) {
  const mine = progress.mistakes.filter(({ subTopicId }) => subTopicIds.includes(subTopicId));
  const due = mine.filter((mistake) => isRevisionDue(mistake, day));
  return { due, later: mine.length - due.length };
}

function progressOf({ progress }: Today, topic: Topic) {
  const ids = idsOf(topic);
  const results = ids.map((subTopicId) => progress.subTopics.get(subTopicId));
  const tests = (['final_test', 'additional_practice', 'previous_chapter_review', 'revision_quest'] as const).map(
    (kind) => progress.additionalTests.get(testKey(kind, topic.topicId)),
  );
  return {
    topic,
    subTopicCount: ids.length,
    passedCount: results.filter((result) => result?.isPassed === true).length,
    stars: results.reduce((sum, result) => sum + (result?.bestStars ?? 0), 0),
    badge: tests[0]?.badge ?? ('none' as const),
    wasOpened: progress.openedChapterIds.has(topic.topicId),
    isBegun: [...results, ...tests].some((result) => result !== undefined),
  };
}

export function placedChapters(today: Today, subjectId: number, year: Year): PlacedChapter[] {
  const states = chapterStates(chaptersOf(subjectId, year).map((topic) => progressOf(today, topic)));
  return states.map(({ topic, isCurrent, isLocked, subTopicCount, passedCount, stars, badge }, place) => {
    const ids = idsOf(topic);
    const fading = dueSubTopics(today, ids).length;
    const chapterData = {
      subTopicCount,
      passedCount,
      stars,
      maxStars: subTopicCount * maxStars,
      badge,
      isRefreshDue: badge !== 'none' && fading >= subTopicCount / 2,
      dueCount: mistakesIn(today, ids).due.length + fading,
    };
    const chapter = {
      id: topic.topicId,
      title: topic.title,
      subjectId,
      subject: topic.subject.key,
      year,
      isCurrent,
      isLocked,
      chapterData,
    };
    return { chapter, topic, place };
  });
}

export function subTopicsOf({ progress, day }: Today, topic: Topic): ChapterSubTopic[] {
  return topic.subTopics.map(({ subTopicId, title }) => {
    const result = progress.subTopics.get(subTopicId);
    const mastery = progress.mastery.get(subTopicId);
    return {
      subTopicId,
      title,
      stars: result?.bestStars ?? 0,
      isPassed: result?.isPassed ?? false,
      startMode: startMode({ isOpen: result?.isOpen ?? false, finishedCount: result?.finishedCount ?? 0 }),
      hasQuestions: hasQuestions(subTopicId),
      mastery: mastery?.bestLabel ?? 'notEnoughData',
      isDue: isDue(mastery, day),
    };
  });
}

/** A test as it stands for the student. `matter` is what its Revision Quest would be about, and what its final test waits for. */
export function additionalTestView(
  today: Today,
  kind: AdditionalTestKind,
  ground: Ground,
  matter: { readonly isChapterLocked: boolean; readonly subTopicIds: readonly number[] },
): AdditionalTest {
  const { progress, day, timeZone } = today;
  const result = progress.additionalTests.get(testKey(kind, groundId(ground)));
  const openQuestionCount = result?.openQuestionCount ?? undefined;
  const isOpen = openQuestionCount !== undefined;
  const { due, later } = mistakesIn(today, matter.subTopicIds);
  const dueCount = kind === 'revision_quest' ? due.length + dueSubTopics(today, matter.subTopicIds).length : 0;
  const lastStartedAt = result?.lastStartedAt ?? undefined;
  const lockReason = lockReasonOf(kind, {
    isChapterLocked: matter.isChapterLocked,
    isOpen,
    areSubTopicsPassed: matter.subTopicIds.every((id) => progress.subTopics.get(id)?.isPassed === true),
    dueCount,
    wasUnlockBegunToday: lastStartedAt !== undefined && localDay(lastStartedAt, timeZone) === day,
  });
  const most = additionalTestQuestionCount[kind];
  const best = result !== undefined && result.finishedCount > 0;
  return {
    additionalTestId: additionalTestId(kind, ground),
    kind,
    title: additionalTestNames[kind],
    isLocked: lockReason !== undefined,
    lockReason: lockReason ?? null,
    startMode: startMode({ isOpen, finishedCount: result?.finishedCount ?? 0 }),
    questionCount: openQuestionCount ?? (kind === 'revision_quest' ? Math.min(most, dueCount) : most),
    badge: result?.badge ?? 'none',
    best: best
      ? {
          rightCount: result.bestRightCount,
          questionCount: result.bestQuestionCount,
          stars: result.bestStars,
        }
      : null,
    dueCount,
    laterCount: kind === 'revision_quest' ? later : 0,
  };
}

export function additionalTestsOf(today: Today, { chapter, topic, place }: PlacedChapter): AdditionalTest[] {
  const matter = { isChapterLocked: chapter.isLocked, subTopicIds: idsOf(topic) };
  return kindsOfChapter({ place, isLocked: chapter.isLocked }).map((kind) =>
    additionalTestView(today, kind, { chapterId: topic.topicId }, matter),
  );
}
