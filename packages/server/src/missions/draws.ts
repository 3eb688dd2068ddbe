/** What each additional test draws, from the student's own standing: pure choice, no database. */
import { type AdditionalTestKind, additionalTestQuestionCount } from '@comet/domain/missions/additional-tests';
import { type Cell, dueFirst, mix, weakestFirst } from '@comet/domain/missions/mix';
import { testedSubTopics } from '@comet/questions/curriculum/chapters';
import type { Topic } from '@comet/questions/curriculum/curriculum';
import { dueSubTopics, mistakesIn, type PlacedChapter, type Today } from './map-view.ts';

const standingsOf = ({ standing }: Today, topics: readonly Topic[]) =>
  topics.flatMap(testedSubTopics).map(({ subTopicId }) => ({ subTopicId, state: standing.mastery.get(subTopicId) }));

/** A test of a chapter, given the whole path that it stands on. */
export function drawOfChapterTest(
  today: Today,
  kind: AdditionalTestKind,
  { topic, place }: PlacedChapter,
  path: readonly PlacedChapter[],
): (Cell | number)[] {
  const count = additionalTestQuestionCount[kind];
  const before = path.slice(0, place);
  const own = standingsOf(today, [topic]);
  switch (kind) {
    case 'additional_practice':
      return mix(weakestFirst(own), count);
    case 'final_test':
      return mix(
        own.map(({ subTopicId }) => subTopicId),
        count,
      );
    case 'previous_chapter_review':
      return mix(
        dueFirst(
          standingsOf(
            today,
            before.map((earlier) => earlier.topic),
          ),
          today.day,
        ).slice(0, count),
        count,
      );
    case 'revision_quest':
      return drawOfRevision(
        today,
        own.map(({ subTopicId }) => subTopicId),
        count,
      );
    case 'chapter_unlock': {
      const skipped = before.filter(({ chapter }) => chapter.chapterData.badge === 'none');
      const asked = (skipped.length === 0 ? before : skipped).map((earlier) => earlier.topic);
      return mix(spread(asked), count);
    }
  }
}

/** The wrong answers themselves, oldest first, then a fresh question of each sub-topic that is fading. */
function drawOfRevision(today: Today, subTopicIds: readonly number[], count: number): (Cell | number)[] {
  const mistakes = mistakesIn(today, subTopicIds).due.map(({ itemId }) => itemId);
  const fading = dueSubTopics(today, subTopicIds);
  return [...mistakes, ...mix(fading, fading.length)].slice(0, count);
}

/** The sub-topics of several chapters so that the first ones come from all of them: each chapter's first, then each one's second. */
function spread(topics: readonly Topic[]): number[] {
  const queues = topics.map((topic) => testedSubTopics(topic).map(({ subTopicId }) => subTopicId));
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}

/** The quiz of a subject: what is due and weak in all its open chapters. */
export function drawOfSubjectQuiz(today: Today, path: readonly PlacedChapter[]): Cell[] {
  const open = path.filter(({ chapter }) => !chapter.isLocked).map(({ topic }) => topic);
  const count = additionalTestQuestionCount.additional_practice;
  return mix(dueFirst(standingsOf(today, open), today.day).slice(0, count), count);
}
