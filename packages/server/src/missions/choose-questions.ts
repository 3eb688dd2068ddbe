/** Chooses the questions of each additional test from the student's progress. Pure, no database. */
import type { Level } from '@comet/domain/attempts/adaptive-difficulty';
import { firstRating } from '@comet/domain/attempts/rating';
import { type AdditionalTestKind, additionalTestQuestionCount } from '@comet/domain/missions/additional-tests';
import { type Cell, dueFirst, fitTo, mix, weakestFirst } from '@comet/domain/missions/question-mix';
import { testedSubTopics } from '@comet/questions/curriculum/chapters';
import type { Topic } from '@comet/questions/curriculum/curriculum';
import { dueSubTopics, mistakesIn, type PlacedChapter, type Today } from './map-view.ts';

const progressOf = ({ progress }: Today, topics: readonly Topic[]) =>
  topics.flatMap(testedSubTopics).map(({ subTopicId }) => ({ subTopicId, state: progress.mastery.get(subTopicId) }));

/** Practice and review fit the child; a final test and an unlocking ask of everybody the same. */
function levelOf({ progress }: Today, { subject, year }: Topic): Level {
  return { rating: progress.ratings.get(subject.subjectId) ?? firstRating(year), year };
}

/** A test of a chapter, given the whole path that it stands on. */
export function drawOfChapterTest(
  today: Today,
  kind: AdditionalTestKind,
  { topic, place }: PlacedChapter,
  path: readonly PlacedChapter[],
): (Cell | number)[] {
  const count = additionalTestQuestionCount[kind];
  const level = levelOf(today, topic);
  const ids = testedSubTopics(topic).map(({ subTopicId }) => subTopicId);
  const before = path.slice(0, place);
  switch (kind) {
    case 'additional_practice':
      return fitTo(mix(weakestFirst(progressOf(today, [topic])), count), level);
    case 'final_test':
      return mix(ids, count);
    case 'previous_chapter_review': {
      const earlier = before.map((chapter) => chapter.topic);
      return fitTo(mix(dueFirst(progressOf(today, earlier), today.day).slice(0, count), count), level);
    }
    case 'revision_quest': {
      const fading = dueSubTopics(today, ids);
      const mistakes = mistakesIn(today, ids).due.map(({ itemId }) => itemId);
      // The wrong answers themselves, oldest first; then a fresh question of each sub-topic that is fading.
      return [...mistakes, ...fitTo(mix(fading, fading.length), level)].slice(0, count);
    }
    case 'chapter_unlock': {
      const skipped = before.filter(({ chapter }) => chapter.chapterData.badge === 'none');
      const asked = (skipped.length === 0 ? before : skipped).map((chapter) => chapter.topic);
      return mix(spread(asked), count);
    }
  }
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
  const [first] = open;
  const cells = mix(dueFirst(progressOf(today, open), today.day).slice(0, count), count);
  return first === undefined ? cells : fitTo(cells, levelOf(today, first));
}
