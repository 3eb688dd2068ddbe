/** Runs a random sequence of steps over HTTP and checks every response on the way. */
import { createAnswer, takeHint } from '@comet/contract/attempts';
import type { Call } from '@comet/contract/call';
import { getAdditionalTestQuestion, getSubTopicQuestion } from '@comet/contract/missions';
import * as practice from '@comet/contract/practice';
import type { GivenAnswer } from '@comet/contract/question';
import { type AdditionalTestKind, additionalTestId } from '@comet/domain/missions/additional-tests';
import { days } from '@comet/domain/time';
import { answerFor, getQuestion } from '../../demo/demo.store.ts';
import type { Asking, TestServer, Twin } from '../test-server.ts';
import { createPlayers, type Player, type Players } from './players.ts';
import { Broken, createRecordedAnswers, type RecordedAnswers } from './recorded-answers.ts';
import { createCoinSteps } from './run-coin-steps.ts';
import type { Child, Play, SmallStep } from './steps.ts';

/** A way to questions: a practice, a sub-topic's test, or an additional test. */
type Door =
  | { readonly is: 'practice'; readonly id: number }
  | { readonly is: 'subTopic'; readonly id: number; readonly chapterId: number }
  | { readonly is: 'additional'; readonly id: number; readonly kind: AdditionalTestKind };

const additional = (kind: AdditionalTestKind): Door => ({
  is: 'additional',
  id: additionalTestId(kind, { chapterId: 1501 }),
  kind,
});

/** Tests of few sub-topics, so that their questions meet again; one of another subject; revision, which pays for mistakes put right. */
const tests: readonly Door[] = [
  { is: 'subTopic', chapterId: 1501, id: 150101 },
  { is: 'subTopic', chapterId: 1501, id: 150102 },
  { is: 'subTopic', chapterId: 2501, id: 250101 },
  additional('revision_quest'),
  additional('additional_practice'),
];

/** Words that only what comes after an answer may hold. */
const secrets = ['"key"', '"because"', '"explanation"', '"rightAnswer"', '"seed"', '"variant"', '"features"', '"hint"'];

/** A practice as the tutor remembers it. */
export interface Known {
  readonly practiceId: number;
  readonly children: readonly Child[];
  isDeleted: boolean;
}

/** What came of a play. */
export interface Played {
  readonly players: Players;
  readonly memory: RecordedAnswers;
  readonly practices: readonly Known[];
  /** How often what happened, so that a test can tell whether the plays reach what they are for. */
  readonly counts: ReadonlyMap<string, number>;
}

const maxTries = 10;
let named = 0;

