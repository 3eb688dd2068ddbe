import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seconds } from '../time.ts';
import { countdownMs, gameRules, startHearts } from './game-rules.ts';
import {
  type Game,
  type GamePowerUp,
  gamePowerUps,
  games,
  maxPowerUpsPerGame,
  powerUpsOf,
  powerUpTerms,
} from './games.ts';
import {
  answer,
  applyPowerUp,
  ask,
  deadlineMs,
  isAbandoned,
  nextLevel,
  powerUpPrice,
  powerUpRefusal,
  type Run,
  startRun,
  type Verdict,
} from './run.ts';

const begin = (game: Game, more: Partial<Parameters<typeof startRun>[0]> = {}): Run =>
  next(startRun({ game, isTimed: true, extraTime: 'none', seed: 1, ...more }));

let asked = 0;
const next = (run: Run): Run =>
  run.isOver || run.question !== null
    ? run
    : ask(run, { position: ++asked, level: 'easy', optionCount: 4, letters: run.game === 'spellingBee' ? 6 : 0 });

/** Answers after so many seconds, and shows the next question. */
const give = (run: Run, verdict: Verdict, tookS = 3): Run => {
  const shownAtMs = run.question?.shownAtMs ?? 0;
  return next(answer(run, { verdict, spentMs: seconds(tookS), atMs: shownAtMs + seconds(tookS) }));
};
const giveAll = (run: Run, verdicts: string, tookS = 3): Run =>
  [...verdicts].reduce(
    (sum, letter) => give(sum, letter === 'r' ? 'right' : letter === 'w' ? 'wrong' : 'none', tookS),
    run,
  );
const power = (run: Run, powerUp: GamePowerUp): Run => {
  expect(powerUpRefusal(run, powerUp), powerUp).toBeUndefined();
  return next(applyPowerUp(run, powerUp, run.question?.shownAtMs ?? 0));
};

describe('what answers do to the score', () => {
  test.each<[string, Game, string, number]>([
    ['Blitz pays 10 for an easy one', 'blitzQuiz', 'r', 10],
    ['half as much again from the fifth in a row', 'blitzQuiz', 'rrrrr', 55],
    ['double from the tenth', 'blitzQuiz', 'rrrrrrrrrr', 4 * 10 + 5 * 15 + 20],
    ['a miss starts the combo again', 'blitzQuiz', 'rrrrwr', 50],
    ['a streak pays a tenth more each time', 'perfectStreak', 'rrr', 10 + 11 + 12],
    ['and stops with the first miss', 'perfectStreak', 'rrw', 21],
    ['Survival counts hops', 'survival', 'rrwr', 3],
    ['sums in the head pay by the time', 'mentalMathWhiz', 'r', 9],
    ['a wrong sum costs a quarter', 'mentalMathWhiz', 'rrw', 15],
    ['not sure costs nothing', 'mentalMathWhiz', 'rrn', 18],
    ['points never fall below none', 'mentalMathWhiz', 'www', 0],
    ['Spelling Bee pays half for the second try', 'spellingBee', 'wr', 5],
    ['Time Trial adds the time, and 5 s for a miss', 'timeTrial', 'rw', seconds(3 + 3 + 5)],
  ])('%s', (_, game, verdicts, score) => {
    expect(giveAll(begin(game), verdicts).score).toBe(score);
  });

  test.each<[GamePowerUp, Game, Verdict, number]>([
    ['doubleOrNothing', 'blitzQuiz', 'right', 30],
    ['doubleOrNothing', 'blitzQuiz', 'wrong', 0],
    ['askTheMaster', 'blitzQuiz', 'right', 18],
    ['oneMoreChance', 'blitzQuiz', 'right', 20],
    ['doubleOrNothing', 'survival', 'right', 3],
    ['doubleOrNothing', 'survival', 'wrong', 0],
    ['askTheMaster', 'survival', 'right', 2],
    ['doubleOrNothing', 'timeTrial', 'right', seconds(3)],
    ['freeze', 'timeTrial', 'right', seconds(3)],
    ['freeze', 'mentalMathWhiz', 'right', 19],
  ])('%s in %s, then %s', (powerUp, game, verdict, score) => {
    expect(give(power(give(begin(game), 'right'), powerUp), verdict).score).toBe(score);
  });

  test('risk makes the next question harder and pays it three times, or costs a question', () => {
    const child = { rating: 1200, year: 5 };
    const risked = power(begin('blitzQuiz'), 'risk');
    const chosen = answer(risked, { verdict: 'right', spentMs: 2000, atMs: countdownMs + 2000 });
    expect([nextLevel(begin('blitzQuiz'), child), nextLevel(chosen, child)]).toEqual(['easy', 'medium']);
    const shown = next(chosen);
    expect(give(shown, 'right').score).toBe(10 + 30);
    expect(give(shown, 'wrong').score).toBe(0);
  });
});

