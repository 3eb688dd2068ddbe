import { getSubTopicQuestion } from '@comet/contract/missions';
import {
  addPracticeTime,
  getPracticeQuestion,
  getPracticeReport,
  passPracticeQuestion,
} from '@comet/contract/practice';
import { getOverview } from '@comet/contract/reports';
import { initTracker, trackTime } from '@comet/contract/tracker';
import { hourMs, hours, minuteMs } from '@comet/domain/time';
import { beatMs } from '@comet/domain/tracker/active-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

/** Each test has days of its own. */
let day = 0;
beforeEach(() => server.clock.set(new Date(testNow.getTime() + ++day * hours(24))));

const pass = (ms: number): void => server.clock.advance(ms);
const tokenOf = async (name: PersonName): Promise<string> => (await server.enter(name, worldPassword)).accessToken;

async function begin(name: PersonName = 'student', type: 'mission' | 'practice' = 'mission') {
  const as = await tokenOf(name);
  const { body } =
    type === 'practice'
      ? await server.ask(getPracticeQuestion, { as, query: { practiceId: world.example.practiceId } })
      : await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
  const sent = { id: body.attempt.attemptId, type };
  const { trackerId } = (await server.ask(initTracker, { as, body: sent })).body;
  return { as, trackerId, sent };
}

async function beat({ as, trackerId }: { as: string; trackerId: number }): Promise<boolean> {
  return (await server.ask(trackTime, { as, body: { trackerId } })).body.isCounted;
}

/** Milliseconds of active time of each day of a student, in beats. */
async function beatsOf(name: PersonName): Promise<Record<string, number>> {
  const rows = await server.database.query<{ day: string; activeMs: number }>(
    {
      name: 'active-days',
      text: `select day::text as day, sum(active_ms)::int as active_ms from day_totals
        where student_id = $1 and active_ms is not null group by 1`,
    },
    [world.people[name].userId],
  );
  return Object.fromEntries(rows.map((row) => [row.day, row.activeMs / beatMs]));
}

describe('active time', () => {
  test('is what the parent’s dashboard calls time at work', async () => {
    const page = await begin();
    for (let beats = 0; beats < 4; beats++) {
      pass(beatMs);
      expect(await beat(page)).toBe(true);
    }
    const query = { studentId: world.people.student.userId };
    const { body } = await server.ask(getOverview, { as: await tokenOf('parent'), query });
    expect(body.days.at(-1)).toMatchObject({ answered: 0, spentMs: 4 * beatMs });
  });

  test('is what answers told where no tracker ran, as on days before there was one', async () => {
    const as = await tokenOf('otherStudent');
    const { body } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
    if (body.status !== 'PROCCESS') throw new Error('no question');
    const { questionId } = body.current;
    pass(5000);
    const answer = answerFor(await getQuestion(server.database, questionId), false);
    await server.ask(passPracticeQuestion, { as, body: { questionId, answer, spentMs: 5000 } });
    const query = { studentId: world.people.otherStudent.userId };
    const overview = await server.ask(getOverview, { as: await tokenOf('otherParent'), query });
    expect(overview.body.days.at(-1)).toMatchObject({ answered: 1, spentMs: 5000 });
  });

  test('does not grow faster than the clock by beating fast', async () => {
    const page = await begin();
    let counted = 0;
    for (let second = 0; second < 95; second++) {
      pass(1000);
      if (await beat(page)) counted++;
    }
    expect(counted).toBe(3);
  });

  test('does not count twice in two tabs, nor with two trackers', async () => {
    const [mission, practice] = [await begin(), await begin('student', 'practice')];
    expect(practice.trackerId).not.toBe(mission.trackerId);
    const counts: boolean[] = [];
    for (let beats = 0; beats < 3; beats++) {
      pass(beatMs);
      counts.push(await beat(mission), await beat(practice));
    }
    expect(counts.filter(Boolean)).toHaveLength(3);
  });

  test('sent 50 times at once is one beat', async () => {
    const page = await begin();
    pass(beatMs);
    const counts = await Promise.all(Array.from({ length: 50 }, () => beat(page)));
    expect(counts.filter(Boolean)).toHaveLength(1);
    expect((await beatsOf('student'))[server.clock.now().toISOString().slice(0, 10)]).toBe(1);
  });

  test('begins with the page: what was not tracked is not made up for', async () => {
    const before = await begin();
    pass(beatMs);
    expect(await beat(before)).toBe(true);
    pass(hourMs);
    const page = await begin();
    expect(page.trackerId).toBe(before.trackerId);
    expect(await beat(page)).toBe(false);
    pass(beatMs);
    expect(await beat(page)).toBe(true);
  });

  test('begun 50 times at once is one tracker', async () => {
    const { as, sent } = await begin();
    const all = await Promise.all(Array.from({ length: 50 }, () => server.ask(initTracker, { as, body: sent })));
    expect(new Set(all.map(({ body }) => body.trackerId)).size).toBe(1);
  });

  // In the order of time: the tests' one clock is never set back behind a counted beat.
  test.each([
    ['before midnight in winter', '2027-01-10T23:59:30Z', '2027-01-10'],
    ['in the night that loses an hour', '2027-03-28T01:00:00Z', '2027-03-28'],
    ['at the end of the short day', '2027-03-28T22:59:00Z', '2027-03-28'],
    ['after the short day', '2027-03-28T23:00:00Z', '2027-03-29'],
    ['after midnight in summer, which is still yesterday in UTC', '2027-07-10T23:00:30Z', '2027-07-11'],
    ['in the hour that the autumn night has twice', '2027-10-31T01:10:00Z', '2027-10-31'],
    ['at the end of the long day', '2027-10-31T23:59:00Z', '2027-10-31'],
  ])('%s belongs to the child’s own day', async (_, at, localDay) => {
    server.clock.set(new Date(new Date(at).getTime() - beatMs));
    const page = await begin('sibling');
    const before = (await beatsOf('sibling'))[localDay] ?? 0;
    pass(beatMs);
    expect(await beat(page)).toBe(true);
    expect((await beatsOf('sibling'))[localDay]).toBe(before + 1);
  });
});