/** Every other request goes to the twin, so that what happens together happens on two servers. */
export async function play(server: TestServer, twin: Twin, { from, timeZones, steps }: Play): Promise<Played> {
  server.clock.set(new Date(from));
  const players = await createPlayers(server, timeZones);
  const { children, tutor } = players;
  const memory = createRecordedAnswers(
    server.database,
    children.map(({ userId }) => userId),
  );
  const practices: Known[] = [];
  const counts = new Map<string, number>();
  const seen = new Map<string, number>();
  let asked = 0;
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

  async function ask<C extends Call>(player: Player, call: C, sent: Asking) {
    const as = await player.token();
    const at = asked++ % 2 === 0 ? server : twin;
    let answered = await at.ask(call, { ...sent, as });
    // A crowded machine may be busy, and says so; asked again as a page does, it must come to an end.
    for (let tried = 1; answered.status === 503 && tried < maxTries; tried++) {
      count('busy');
      answered = await at.ask(call, { ...sent, as });
    }
    if (answered.status >= 500 || answered.status === 401 || answered.status === 403)
      throw new Broken(`${call.path} answered ${answered.status} ${answered.text}`);
    if (answered.status !== 200) count(`refused ${/"message":"([^"]*)"/.exec(answered.text)?.[1] ?? answered.status}`);
    return answered;
  }

  const coinStep = createCoinSteps({ server, players, memory, ask, count });

  function pick<T>(of: readonly T[], place: number): T | undefined {
    return of[place % Math.max(1, of.length)];
  }

  /** Newest practices first: what is old is mostly over. */
  const doorsOf = (child: Child): Door[] => [
    ...practices
      .filter((one) => one.children.includes(child))
      .map(({ practiceId }): Door => ({ is: 'practice', id: practiceId }))
      .reverse(),
    ...tests,
  ];
  const doorName = (child: Child, door: Door): string => `${child} ${door.is} ${door.id}`;

  function knock(child: Child, door: Door) {
    const player = children[child];
    if (door.is === 'practice') return ask(player, practice.getPracticeQuestion, { query: { practiceId: door.id } });
    return door.is === 'subTopic'
      ? ask(player, getSubTopicQuestion, { query: { chapterId: door.chapterId, subTopicId: door.id } })
      : ask(player, getAdditionalTestQuestion, { params: { testId: door.id }, query: { questionFor: door.kind } });
  }

  /** Opens a door; gives the question behind it. */
  async function open(child: Child, door: Door): Promise<number | undefined> {
    const { status, body, text } = await knock(child, door);
    if (status !== 200 || body.status !== 'PROCCESS') return undefined;
    const response = secrets.find((secret) => text.includes(secret));
    if (response !== undefined) throw new Broken(`a question came with its ${response}: ${text}`);
    seen.set(doorName(child, door), body.current.questionId);
    return body.current.questionId;
  }

  async function givenFor(questionId: number, how: 'right' | 'wrong' | 'unreadable'): Promise<GivenAnswer> {
    if (how === 'unreadable') return { type: 'multipleChoice', option: 20 };
    const waiting = await getQuestion(server.database, questionId);
    return answerFor(waiting, how === 'right');
  }

  async function send(child: Child, questionId: number, answer: GivenAnswer, times = 1): Promise<void> {
    const call = questionId % 2 === 0 ? createAnswer : practice.passPracticeQuestion;
    // One in five is not sure: it says nothing about what a child knows.
    const body = { questionId, answer, spentMs: 3000, notSure: questionId % 5 === 0 };
    const sent = Array.from({ length: times }, () => ask(children[child], call, { body }));
    for (const { status, body: response, text } of await Promise.all(sent)) {
      if (status !== 200) memory.recordRefusal(children[child].userId, questionId, answer, status, text);
      else if (response.verdict === 'marked') {
        memory.recordAnswer(children[child].userId, answer, response);
        count(response.finish === null ? 'marked' : 'finished by its last answer');
      } else {
        if (Object.keys(response).join() !== 'verdict,message') throw new Broken(`no try, but it tells ${text}`);
        count('no try');
      }
    }
  }

  async function answer(step: Extract<SmallStep, { do: 'answer' }>): Promise<void> {
    const door = pick(doorsOf(step.child), step.place);
    const many = step.how === 'unreadable' ? 1 : step.many;
    for (let answered = 0; door !== undefined && answered < many; answered++) {
      const questionId = await open(step.child, door);
      if (questionId === undefined) return;
      const given = await givenFor(questionId, step.how);
      await send(step.child, questionId, given, step.times);
      if (step.how === 'right' && memory.acknowledged.get(questionId)?.given === JSON.stringify(given))
        if (memory.acknowledged.get(questionId)?.isRight === false) throw new Broken(`${questionId} was right`);
    }
  }

  async function set({ children: chosen, timeLimit, times }: Extract<SmallStep, { do: 'set' }>): Promise<void> {
    const body = {
      studentIds: chosen.map((child) => children[child].userId),
      topicId: 1501,
      subTopicIds: [150101, 150103],
      difficulty: 'easy',
      timeLimit,
      numberOfQuestions: 10,
      name: `Play ${++named}`,
    };
    const answers = await Promise.all(
      Array.from({ length: times }, () => ask(tutor, practice.createPractice, { body })),
    );
    const [practiceId, ...others] = new Set(answers.map((one) => one.body.practiceId));
    if (practiceId === undefined || others.length > 0) throw new Broken(`one practice became ${others.length + 1}`);
    practices.push({ practiceId, children: chosen, isDeleted: false });
  }

  /** Everything that may happen together. */
  async function run(step: SmallStep): Promise<void> {
    switch (step.do) {
      case 'openTest':
      case 'openPractice': {
        const doors = doorsOf(step.child).filter((one) => (one.is === 'practice') === (step.do === 'openPractice'));
        const door = pick(doors, step.place);
        if (door !== undefined) await open(step.child, door);
        return;
      }
      case 'answer':
        return answer(step);
      case 'answerStale':
      case 'answerAhead': {
        const door = pick(doorsOf(step.child), step.place);
        const shown = door && seen.get(doorName(step.child, door));
        if (shown === undefined) return;
        const questionId = step.do === 'answerStale' ? shown : shown + 1;
        const how = step.do === 'answerAhead' || step.isRight ? 'right' : 'wrong';
        const given = await givenFor(questionId, how).catch(() => undefined);
        return given && send(step.child, questionId, given);
      }
      case 'answerAgain': {
        const mine = [...memory.acknowledged].filter(([, { studentId }]) => studentId === children[step.child].userId);
        const [questionId, first] = pick(mine, step.place) ?? [];
        if (questionId === undefined || first === undefined) return;
        count('answered again');
        return send(
          step.child,
          questionId,
          await givenFor(questionId, first.isRight === step.isOther ? 'wrong' : 'right'),
        );
      }
      case 'hint': {
        const door = pick(doorsOf(step.child), step.place);
        const shown = door && seen.get(doorName(step.child, door));
        if (shown === undefined) return;
        const questionId = step.isAhead ? shown + 1 : shown;
        const { status } = await ask(children[step.child], takeHint, { params: { questionId } });
        return status === 200 ? count('hint') : undefined;
      }
      case 'spend': {
        const known = pick(practices, step.place);
        if (known === undefined) return;
        const { practiceId } = known;
        const info = await ask(children[step.child], practice.getPracticePassingInfo, { query: { practiceId } });
        if (info.status !== 200) return;
        const params = { id: info.body.userPracticeProgressId };
        await ask(children[step.child], practice.addPracticeTime, { params, body: { spentTime: step.spentMs } });
        return;
      }
      case 'set':
        return set(step);
      case 'reassign': {
        const known = pick(practices, step.place);
        if (known === undefined) return;
        const { practiceId } = known;
        const studentIds = step.children.map((child) => children[child].userId);
        const body = { practiceId, studentIds, onlyWrong: step.onlyWrong };
        const again = [1, 2].map(() => ask(tutor, practice.reassignPractice, { body }));
        for (const { status, body: response } of await Promise.all(again))
          if (status === 200) for (const _ of response.reassigned) count('another round');
        return;
      }
      case 'extend': {
        const params = { id: pick(practices, step.place)?.practiceId ?? 0 };
        const expirationDate = new Date(server.clock.now().getTime() + days(step.days)).toISOString();
        await ask(tutor, practice.extendPractice, { params, body: { expirationDate } });
        return;
      }
      case 'delete': {
        const known = pick(practices, step.place);
        if (known === undefined) return;
        await ask(tutor, practice.deletePractice, { params: { id: known.practiceId } });
        known.isDeleted = true;
        return;
      }
      case 'closeOverdue': {
        const both = [server, twin].map(({ services }) => services);
        const closed = await Promise.all(both.map(({ attempts }) => attempts.closeOverdue()));
        for (const many of closed) for (let one = 0; one < many; one++) count('finished by the clock');
        const left = await Promise.all(both.map(({ challenges }) => challenges.closeLeft()));
        for (const many of left) for (let one = 0; one < many; one++) count('game over by the clock');
        return;
      }
      default:
        return coinStep(step);
    }
  }

  await set({ do: 'set', children: [0, 1], timeLimit: 5, times: 1 });
  await set({ do: 'set', children: [0, 1], timeLimit: null, times: 1 });
  for (const step of steps) {
    if (step.do === 'wait') server.clock.advance(step.ms);
    else if (step.do === 'together') await Promise.all(step.steps.map(run));
    else await run(step);
    await memory.compareWithTables(server.clock.now());
  }
  return { players, memory, practices, counts };
}