describe('the ends', () => {
  test.each<[string, Game, string]>([
    ['three misses end Survival', 'survival', 'rwww'],
    ['the first miss ends Perfect Streak', 'perfectStreak', 'rrw'],
    ['an unanswered question does so too', 'perfectStreak', 'rn'],
    ['Mental Math Whiz has 20 sums', 'mentalMathWhiz', 'r'.repeat(20)],
    ['Spelling Bee has 10 words', 'spellingBee', 'r'.repeat(10)],
    ['Time Trial has 20 questions', 'timeTrial', 'r'.repeat(20)],
    ['Survival ends with its fiftieth question', 'survival', 'r'.repeat(50)],
  ])('%s', (_, game, verdicts) => {
    expect(giveAll(begin(game), verdicts.slice(0, -1)).isOver).toBe(false);
    expect(giveAll(begin(game), verdicts).isOver).toBe(true);
  });

  test('Blitz ends a minute after its first question', () => {
    let run = begin('blitzQuiz');
    while (!run.isOver) run = give(run, 'right', 2);
    // 2.15 s each: the 28th would be given after 60.05 s.
    expect(run.answeredCount).toBe(27);
    const last = giveAll(begin('blitzQuiz'), 'r'.repeat(20), 2);
    expect(give(last, 'right', 40)).toMatchObject({ isOver: true, answeredCount: 20 });
  });

  test('Blitz without a clock has 20 questions', () => {
    const run = begin('blitzQuiz', { isTimed: false });
    expect(deadlineMs(run, 0)).toBeUndefined();
    expect(giveAll(run, 'r'.repeat(20), 100)).toMatchObject({ isOver: true, rightCount: 20 });
  });

  test('a child who needs no clocks has none, and one with more time has longer ones', () => {
    expect(begin('survival', { extraTime: 'untimed' })).toMatchObject({ isTimed: false, question: { limitMs: null } });
    expect(begin('survival', { extraTime: 'x1.5' }).question?.limitMs).toBe(seconds(30));
    expect(begin('blitzQuiz', { extraTime: 'x2' }).clockEndMs).toBe(countdownMs + seconds(120));
  });

  test.each([
    [0, 20],
    [4, 20],
    [5, 19],
    [30, 14],
    [49, 11],
  ])('Survival after %i right gives %i s', (right, limitS) => {
    expect(giveAll(begin('survival'), 'r'.repeat(right)).question?.limitMs).toBe(seconds(limitS));
  });
});

