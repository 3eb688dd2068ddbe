import { setAccommodations } from '@comet/contract/accommodations';
import { buyPreset } from '@comet/contract/avatars';
import {
  answerChallenge,
  getChallenge,
  getChallengeSummary,
  listChallenges,
  startChallenge,
  usePowerUp,
} from '@comet/contract/challenges';
import { type Game, type GamePowerUp, games, isPlayedIn, powerUpsOf } from '@comet/domain/challenges/games';
import { defaultControls, maxGamesPerDay } from '@comet/domain/controls/controls';
import { subjects } from '@comet/domain/curriculum/subjects';
import { days, hours, minutes, seconds } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenCoinInvariants } from '../testing/coin-invariants.ts';
import { startGame } from '../testing/playing.ts';
import { isQuickRun } from '../testing/quick-run.ts';
import { startWorld } from '../testing/start-world.ts';
import { startTwin, type TestServer } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let as: string;
let studentId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
});
afterAll(async () => {
  const everybody = Object.values(world.people).map(({ userId }) => userId);
  expect(await brokenCoinInvariants(server.database, everybody)).toEqual([]);
  await server.close();
});
const tokenOf = async (name: PersonName) => (await server.enter(name, worldPassword)).accessToken;
beforeEach(async () => {
  // A new day, so that yesterday's coins don't matter, with as many coins as power-ups may cost.
  server.clock.advance(hours(24));
  as = await tokenOf('student');
  await server.services.controls.set(studentId, { ...defaultControls, gameMinutesPerDay: null });
  await setCoins(500);
});

async function setCoins(coins: number): Promise<void> {
  await server.database.transaction(async (tx) => {
    const balance = await balanceOf();
    const source = 'manual';
    await server.services.rewards.lockTotals(tx, studentId);
    const cause = `test:${Math.random()}`;
    if (coins > balance)
      await server.services.rewards.credit(tx, { studentId, cause, source, amount: coins - balance });
    else if (coins < balance)
      await server.services.rewards.spend(tx, { studentId, cause, source, amount: balance - coins });
  });
}
const balanceOf = async (): Promise<number> => (await server.services.rewards.totalsOf(studentId)).coins;
const play = (game: Game, more?: Parameters<typeof startGame>[3]) => startGame(server, as, game, more);
const summaryOf = async (id: number) => (await server.ask(getChallengeSummary, { as, params: { id } })).body;

describe('every game in every subject it is played in', () => {
  afterAll(() => server.database.query({ name: 'forget-runs', text: 'delete from challenge_runs' }, []));

  const played = subjects.flatMap(({ key, subjectId }) =>
    games.filter((game) => isPlayedIn(game, key)).map((game) => [game, key, subjectId] as const),
  );
  // Each game's questions are made anew for each subject; in a quick run every second pair is played.
  test.each(played.filter((_, place) => !isQuickRun || place % 2 === 0))('%s in %s', async (game, _, subjectId) => {
    const run = await play(game, { subjectId });
    for (let answers = 0; answers < 3; answers++) await run.give(true, 2000);
    expect(run.state().run).toMatchObject({ rightCount: 3, combo: 3, isOver: false });
    expect(run.state().current?.question.prompt.length).toBeGreaterThan(0);
  });

  test('a game that makes no sense in a subject is refused', async () => {
    const body = { game: 'spellingBee', subjectId: 1 };
    expect((await server.ask(startChallenge, { as, body })).text).toContain('gameNotHere');
  });
});