describe('a tracker', () => {
  test('of somebody else is not there, not for siblings, parents or tutors either', async () => {
    const { trackerId, sent } = await begin();
    for (const name of ['sibling', 'otherStudent'] as const) {
      const as = await tokenOf(name);
      expect((await server.ask(initTracker, { as, body: sent })).status).toBe(404);
      expect((await server.ask(trackTime, { as, body: { trackerId } })).status).toBe(404);
    }
    for (const name of ['parent', 'tutor'] as const)
      expect((await server.ask(trackTime, { as: await tokenOf(name), body: { trackerId } })).status).toBe(403);
  });

  test.each([
    ['a kind that it is not', 'practice'],
    ['a kind that has no items yet', 'live_lesson'],
  ] as const)('of %s is not there', async (_, type) => {
    const { as, sent } = await begin();
    expect((await server.ask(initTracker, { as, body: { ...sent, type } })).status).toBe(404);
  });
});

describe('time told with answers', () => {
  /** Milliseconds that the tutor reads at the practice. */
  const spentMs = async (): Promise<number> => {
    const query = { practiceId: world.example.practiceId };
    return (await server.ask(getPracticeReport, { as: await tokenOf('tutor'), query })).body.students[0]?.spentMs ?? 0;
  };
  const waiting = async (as: string): Promise<number> => {
    const query = { practiceId: world.example.practiceId };
    const { body } = await server.ask(getPracticeQuestion, { as, query });
    if (body.status !== 'PROCCESS') throw new Error('the practice is over');
    return body.current.questionId;
  };
  const give = async (as: string, claimedMs: number): Promise<void> => {
    const questionId = await waiting(as);
    const answer = answerFor(await getQuestion(server.database, questionId), false);
    const { status } = await server.ask(passPracticeQuestion, { as, body: { questionId, answer, spentMs: claimedMs } });
    expect(status).toBe(200);
  };
  const add = async (as: string, spentTime: number): Promise<number> =>
    (
      await server.ask(addPracticeTime, {
        as,
        params: { id: world.example.userPracticeProgressId },
        body: { spentTime },
      })
    ).status;

  test('is no more than has passed since the question came up', async () => {
    const as = await tokenOf('student');
    await give(as, 0);
    const before = await spentMs();
    pass(7000);
    await give(as, 600_000);
    expect(await spentMs()).toBe(before + 7000);
  });

  test('or since time was last added for a question left unanswered', async () => {
    const as = await tokenOf('student');
    await give(as, 0);
    const before = await spentMs();
    pass(minuteMs);
    expect(await add(as, 40_000)).toBe(200);
    pass(5000);
    await give(as, 600_000);
    expect(await spentMs()).toBe(before + 45_000);
  });

  test('added 50 times at once is added once', async () => {
    const as = await tokenOf('student');
    await give(as, 0);
    const before = await spentMs();
    pass(20_000);
    await Promise.all(Array.from({ length: 50 }, () => add(as, 600_000)));
    expect(await spentMs()).toBe(before + 20_000);
  });

  test.each([-1, 1.5, 600_001])('of %d ms is refused', async (claimedMs) => {
    const as = await tokenOf('student');
    expect(await add(as, claimedMs)).toBe(400);
  });

  test('of another child’s practice is not there', async () => {
    expect(await add(await tokenOf('otherStudent'), 1000)).toBe(404);
  });
});