describe('time', () => {
  const run = begin('survival');
  const shownAtMs = run.question?.shownAtMs ?? 0;

  test.each<[string, number, number, boolean]>([
    ['given in time', 5, 5, true],
    ['given in time and sent 20 s late', 15, 35, true],
    ['given in time and sent too late', 15, 60, false],
    ['given after the time', 25, 25, false],
    ['said to be given before it was shown', -5, 5, true],
    ['said to be given after it came', 500, 5, true],
  ])('an answer %s', (_, saidS, cameS, counts) => {
    const answered = answer(run, { verdict: 'right', spentMs: seconds(saidS), atMs: shownAtMs + seconds(cameS) });
    expect(answered.rightCount).toBe(counts ? 1 : 0);
  });

  test('the grace is used up once, however often a client says that it was quick', () => {
    let late = run;
    for (let answers = 0; answers < 3; answers++) {
      const { shownAtMs: from } = late.question ?? { shownAtMs: 0 };
      late = next(answer(late, { verdict: 'right', spentMs: 0, atMs: from + seconds(34) }));
    }
    expect(late).toMatchObject({ rightCount: 1, hearts: startHearts - 2 });
  });

  test('freeze gives ten seconds more, ultimate freeze stops the clock for a minute', () => {
    const at = (s: number) => shownAtMs + seconds(s);
    expect(deadlineMs(power(run, 'freeze'), at(5))).toBe(at(30));
    const frozen = power(run, 'ultimateFreeze');
    expect(deadlineMs(frozen, at(5))).toBe(at(25));
    expect(deadlineMs(frozen, at(500))).toBe(at(80));
    expect(give(frozen, 'right', 75).rightCount).toBe(1);
    expect(give(frozen, 'right', 85).rightCount).toBe(0);
    const blitz = begin('blitzQuiz');
    expect(give(power(blitz, 'ultimateFreeze'), 'right', 70).clockEndMs).toBe((blitz.clockEndMs ?? 0) + seconds(60));
    expect(power(blitz, 'freeze').clockEndMs).toBe((blitz.clockEndMs ?? 0) + seconds(10));
  });

  test('a run is left alone half a minute after its clock', () => {
    expect(isAbandoned(run, shownAtMs + seconds(50))).toBe(false);
    expect(isAbandoned(run, shownAtMs + seconds(50) + 1)).toBe(true);
    expect(isAbandoned(begin('survival', { isTimed: false }), seconds(1e6))).toBe(false);
  });

  test('answers faster than a person reads are counted, whatever the client says', () => {
    const answerAt = (ms: number) => answer(run, { verdict: 'right', spentMs: seconds(9), atMs: shownAtMs + ms });
    expect(answerAt(1199).tooFastCount).toBe(1);
    expect(answerAt(1200).tooFastCount).toBe(0);
    const typed = ask(startRun(run), { position: 1, level: 'easy', optionCount: 0, letters: 0 });
    expect(answer(typed, { verdict: 'right', spentMs: 0, atMs: countdownMs + 100 }).tooFastCount).toBe(0);
  });
});

describe('power-ups', () => {
  test('a streak saver forgives one miss, an energise gives a heart back', () => {
    const saved = giveAll(power(begin('perfectStreak'), 'streakSaver'), 'rw');
    expect(saved).toMatchObject({ isOver: false, rightCount: 1, combo: 0 });
    expect(give(saved, 'wrong').isOver).toBe(true);
    expect(powerUpRefusal(begin('survival'), 'energise')).toBe('powerUpNotNeeded');
    expect(power(give(begin('survival'), 'wrong'), 'energise').hearts).toBe(startHearts);
  });

  test('one more chance leaves the question and the combo', () => {
    const combo = giveAll(begin('blitzQuiz'), 'rr');
    const tried = give(power(combo, 'oneMoreChance'), 'wrong');
    expect(tried).toMatchObject({ combo: 2, answeredCount: 2 });
    expect(give(tried, 'right')).toMatchObject({ score: 25, combo: 3, unaidedRightCount: 2 });
    expect(give(tried, 'wrong')).toMatchObject({ score: 20, combo: 0, answeredCount: 3 });
  });

  test('skip keeps the combo and asks another question', () => {
    const skipped = power(giveAll(begin('blitzQuiz'), 'rr'), 'skip');
    expect(skipped).toMatchObject({ combo: 2, answeredCount: 2, question: { powerUp: null } });
  });

  test('one a question, three a game, and no more of each than it may be used', () => {
    const used = power(begin('blitzQuiz'), 'eraser');
    expect(powerUpRefusal(used, 'freeze')).toBe('onePowerUpPerQuestion');
    const twice = power(give(used, 'right'), 'eraser');
    expect(powerUpRefusal(give(twice, 'right'), 'eraser')).toBe('powerUpUsedUp');
    const thrice = give(power(give(twice, 'right'), 'freeze'), 'right');
    expect(powerUpRefusal(thrice, 'doubleOrNothing')).toBe('powerUpUsedUp');
  });

  test('each combo of five brings a free one, at most two', () => {
    const run = giveAll(begin('mentalMathWhiz'), 'r'.repeat(15));
    expect(run.freePowerUps).toHaveLength(2);
    const [free = 'skip'] = run.freePowerUps;
    expect(powerUpPrice(run, free)).toBe(0);
    expect(power(run, free)).toMatchObject({ boughtCount: 0, freePowerUps: run.freePowerUps.slice(1) });
  });

  test('coins are for right answers without help', () => {
    const helped = ['eraser', 'strongEraser', 'askTheMaster'] as const;
    for (const powerUp of helped)
      expect(give(power(begin('blitzQuiz'), powerUp), 'right').unaidedRightCount, powerUp).toBe(0);
    for (const powerUp of ['freeze', 'doubleOrNothing', 'risk'] as const)
      expect(give(power(begin('blitzQuiz'), powerUp), 'right').unaidedRightCount, powerUp).toBe(1);
  });

  test.each<[Game, boolean, GamePowerUp[]]>([
    ['blitzQuiz', true, ['streakSaver', 'energise']],
    ['perfectStreak', true, ['energise']],
    ['survival', true, ['streakSaver']],
    ['timeTrial', true, ['streakSaver', 'energise']],
    ['survival', false, ['freeze', 'ultimateFreeze', 'streakSaver']],
  ])('%s, by the clock: %s, leaves out %j', (game, isTimed, without) => {
    expect(powerUpsOf(game, isTimed)).toEqual(gamePowerUps.filter((one) => !without.includes(one)));
  });
});