describe('a run', () => {
  test('brings coins, a best and a summary with right answers and what to practise', async () => {
    const first = await play('survival', { subjectId: 3 });
    for (const isRight of [true, true, true, false, null, false]) await first.give(isRight);
    expect(first.state()).toMatchObject({ run: { isOver: true, score: 3, hearts: 0 }, current: null, coins: 503 });
    const summary = await summaryOf(first.params.id);
    expect(summary).toMatchObject({
      isOver: true,
      score: 3,
      isBest: true,
      bestBefore: null,
      coins: 3,
      answeredCount: 6,
    });
    expect(summary.questions.map(({ isRight }) => isRight)).toEqual([true, true, true, false, false, false]);
    expect(summary.practise?.subTopicIds.length).toBeGreaterThan(0);

    const second = await play('survival', { subjectId: 3 });
    expect(second.challenge.best).toMatchObject({ score: 3 });
    expect(second.challenge.best?.course).toHaveLength(6);
    for (let misses = 0; misses < 3; misses++) await second.give(false);
    expect(await summaryOf(second.params.id)).toMatchObject({ isBest: false, coins: 0, bestBefore: { score: 3 } });
    const { games: listed } = (await server.ask(listChallenges, { as, query: { subjectId: 3 } })).body;
    expect(listed.find(({ game }) => game === 'survival')).toEqual({ game: 'survival', best: 3 });
  });

  test('asks nothing twice, and nothing of the last run again', async () => {
    for (let runs = 0; runs < 2; runs++) {
      const run = await play('blitzQuiz', { isTimed: false });
      for (let answers = 0; answers < 20; answers++) await run.give(true);
    }
    const [row] = await server.database.query<{ items: number; questions: number }>(
      {
        name: 'asked-items',
        text: `select count(distinct item_id)::int as items, count(*)::int as questions from challenge_questions
          where student_id = $1 and drawn_at >= $2`,
      },
      [studentId, new Date(server.clock.now().getTime() - minutes(10))],
    );
    expect(row?.items).toBe(row?.questions);
    expect(row?.questions).toBeGreaterThanOrEqual(40);
  });

  test('without a clock waits as long as it takes and has no place among the bests', async () => {
    const run = await play('timeTrial', { subjectId: 4, isTimed: false });
    for (let answers = 0; answers < 20; answers++) await run.give(true, seconds(25));
    expect(await summaryOf(run.params.id)).toMatchObject({ isOver: true, rightCount: 20, isBest: false, medal: null });
  });

  test('in Time Trial brings a medal against the own best', async () => {
    const medals = [];
    for (const tookMs of [4000, 4200, 6000]) {
      const run = await play('timeTrial', { subjectId: 4 });
      for (let answers = 0; answers < 20; answers++) await run.give(true, tookMs);
      medals.push((await summaryOf(run.params.id)).medal);
    }
    expect(medals).toEqual(['gold', 'silver', null]);
  });

  test('obeys the extra time that the parent chose', async () => {
    const set = async (extraTime: string) =>
      server.ask(setAccommodations, { as: await tokenOf('parent'), params: { id: studentId }, body: { extraTime } });
    await set('x2');
    const longer = await play('perfectStreak');
    await set('untimed');
    const untimed = await play('perfectStreak');
    await set('none');
    expect(longer.state().run.question?.limitMs).toBe(seconds(60));
    expect(untimed.state().run).toMatchObject({ isTimed: false, question: { limitMs: null } });
  });

  test('that was left is closed by the job, with its coins', async () => {
    const run = await play('survival');
    await run.give(true);
    server.clock.advance(minutes(3));
    await server.services.challenges.closeLeft();
    expect(await summaryOf(run.params.id)).toMatchObject({ isOver: true, coins: 1 });
    expect(await server.services.challenges.closeLeft()).toBe(0);
  });

  test('ends when the child stops', async () => {
    const run = await play('mentalMathWhiz');
    await run.give(true);
    const { body } = await run.send({ questionId: run.questionId(), answer: null, isStopping: true });
    expect(body).toMatchObject({ outcome: { kind: 'over' }, state: { run: { isOver: true, answeredCount: 1 } } });
  });
});

