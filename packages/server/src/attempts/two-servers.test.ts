import { createPractice, getPracticeQuestion, passPracticeQuestion } from '@comet/contract/practice';
import { expectedSuccess, firstRating, nextRating, questionRating } from '@comet/domain/attempts/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { createPlayers, type Players } from '../testing/random-play/players.ts';
import { startTestServer, startTwin, type TestServer, type Twin } from '../testing/test-server.ts';

let server: TestServer;
let twin: Twin;
let players: Players;
beforeAll(async () => {
  server = await startTestServer();
  twin = await startTwin(server);
  players = await createPlayers(server, ['Europe/London', 'Pacific/Auckland']);
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

const questionsEach = 10;

/** Practices of one sub-topic, so that whatever is answered in one tells of the same mastery and rating as in the others. */
async function setPractices(many: number, studentId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 0; place < many; place++) {
    const body = {
      studentIds: [studentId],
      topicId: 1501,
      subTopicIds: [150101],
      difficulty: 'easy' as const,
      timeLimit: null,
      numberOfQuestions: questionsEach,
      name: `Of two servers ${studentId} ${place}`,
    };
    ids.push((await server.ask(createPractice, { as: await players.tutor.token(), body })).body.practiceId);
  }
  return ids;
}

/** Works through a practice on one server, as one tab does. */
async function workThrough({ ask }: Pick<Twin, 'ask'>, as: string, practiceId: number): Promise<void> {
  for (let answered = 0; answered < questionsEach; answered++) {
    const { body, text } = await ask(getPracticeQuestion, { as, query: { practiceId } });
    if (body.status !== 'PROCCESS') throw new Error(text);
    const { questionId } = body.current;
    const answer = await answerTo(server, questionId, true);
    const marked = await ask(passPracticeQuestion, { as, body: { questionId, answer, spentMs: 1000 } });
    if (marked.status !== 200) throw new Error(marked.text);
  }
}

/** The rating after so many right answers to questions that cannot be guessed, one at a time. */
function ratingAfter(answers: number): number {
  let rating = firstRating(5);
  for (let before = 0; before < answers; before++) {
    const expected = expectedSuccess(rating, questionRating(5, 'easy'), 0);
    rating = nextRating(rating, before, expected, { isRight: true, notSure: false });
  }
  return rating;
}

describe('a child who answers in several tabs, each on another server', () => {
  test('has the rating, the mastery and the totals that one answer at a time gives', async () => {
    const [child] = players.children;
    const as = await child.token();
    const practiceIds = await setPractices(4, child.userId);
    for (const practiceId of practiceIds) await server.ask(getPracticeQuestion, { as, query: { practiceId } });
    // All alike, the rating is the same in whatever order they are answered.
    const alike = { name: 'make-alike', text: 'update question_items set chance_of_guessing = 0' };
    await server.database.query(alike, []);
    await Promise.all(practiceIds.map((id, place) => workThrough(place % 2 === 0 ? server : twin, as, id)));
    expect(await brokenInvariants(server.database, [child.userId])).toEqual([]);
    const answers = 4 * questionsEach;
    const [row] = await server.database.query(
      {
        name: 'what-answers-left',
        text: `select r.rating, r.answers, m.mastery ->> 'answers' as heard, m.mastery ->> 'dayPoints' as points, d.answered
          from subject_ratings r join sub_topic_mastery m using (student_id) join day_totals d using (student_id) where student_id = $1`,
      },
      [child.userId],
    );
    expect(row).toEqual({
      rating: expect.closeTo(ratingAfter(answers), 6),
      answers,
      heard: String(answers),
      points: String(answers),
      answered: answers,
    });
  });
});