const step = fc.record({
  verdict: fc.constantFrom<Verdict>('right', 'wrong', 'none'),
  saidMs: fc.integer({ min: -5000, max: 90_000 }),
  tookMs: fc.integer({ min: 0, max: 90_000 }),
  powerUp: fc.option(fc.constantFrom(...gamePowerUps), { nil: undefined }),
});

test('whatever is sent, a run keeps its rules', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.boolean(),
      fc.nat(),
      fc.array(step, { maxLength: 80 }),
      (game, isTimed, seed, steps) => {
        let run = begin(game, { isTimed, seed });
        let clientsGainMs = 0;
        for (const { verdict, saidMs, tookMs, powerUp } of steps) {
          const { question } = run;
          if (question === null) break;
          if (powerUp !== undefined && powerUpRefusal(run, powerUp) === undefined)
            run = next(applyPowerUp(run, powerUp, question.shownAtMs));
          const now = run.question;
          if (now === null) break;
          const before = run;
          run = next(answer(run, { verdict, spentMs: saidMs, atMs: now.shownAtMs + tookMs }));
          clientsGainMs += before.graceLeftMs - run.graceLeftMs;
          expect(run.score).toBeGreaterThanOrEqual(0);
          expect(run.hearts).toBeLessThanOrEqual(startHearts);
          expect(run.answeredCount - before.answeredCount).toBeLessThanOrEqual(1);
          if (question.powerUp === null && powerUp === undefined && !now.isRisked && game !== 'mentalMathWhiz')
            expect(run.score).toBeGreaterThanOrEqual(before.score);
        }
        expect(clientsGainMs).toBeLessThanOrEqual(30_000);
        expect(run.boughtCount).toBeLessThanOrEqual(maxPowerUpsPerGame);
        expect(run.freeCount).toBeLessThanOrEqual(2);
        expect(run.unaidedRightCount).toBeLessThanOrEqual(run.rightCount);
        expect(run.rightCount).toBeLessThanOrEqual(run.answeredCount);
        expect(run.answeredCount).toBeLessThanOrEqual(Math.max(60, gameRules[game].maxQuestions) * 7);
        for (const powerUp of gamePowerUps) {
          const uses = run.usedPowerUps.filter((one) => one === powerUp).length;
          expect(uses, powerUp).toBeLessThanOrEqual(powerUpTerms[powerUp].maxUses);
          if (uses > 0) expect(powerUpsOf(game, run.isTimed)).toContain(powerUp);
        }
      },
    ),
  );
});