describe('power-ups', () => {
  const plan: readonly (readonly [Game, GamePowerUp])[] = games.flatMap((game) =>
    powerUpsOf(game, true)
      .filter(
        (powerUp) =>
          game === 'blitzQuiz' || game === 'mentalMathWhiz' || !powerUpsOf('blitzQuiz', true).includes(powerUp),
      )
      .map((powerUp) => [game, powerUp] as const),
  );
  test.each(plan)('%s: %s costs its coins and has its effect', async (game, powerUp) => {
    const run = await play(game);
    await run.give(game === 'perfectStreak');
    // Of an answer of one letter there is nothing to give away.
    const lettersOf = async (): Promise<number> => {
      const answer = await run.answerOf(run.questionId(), true);
      return answer.type === 'writeAnswer' ? answer.text.length : 2;
    };
    while ((await lettersOf()) < 2) await run.give(true);
    const before = run.state();
    const { status, body, text } = await run.power(powerUp);
    expect(status, text).toBe(200);
    const prices = {
      askTheMaster: 20,
      skip: 15,
      eraser: 15,
      strongEraser: 30,
      freeze: 20,
      ultimateFreeze: 45,
      risk: 0,
      doubleOrNothing: 10,
      oneMoreChance: 25,
      streakSaver: 30,
      energise: 30,
    };
    expect(before.coins - body.coins).toBe(prices[powerUp]);
    expect(await balanceOf()).toBe(body.coins);
    const { help } = body.current ?? {};
    const isChoice = game !== 'mentalMathWhiz';
    const effects: Record<GamePowerUp, () => void> = {
      askTheMaster: () => expect(help?.hint?.length).toBeGreaterThan(0),
      skip: () => expect(body.current?.questionId).not.toBe(before.current?.questionId),
      eraser: () => expect(isChoice ? help?.hiddenOptions.length : help?.letters?.length).toBe(1),
      strongEraser: () =>
        expect((isChoice ? help?.hiddenOptions.length : help?.letters?.length) ?? 0).toBeGreaterThan(0),
      freeze: () =>
        expect([body.run.clockEndMs, body.run.question?.limitMs]).not.toEqual([
          before.run.clockEndMs,
          before.run.question?.limitMs,
        ]),
      ultimateFreeze: () => expect(body.run.question?.frozenAtMs).not.toBeNull(),
      risk: () => expect(body.run.isNextRisked).toBe(true),
      doubleOrNothing: () => expect(body.run.question?.powerUp).toBe('doubleOrNothing'),
      oneMoreChance: () => expect(body.run.question?.triesLeft).toBe(2),
      streakSaver: () => expect(body.run.isShielded).toBe(true),
      energise: () => expect(body.run.hearts).toBe(3),
    };
    effects[powerUp]();
    await run.give(true);
    expect(run.state().run.rightCount).toBe(before.run.rightCount + 1);
  });

  test('the wrong option that an eraser hides is wrong', async () => {
    const run = await play('blitzQuiz');
    const { body } = await run.power('strongEraser');
    const right = await run.answerOf(run.questionId(), true);
    expect(right.type === 'multipleChoice' && body.current?.help.hiddenOptions).not.toContain(
      right.type === 'multipleChoice' ? right.option : -1,
    );
  });

  test('a second try is told nothing but that there is one', async () => {
    const run = await play('survival');
    await run.power('oneMoreChance');
    expect((await run.give(false)).outcome).toEqual({ kind: 'again' });
    expect((await run.give(true)).outcome).toMatchObject({ kind: 'marked', isRight: true });
  });

  test('one that a child cannot pay is refused and changes nothing', async () => {
    await setCoins(14);
    const run = await play('blitzQuiz');
    expect((await run.power('eraser')).text).toContain('notEnoughCoins');
    expect(await balanceOf()).toBe(14);
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run.usedPowerUps).toEqual([]);
  });
});

