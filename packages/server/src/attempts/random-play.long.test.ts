import { reviewAttempt } from '@comet/contract/attempts';
import { getPracticeReport, listActivePractices, listArchivedPractices } from '@comet/contract/practice';
import { dayMs, minutes } from '@comet/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
import { type Played, play } from '../testing/random-play/run-play.ts';
import { type Play, plays, type Step } from '../testing/random-play/steps.ts';
import { startTestServer, startTwin, type TestServer, type Twin } from '../testing/test-server.ts';

let server: TestServer;
let twin: Twin;
beforeAll(async () => {
  server = await startTestServer();
  twin = await startTwin(server);
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

/** As many in every test run, always the same ones; PLAY_RUNS asks for more, and PLAY_SEED for those of another run. */
const { PLAY_RUNS, PLAY_SEED } = process.env;
const fewRuns = 30;
const numRuns = Number(PLAY_RUNS ?? fewRuns);
const seed = PLAY_SEED === undefined ? (PLAY_RUNS === undefined ? 1 : Date.now() % 2 ** 31) : Number(PLAY_SEED);

const answers = (place: number, many: number): Step => ({
  do: 'answer',
  child: 0,
  place,
  how: 'right',
  many,
  times: 1,
});

/** Found by longer runs, and played in every one since: coins of yesterday's practice, paid today, let today begin again. */
const endedAfterMidnight: Play = {
  from: '2026-11-20T23:50:00Z',
  timeZones: ['Europe/London', 'Europe/London'],
  steps: [
    answers(1, 9),
    { do: 'wait', ms: minutes(20) },
    ...[2, 3, 4, 2, 3, 4].map((place) => answers(place, 10)),
    { do: 'closeOverdue' },
    ...[2, 3].map((place) => answers(place, 10)),
  ],
};

/** Ten mistakes, put right on the next day and on the one after: a question pays once a week, the last mistake pays once. */
const putsMistakesRight: Play = {
  from: '2027-03-28T00:50:00Z',
  timeZones: ['America/New_York', 'Europe/London'],
  steps: [
    { do: 'answer', child: 0, place: 2, how: 'wrong', many: 10, times: 2 },
    { do: 'wait', ms: dayMs },
    answers(5, 10),
    { do: 'wait', ms: dayMs },
    answers(5, 10),
  ],
};

/** A child comes back to a practice whose time is up, twice: before the clock's job has ended it, and after. */
const cameBackLate: Play = {
  from: '2026-10-25T00:30:00Z',
  timeZones: ['Europe/London', 'Pacific/Auckland'],
  steps: [
    answers(1, 2),
    { do: 'hint', child: 0, place: 1, isAhead: true },
    { do: 'wait', ms: minutes(6) },
    { do: 'answerStale', child: 0, place: 1, isRight: true },
    { do: 'answerAhead', child: 0, place: 1 },
    { do: 'closeOverdue' },
    { do: 'answerAhead', child: 0, place: 1 },
    { do: 'hint', child: 0, place: 1, isAhead: true },
    { do: 'reassign', children: [0, 1], place: 0, onlyWrong: true },
    { do: 'answerAgain', child: 0, place: 0, isOther: true },
    answers(1, 10),
  ],
};

/** Every acknowledged answer stands there once, as it was given, and its attempt's review shows it; nothing else does. */
async function expectAnswersAsAcknowledged({ players, memory }: Played): Promise<void> {
  for (const child of players.children) {
    const rows = await server.database.query<{ attemptId: number }>(
      { name: 'play-attempts', text: 'select attempt_id from attempts where student_id = $1' },
      [child.userId],
    );
    const reviewed = new Map<number, string>();
    for (const { attemptId } of rows) {
      const { body } = await server.ask(reviewAttempt, { as: await child.token(), query: { attemptId } });
      for (const { questionId, isRight, given } of body.questions)
        reviewed.set(questionId, `${isRight} ${canonical(given)}`);
    }
    const acknowledged = [...memory.acknowledged].filter(([, { studentId }]) => studentId === child.userId);
    expect(reviewed).toEqual(
      new Map(acknowledged.map(([id, { isRight, given }]) => [id, `${isRight} ${canonical(JSON.parse(given))}`])),
    );
  }
}

/** One text for one answer: stored JSON keeps no order of fields. */
const canonical = (given: object): string => JSON.stringify(Object.entries(given).sort());

/** What was marked in games is what the tables have, each answer once. */
async function expectGamesAsAcknowledged({ players, memory }: Played): Promise<void> {
  const rows = await server.database.query<{ questionId: number; studentId: number; isRight: boolean }>(
    {
      name: 'play-game-answers',
      text: 'select question_id, student_id, is_right from challenge_questions where student_id = any($1) and answered_at is not null',
    },
    [players.children.map(({ userId }) => userId)],
  );
  const marked = [...memory.inGames].map(
    ([questionId, { studentId, isRight }]) => [questionId, `${studentId} ${isRight}`] as const,
  );
  expect(new Map(rows.map((row) => [row.questionId, `${row.studentId} ${row.isRight}`]))).toEqual(new Map(marked));
}

/** The tutor's report and the child's lists say of every practice what its answers say. */
async function expectPracticesAsAnswered({ players, memory, practices }: Played): Promise<void> {
  for (const { practiceId, isDeleted, children } of practices) {
    const { status, body } = await server.ask(getPracticeReport, {
      as: await players.tutor.token(),
      query: { practiceId },
    });
    expect(status).toBe(isDeleted ? 404 : 200);
    if (isDeleted) continue;
    expect(body.students).toHaveLength(children.length);
    let [answered, right] = [0, 0];
    for (const row of body.students) {
      const asked = await server.database.query<{ questionId: number }>(
        { name: 'play-questions', text: 'select question_id from attempt_questions where attempt_id = $1' },
        [row.attemptId],
      );
      const given = asked.flatMap(({ questionId }) => memory.acknowledged.get(questionId) ?? []);
      const rightOnes = given.filter(({ isRight }) => isRight);
      expect(row).toMatchObject({ answered: given.length, right: rightOnes.length });
      answered += given.length;
      right += rightOnes.length;
    }
    const sum = (field: 'answered' | 'right'): number => body.subTopics.reduce((total, one) => total + one[field], 0);
    expect([sum('answered'), sum('right')]).toEqual([answered, right]);
  }
  for (const [child, { token }] of players.children.entries()) {
    const as = await token();
    const active = (await server.ask(listActivePractices, { as })).body;
    const archive = (await server.ask(listArchivedPractices, { as })).body.flatMap((month) => month.practices);
    const wanted = practices.filter((one) => !one.isDeleted && one.children.some((place) => place === child));
    const listed = [...active, ...archive].map(({ practiceId }) => practiceId);
    expect(new Set(listed)).toEqual(new Set(wanted.map(({ practiceId }) => practiceId)));
    expect(listed).toHaveLength(wanted.length);
    expect(active.filter(({ state }) => state === 'finished' || state === 'missed')).toEqual([]);
  }
}

test('whatever two children and their tutor do, in whatever order, at once and on two servers, every sum is right', {
  timeout: 60_000 + numRuns * 20_000,
}, async () => {
  const counts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(plays, async (one) => {
      const played = await play(server, twin, one);
      for (const [what, many] of played.counts) counts.set(what, (counts.get(what) ?? 0) + many);
      expect(
        await brokenInvariants(
          server.database,
          played.players.children.map(({ userId }) => userId),
        ),
      ).toEqual([]);
      await expectAnswersAsAcknowledged(played);
      await expectGamesAsAcknowledged(played);
      await expectPracticesAsAnswered(played);
    }),
    {
      numRuns,
      seed,
      examples: [[endedAfterMidnight], [cameBackLate], [putsMistakesRight]],
      interruptAfterTimeLimit: 30_000 + numRuns * 10_000,
    },
  );
  // So many plays reach what they are for.
  if (numRuns < fewRuns) return;
  for (const what of [
    'finished by its last answer',
    'finished by the clock',
    'answered again',
    'no try',
    'hint',
    'another round',
    'refused This question was answered already',
    'refused The time is up',
    'marked in a game',
    'game over by its last answer',
    'game over by the clock',
    'power-up',
    'bought',
    'streak saver',
    'daily reward',
    'gift',
  ])
    expect(counts.get(what) ?? 0, what).toBeGreaterThan(0);
});
