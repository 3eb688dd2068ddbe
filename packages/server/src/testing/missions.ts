/** The missions of the small world, worked through as children do it: for the tests of chapters, revision and mastery. */
import type { TestState } from '@comet/contract/attempts';
import {
  type AdditionalTest,
  getAdditionalTestQuestion,
  getChapter,
  getSubTopicQuestion,
} from '@comet/contract/missions';
import { topicOfSubTopic } from '@comet/domain/curriculum/curriculum-ids';
import { type AdditionalTestKind, additionalTestId } from '@comet/domain/missions/additional-tests';
import { findTopic } from '@comet/questions/curriculum/curriculum';
import { takeTest } from './answering.ts';
import { startWorld } from './start-world.ts';
import { type PersonName, worldPassword } from './world.ts';

export type MissionWorld = Awaited<ReturnType<typeof startMissionWorld>>;

/** What was asked for; a refusal says itself what is wrong. */
function given<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

export async function startMissionWorld() {
  const { server, world } = await startWorld();
  let entered = new Map<string, Promise<string>>();

  /** Logged in once, however many ask at once: a person has only so many sessions. */
  function tokenOf(name: PersonName): Promise<string> {
    const known = entered.get(name) ?? server.enter(name, worldPassword).then(({ accessToken }) => accessToken);
    entered.set(name, known);
    return known;
  }

  const chapterOf = async (name: PersonName, chapterId: number) =>
    given(await server.ask(getChapter, { as: await tokenOf(name), params: { chapterId } }));

  const ask = async (name: PersonName, chapterId: number, kind: AdditionalTestKind) =>
    server.ask(getAdditionalTestQuestion, {
      as: await tokenOf(name),
      params: { testId: additionalTestId(kind, { chapterId }) },
      query: { questionFor: kind },
    });

  return {
    server,
    world,
    tokenOf,
    chapterOf,
    ask,

    /** The sub-topics of an attempt's questions, in their order. */
    async askedSubTopics(attemptId: number): Promise<number[]> {
      const rows = await server.database.query<{ subTopicId: number }>(
        {
          name: 'asked-sub-topics',
          text: `select i.sub_topic_id from attempt_questions q join question_items i using (item_id)
            where q.attempt_id = $1 order by q.position`,
        },
        [attemptId],
      );
      return rows.map(({ subTopicId }) => subTopicId);
    },

    /** Lets time go by; access tokens do not live that long. */
    pass(ms: number): void {
      server.clock.advance(ms);
      entered = new Map();
    },

    passUntil(instant: string): void {
      server.clock.set(new Date(instant));
      entered = new Map();
    },

    /** Ticks off the sub-topic tests of a chapter, as if they had been sat. */
    async passSubTopics(name: PersonName, chapterId: number): Promise<void> {
      await server.database.query(
        {
          name: 'pass-sub-topics',
          text: `insert into sub_topic_results (student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at)
            select $1, unnest($2::int[]), 1, 7, 1, $3
            on conflict (student_id, sub_topic_id) do update set passed_at = excluded.passed_at`,
        },
        [
          world.people[name].userId,
          findTopic(chapterId)?.subTopics.map(({ subTopicId }) => subTopicId),
          server.clock.now(),
        ],
      );
    },

    async testOf(name: PersonName, chapterId: number, kind: AdditionalTestKind): Promise<AdditionalTest> {
      const found = (await chapterOf(name, chapterId)).additionalTests.find((one) => one.kind === kind);
      if (found === undefined) throw new Error(`chapter ${chapterId} has no ${kind}`);
      return found;
    },

    /** Works through an additional test with so many right answers; the rest, at its end, are wrong. */
    async takeAdditionalTest(name: PersonName, chapterId: number, kind: AdditionalTestKind, rightCount: number) {
      const open = async (): Promise<TestState> => given(await ask(name, chapterId, kind));
      return takeTest(server, await tokenOf(name), open, (place) => place < rightCount);
    },

    /** Works through the test of a sub-topic; so many wrong answers come first. */
    async takeSubTopicTest(name: PersonName, subTopicId: number, wrongCount = 0) {
      const as = await tokenOf(name);
      const query = { chapterId: topicOfSubTopic(subTopicId), subTopicId };
      const open = async () => given(await server.ask(getSubTopicQuestion, { as, query }));
      return takeTest(server, as, open, (place) => place >= wrongCount);
    },
  };
}