describe('cheating', () => {
  test('no right answer is sent before the question is answered', async () => {
    const run = await play('blitzQuiz');
    const { text } = await server.ask(getChallenge, { as, params: run.params });
    for (const word of ['"key"', 'explanation', 'rightAnswer', '"hint":[']) expect(text).not.toContain(word);
    expect((await summaryOf(run.params.id)).questions).toEqual([]);
  });

  test('five answers faster than a person reads bring no coins and no best', async () => {
    const run = await play('blitzQuiz', { subjectId: 4 });
    for (let answers = 0; answers < 5; answers++) await run.give(true, 900, 5000);
    await run.send({ questionId: run.questionId(), answer: null, isStopping: true });
    expect(await summaryOf(run.params.id)).toMatchObject({ rightCount: 5, coins: 0, isBest: false });
  });

  test('a changed clock does not help: the server’s own time decides', async () => {
    const run = await play('survival');
    expect((await run.give(true, seconds(22), seconds(22))).outcome).toMatchObject({ isRight: false });
    // Within the grace a client is believed, but only once.
    expect((await run.give(true, seconds(45), 0)).outcome).toMatchObject({ isRight: true });
    expect((await run.give(true, seconds(45), 0)).outcome).toMatchObject({ isRight: false });
  });

  test('after the end and the grace nothing counts', async () => {
    const run = await play('blitzQuiz');
    await run.give(true);
    const late = await run.give(true, seconds(100), 1);
    expect(late).toMatchObject({ outcome: { kind: 'over' }, state: { run: { rightCount: 1, isOver: true } } });
    const again = await run.send({ questionId: run.questionId() + 1, answer: null });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  test.each(['survival', 'mentalMathWhiz'] as const)(
    'in %s an answer sent again counts once, another is refused',
    async (game) => {
      const run = await play(game);
      const questionId = run.questionId();
      const first = await run.give(true);
      const body = { questionId, answer: await run.answerOf(questionId, true), spentMs: 3000 };
      const again = await run.send(body);
      expect(again.body.outcome).toEqual(first.outcome);
      expect(again.body.state.run).toMatchObject({ rightCount: 1, answeredCount: 1 });
      expect((await run.send({ ...body, answer: null })).text).toContain('alreadyAnswered');
    },
  );

  test('fifty answers at once are one', async () => {
    const run = await play('survival');
    const body = { questionId: run.questionId(), answer: await run.answerOf(run.questionId(), true), spentMs: 3000 };
    run.waitFor(3000);
    const all = await Promise.all(Array.from({ length: 50 }, () => run.send(body)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run).toMatchObject({
      rightCount: 1,
      answeredCount: 1,
    });
  });

  test('fifty uses of a power-up at once are one and are paid once', async () => {
    const run = await play('blitzQuiz');
    const body = { powerUp: 'skip', questionId: run.questionId() };
    const before = run.state().coins;
    const all = await Promise.all(
      Array.from({ length: 50 }, () => server.ask(usePowerUp, { as, params: run.params, body })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(before - (await balanceOf())).toBe(15);
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run.usedPowerUps).toEqual(['skip']);
  });

  test('a power-up replayed later changes and costs nothing', async () => {
    const run = await play('blitzQuiz');
    const replayed = { powerUp: 'doubleOrNothing', questionId: run.questionId() };
    await run.power('doubleOrNothing');
    await run.give(true);
    const before = run.state();
    const again = await server.ask(usePowerUp, { as, params: run.params, body: replayed });
    expect(again).toMatchObject({ status: 200, body: { run: { usedPowerUps: ['doubleOrNothing'] } } });
    expect(again.body.run).toEqual(before.run);
    expect(await balanceOf()).toBe(490);
    // Moved to the next question it is used up.
    expect((await run.power('doubleOrNothing')).text).toContain('powerUpUsedUp');
    expect(await balanceOf()).toBe(490);
  });

  test('all power-ups pressed at once on one question are one', async () => {
    const run = await play('blitzQuiz');
    const questionId = run.questionId();
    const pressed = ['doubleOrNothing', 'freeze', 'ultimateFreeze', 'askTheMaster', 'oneMoreChance'];
    const all = await Promise.all(
      pressed.map((powerUp) => server.ask(usePowerUp, { as, params: run.params, body: { powerUp, questionId } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = all.filter(({ status }) => status !== 200);
    expect(refused.every(({ text }) => text.includes('onePowerUpPerQuestion'))).toBe(true);
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run.usedPowerUps).toHaveLength(1);
  });

  test('a power-up after the end, or for a question of another’s run, is refused and costs nothing', async () => {
    const run = await play('blitzQuiz');
    const stranger = await startGame(server, await tokenOf('otherStudent'), 'blitzQuiz');
    const foreign = { powerUp: 'skip', questionId: stranger.questionId() };
    expect((await server.ask(usePowerUp, { as, params: run.params, body: foreign })).status).toBe(404);
    run.waitFor(minutes(3));
    expect((await run.power('skip')).text).toContain('challengeOver');
    expect(await balanceOf()).toBe(500);
  });

  test('two devices with different answers: one counts, the other is refused', async () => {
    const run = await play('survival');
    const questionId = run.questionId();
    run.waitFor(3000);
    const bodies = [true, false].map(async (isRight) => ({
      questionId,
      answer: await run.answerOf(questionId, isRight),
      spentMs: 3000,
    }));
    const all = await Promise.all((await Promise.all(bodies)).map((body) => run.send(body)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run.answeredCount).toBe(1);
  });

  test.each([
    ['less than nothing', -5000],
    ['half a millisecond', 0.5],
    ['a year', days(365)],
  ])('an answer that took %s is refused', async (_, spentMs) => {
    const run = await play('timeTrial');
    const body = { questionId: run.questionId(), answer: await run.answerOf(run.questionId(), true), spentMs };
    expect((await run.send(body)).status).toBe(400);
    expect((await server.ask(getChallenge, { as, params: run.params })).body.run.answeredCount).toBe(0);
  });

  test('fifty starts at once are one run', async () => {
    await server.database.query({ name: 'end-open-runs', text: 'delete from challenge_runs' }, []);
    const body = { game: 'survival', subjectId: 1 };
    const all = await Promise.all(Array.from({ length: 50 }, () => server.ask(startChallenge, { as, body })));
    expect(new Set(all.map((one) => one.body.challengeId)).size).toBe(1);
  });

  test('answers, power-ups, purchases and starts at once on two servers leave every sum right', async () => {
    const twin = await startTwin(server);
    const run = await play('blitzQuiz');
    run.waitFor(3000);
    const questionId = run.questionId();
    const given = await run.answerOf(questionId, true);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, place) => {
        const at = place % 2 === 0 ? server : twin;
        const { params } = run;
        switch (Math.floor(place / 2) % 4) {
          case 0:
            return at.ask(answerChallenge, { as, params, body: { questionId, answer: given, spentMs: 3000 } });
          case 1:
            return at.ask(usePowerUp, { as, params, body: { powerUp: 'doubleOrNothing', questionId } });
          case 2:
            return at.ask(buyPreset, { as, params: { id: 104 } });
          default:
            return at.ask(startChallenge, { as, body: { game: 'survival', subjectId: 3 } });
        }
      }),
    );
    await twin.close();
    expect(all.map(({ status }) => status).filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(await brokenCoinInvariants(server.database, [studentId])).toEqual([]);
  });

  test('a run pays once, however its end comes, and games pay 15 coins a day', async () => {
    for (const coins of [8, 7, 0]) {
      const run = await play('timeTrial', { subjectId: 4 });
      for (let answers = 0; answers < 19; answers++) await run.give(true);
      run.waitFor(3000);
      const body = { questionId: run.questionId(), answer: await run.answerOf(run.questionId(), true), spentMs: 3000 };
      await Promise.all([
        ...Array.from({ length: 10 }, () => run.send(body)),
        server.services.challenges.closeLeft(),
        server.ask(startChallenge, { as, body: { game: 'survival', subjectId: 1 } }),
      ]);
      expect((await summaryOf(run.params.id)).coins).toBe(coins);
    }
    expect(await balanceOf()).toBe(515);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('somebody else’s run is not there', async () => {
    const run = await play('survival');
    const stranger = await tokenOf('otherStudent');
    const questionId = run.questionId();
    const tried = [
      await server.ask(getChallenge, { as: stranger, params: run.params }),
      await server.ask(getChallengeSummary, { as: stranger, params: run.params }),
      await server.ask(answerChallenge, { as: stranger, params: run.params, body: { questionId, answer: null } }),
      await server.ask(usePowerUp, { as: stranger, params: run.params, body: { powerUp: 'skip' } }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // A question of another run is no question of this one.
    const own = await startGame(server, stranger, 'survival');
    expect((await own.send({ questionId, answer: null })).status).toBe(404);
  });
});

describe('a parent', () => {
  test('who switches games off stops the next one, not the one that is played', async () => {
    const run = await play('survival');
    await server.services.controls.set(studentId, { ...defaultControls, hasGames: false });
    expect((await run.give(true)).outcome).toMatchObject({ isRight: true });
    const refused = await server.ask(startChallenge, { as, body: { game: 'blitzQuiz', subjectId: 1 } });
    expect(refused.text).toContain('switchedOff');
  });

  test('who allows ten minutes a day ends games after that', async () => {
    await server.services.controls.set(studentId, { ...defaultControls, gameMinutesPerDay: 10 });
    const run = await play('perfectStreak', { isTimed: false });
    expect((await server.ask(listChallenges, { as })).body.minutesLeftToday).toBe(10);
    await run.give(true, minutes(9));
    as = await tokenOf('student');
    const { questionId } = run;
    server.clock.advance(minutes(2));
    const body = { questionId: questionId(), answer: null };
    expect((await server.ask(answerChallenge, { as, params: run.params, body })).body.state.run.isOver).toBe(true);
    expect((await server.ask(listChallenges, { as })).body.minutesLeftToday).toBe(0);
    const refused = await server.ask(startChallenge, { as, body: { game: 'blitzQuiz', subjectId: 1 } });
    expect(refused.text).toContain('gameTimeOver');
    server.clock.advance(hours(24));
    as = await tokenOf('student');
    expect((await server.ask(startChallenge, { as, body: { game: 'blitzQuiz', subjectId: 1 } })).status).toBe(200);
  });
});

test('a child starts 200 games a day at most, so that nobody fills the tables', async () => {
  await play('survival');
  await play('blitzQuiz');
  const same =
    'student_id, game, subject_id, year, rating, status, state, items, drawn, day, started_at, closes_at, finished_at';
  const many = {
    name: 'play-many-games',
    text: `insert into challenge_runs (${same}) select ${same} from generate_series(1, $2::int), challenge_runs
      where student_id = $1 and status = 'FINISH' order by run_id desc limit $2`,
  };
  await server.database.query(many, [studentId, maxGamesPerDay - 10]);
  let started = 0;
  for (; started < 20; started++) {
    const body = { game: started % 2 === 0 ? 'survival' : 'blitzQuiz', subjectId: 1 };
    const { status, text } = await server.ask(startChallenge, { as, body });
    if (status !== 200) expect(text).toContain('gameTimeOver');
    if (status !== 200) break;
  }
  expect(started).toBeGreaterThan(0);
  expect(started).toBeLessThan(10);
});
