import type { BankQuestion } from '@comet/contract/lesson-fields';
import { listBankQuestions } from '@comet/contract/lessons';
import { createOwnQuestion } from '@comet/contract/own-questions';
import type { GivenAnswer } from '@comet/contract/question';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { startServerOn, type TestServer, testNow } from '../testing/test-server.ts';

const { example, people } = inject('world');
let server: TestServer;
let liveClass: LiveClass;
let bank: BankQuestion[];
beforeAll(async () => {
  server = await startServerOn(inject('worldTemplate'), {});
  liveClass = createLiveClass(server, inject('world'));
  const query = { subTopicId: example.subTopicId };
  bank = (await server.ask(listBankQuestions, { as: people.tutor.accessToken, query })).body;
});
afterAll(() => server.close());
afterEach(async () => {
  await liveClass.closePages();
  server.clock.set(testNow);
});

function fromBank(): BankQuestion {
  const [first] = bank;
  if (first === undefined) throw new Error('the bank is empty');
  return first;
}

function wrongAnswerTo({ question: { answer }, rightAnswer }: BankQuestion): GivenAnswer {
  if (answer.type === 'multipleChoice' && rightAnswer.type === 'multipleChoice')
    return { type: 'multipleChoice', option: rightAnswer.option === 0 ? 1 : 0 };
  if (answer.type === 'writeAnswer') return { type: 'writeAnswer', text: '987654' };
  throw new Error(`no wrong answer is known for ${answer.type}`);
}

/** What would tell a child what is right. */
const secrets = /"(?:solution|rightAnswer|explanation|isRight|because|tally|key)"/;

test('a question to everybody: answers are secret until the tutor shows them, and nobody learns what is right before', async () => {
  const { tutor, student, seat } = await liveClass.meet();
  const asked = fromBank();
  tutor.send({ type: 'ask', itemId: asked.itemId });
  await expect.poll(() => student.all('question').at(-1)).toMatchObject({ question: asked.question, mine: null });
  const number = student.view()?.question?.number ?? 0;
  await expect.poll(() => tutor.all('solution').at(-1)?.rightAnswer).toEqual(asked.rightAnswer);

  student.send({ type: 'give', number, given: wrongAnswerTo(asked) });
  await expect
    .poll(() =>
      tutor
        .all('tally')
        .at(-1)
        ?.rows.map(({ isRight, seats }) => [isRight, seats]),
    )
    .toEqual([[false, [seat]]]);
  expect(tutor.view()?.question).toMatchObject({ answeredCount: 1, childCount: 1, answeredSeats: [seat] });
  student.send({ type: 'give', number, given: asked.rightAnswer });
  await expect.poll(() => tutor.all('tally').at(-1)?.rows[0]?.isRight).toBe(true);
  await expect.poll(() => student.all('taken').length).toBe(2);
  expect(student.text()).not.toMatch(secrets);

  tutor.send({ type: 'showAnswers' });
  await expect
    .poll(() => student.all('solution'))
    .toMatchObject([
      { number, rightAnswer: asked.rightAnswer, explanation: asked.explanation, mark: { isRight: true } },
    ]);
  expect(student.text()).not.toContain('tally');
  student.send({ type: 'give', number, given: wrongAnswerTo(asked) });
  await expect.poll(() => student.all('refused').length).toBe(1);
});

test('a question is taken back, and whoever comes late gets the one that is asked now', async () => {
  const { liveLessonId, tutor, student } = await liveClass.meet();
  const [first, second] = bank;
  tutor.send({ type: 'ask', itemId: first?.itemId ?? 0 });
  await expect.poll(() => student.all('question').length).toBe(1);
  tutor.send({ type: 'closeQuestion' });
  await expect.poll(() => student.view()?.question).toBeNull();
  tutor.send({ type: 'ask', itemId: second?.itemId ?? 0 });
  const late = await liveClass.come('student', liveLessonId);
  await expect
    .poll(() => late.all('question').map(({ number, question }) => ({ number, question })))
    .toEqual([{ number: 2, question: second?.question }]);
  late.send({ type: 'give', number: 1, given: fromBank().rightAnswer });
  await expect.poll(() => late.all('refused').length).toBe(1);
  expect(late.text()).not.toMatch(secrets);
});

test('children neither ask nor show, and a tutor asks no question that another tutor wrote', async () => {
  const { tutor, student } = await liveClass.meet();
  for (const act of [
    { type: 'ask', itemId: example.itemId },
    { type: 'showAnswers' },
    { type: 'closeQuestion' },
  ] as const)
    student.send(act);
  await expect.poll(() => student.all('refused').length).toBe(3);
  const body = { subTopicId: example.subTopicId, text: 'How many?', answer: { type: 'number', value: '2' } } as const;
  const foreign = await server.ask(createOwnQuestion, { as: people.otherTutor.accessToken, body });
  for (const itemId of [foreign.body.itemId, 999_999_999]) tutor.send({ type: 'ask', itemId });
  await expect.poll(() => tutor.all('refused').at(-1)?.reason).toBe('noQuestion');
  await expect.poll(() => tutor.view()?.question).toBeNull();
  expect(student.all('question')).toEqual([]);
});

test('what nobody can read is no answer, and says nothing about what is right', async () => {
  const { tutor, student } = await liveClass.meet();
  const asked = fromBank();
  tutor.send({ type: 'ask', itemId: asked.itemId });
  await expect.poll(() => student.all('question').length).toBe(1);
  student.send({ type: 'give', number: 1, given: { type: 'multipleChoice', option: 20 } });
  student.send({ type: 'give', number: 1, given: { type: 'multipleWordChoice', picks: [] } });
  await expect.poll(() => student.all('notTaken').length).toBe(2);
  expect(tutor.view()?.question?.answeredCount).toBe(0);
  expect(student.text()).not.toMatch(secrets);
});

test('a question outlives the process of its room, with the answers that were in', async () => {
  const { liveLessonId, tutor, student } = await liveClass.meet();
  const asked = fromBank();
  tutor.send({ type: 'ask', itemId: asked.itemId });
  await expect.poll(() => student.all('question').length).toBe(1);
  student.send({ type: 'give', number: 1, given: asked.rightAnswer });
  await expect.poll(() => student.all('taken').length).toBe(1);
  process.kill(await liveClass.pidOf(liveLessonId), 'SIGTERM');
  await expect.poll(() => student.closedWith()).toBeDefined();
  const back = await liveClass.come('student', liveLessonId);
  await expect.poll(() => back.all('question').at(-1)).toMatchObject({ number: 1, mine: asked.rightAnswer });
  const tutorBack = await liveClass.come('tutor', liveLessonId);
  tutorBack.send({ type: 'showAnswers' });
  await expect.poll(() => back.all('solution').at(-1)?.mark).toEqual({ isRight: true, because: null });
});
