import * as deckCalls from '@comet/contract/flashcard-decks';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import * as passingCalls from '@comet/contract/flashcard-passing';
import * as cardCalls from '@comet/contract/flashcards';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { listStudentNotifications } from '@comet/contract/notification-centre';
import { addDays } from '@comet/domain/attempts/local-day';
import { dailyCards, dailyNewCards } from '@comet/domain/flashcards/daily-plan';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { give } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startWorld } from '../testing/start-world.ts';
import { startTwin, type TestServer, testNow } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World, worldPassword } from '../testing/world.ts';

const calls = { ...deckCalls, ...cardCalls, ...passingCalls };

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
async function forgetFlashcards(): Promise<void> {
  await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
  await server.database.query({ name: '', text: 'delete from flashcard_days' }, []);
}
beforeEach(async () => {
  server.clock.set(testNow);
  await forgetFlashcards();
});

const as = (name: PersonName) => world.people[name].accessToken;
const card = (front: string, back: string, more: Partial<CardDraft> = {}) => ({ front, back, ...more });
const threeCards = [card('tiny', 'very small'), card('vast', 'very large'), card('6 × 7', '42')];

/** The world's own tests were written down without what they brought, so only what is said of decks is looked at. */
const brokenPasses = async (): Promise<string[]> =>
  (await brokenInvariants(server.database, [world.people.student.userId])).filter((found) => found.includes('deck'));

async function makeDeck(name: PersonName = 'student', more: object = {}): Promise<number> {
  const body = { name: 'My words', flashcards: threeCards, ...more };
  const { status, body: made, text } = await server.ask(calls.createDeck, { as: as(name), body });
  expect(status, text).toBe(200);
  return made.flashcardDeckId;
}
const openDeck = async (id: number, name: PersonName = 'student', query = {}) =>
  (await server.ask(calls.getDeck, { as: as(name), params: { id }, query })).body;
const answer = (flashcardId: number, userAnswer: string, name: PersonName = 'student') =>
  server.ask(calls.passFlashcard, { as: as(name), body: { flashcardId, userAnswer } });
const onDeck = <C extends typeof calls.restartDeck | typeof calls.shuffleDeck | typeof calls.passDeck>(
  call: C,
  flashcardDeckId: number,
) => server.ask(call, { as: as('student'), body: { flashcardDeckId } });

describe('a deck of a student', () => {
  test('has its cards in order, is changed by its owner, and is nobody else’s', async () => {
    const id = await makeDeck();
    const deck = await openDeck(id);
    expect(deck.flashcards.map(({ front }) => front)).toEqual(['tiny', 'vast', '6 × 7']);
    expect(deck).toMatchObject({ name: 'My words', cardCount: 3, isOwn: true, answeredCount: 0 });
    const [first, second] = deck.flashcards;
    const change = { as: as('student'), params: { id: first?.flashcardId ?? 0 } };
    expect((await server.ask(calls.updateFlashcard, { ...change, body: card('small', 'little') })).status).toBe(200);
    await server.ask(calls.deleteFlashcard, { as: as('student'), params: { id: second?.flashcardId ?? 0 } });
    await server.ask(calls.createFlashcard, {
      as: as('student'),
      body: { flashcardDeckId: id, ...card('new', 'fresh') },
    });
    expect((await openDeck(id)).flashcards.map(({ front }) => front)).toEqual(['small', '6 × 7', 'new']);
    expect((await openDeck(id)).cardCount).toBe(3);
    for (const name of ['sibling', 'otherStudent', 'tutor'] as const) {
      const asked = { as: as(name), params: { id } };
      expect((await server.ask(calls.getDeck, asked)).status).toBe(404);
      expect((await server.ask(calls.deleteDeck, asked)).status).toBe(404);
    }
    expect((await server.ask(calls.deleteDeck, { as: as('student'), params: { id } })).status).toBe(200);
    expect((await server.ask(calls.getDeck, { as: as('student'), params: { id } })).status).toBe(404);
  });

  test('says what is missing in the words of the specification', async () => {
    const nameless = await server.ask(calls.createDeck, { as: as('student'), body: { name: ' ', flashcards: [] } });
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining('Deck name is a required field')]);
    const wordless = await server.ask(calls.createDeck, {
      as: as('student'),
      body: { name: 'A', flashcards: [card('', 'b')] },
    });
    expect([wordless.status, wordless.text]).toEqual([400, expect.stringContaining('Word is required')]);
  });

  test('has words filled in from ours, where we have them', async () => {
    const find = async (word: string) =>
      (await server.ask(calls.findWord, { as: as('student'), query: { word } })).body.entry;
    expect(await find('Abundant')).toMatchObject({ definition: 'more than enough', antonyms: ['scarce', 'rare'] });
    expect(await find('zzz')).toBeNull();
  });

  test('sent twice is one deck', async () => {
    expect(await makeDeck()).toBe(await makeDeck());
  });
});

describe('a deck of a tutor', () => {
  const decksOf = async (name: PersonName, isForUser: '' | 'isForUser' = '') =>
    (await server.ask(calls.listStudentDecks, { as: as(name), query: { isForUser } })).body.map((deck) => deck.name);

  test('reaches a class or a student, as long as there is consent, and is not theirs to change', async () => {
    const { classroomId } = world.example;
    const studentIds = [world.people.student.userId];
    await makeDeck('tutor', { name: 'For the class', classroomIds: [classroomId] });
    const id = await makeDeck('tutor', { name: 'For one', studentIds });
    await makeDeck('tutor', { name: 'For nobody yet' });
    expect((await decksOf('student')).toSorted()).toEqual(['For one', 'For the class']);
    expect(await decksOf('student', 'isForUser')).toEqual([]);
    expect(await decksOf('otherStudent')).toEqual([]);
    const { body } = await server.ask(calls.listTutorDecks, { as: as('tutor') });
    expect(body.map(({ name, studentCount }) => [name, studentCount]).toSorted()).toEqual([
      ['For nobody yet', 0],
      ['For one', 1],
      ['For the class', 1],
    ]);
    expect(await openDeck(id)).toMatchObject({ isOwn: false, studentIds: [] });
    const change = { as: as('student'), params: { id }, body: { name: 'Mine' } };
    expect(JSON.parse((await server.ask(calls.updateDeck, change)).text).code).toBe('deckOfTutor');
    const end = (value: string) =>
      server.database.query({ name: '', text: `update tutor_consents set ended_at = ${value} where tutor_id = $1` }, [
        world.people.tutor.userId,
      ]);
    await end('now()');
    expect(await decksOf('student')).toEqual([]);
    expect((await server.ask(calls.getDeck, { as: as('student'), params: { id } })).status).toBe(404);
    await end('null');
  });

  test('tells its students once that it’s there', async () => {
    const noticesOf = async (name: PersonName) =>
      (await server.ask(listStudentNotifications, { as: as(name) })).body.notifications.filter(
        ({ kind }) => kind === 'deck',
      );
    const { classroomId } = world.example;
    const before = (await noticesOf('student')).length;
    const id = await makeDeck('tutor', { name: 'New words', classroomIds: [classroomId] });
    expect(await noticesOf('student')).toHaveLength(before + 1);
    const again = { name: 'New words, again', classroomIds: [classroomId], studentIds: [world.people.student.userId] };
    await server.ask(calls.updateDeck, { as: as('tutor'), params: { id }, body: again });
    await makeDeck('tutor', { name: 'New words', classroomIds: [classroomId] });
    expect(await noticesOf('student')).toHaveLength(before + 1);
    expect(await noticesOf('otherStudent')).toEqual([]);
  });

  test('can’t be set for somebody else’s class or student, nor by a student', async () => {
    const foreign = { studentIds: [world.people.otherStudent.userId] };
    const theirs = { classroomIds: [world.example.classroomId] };
    for (const [name, more] of [
      ['tutor', foreign],
      ['otherTutor', theirs],
      ['student', theirs],
    ] as const) {
      const body = { name: 'Not theirs', ...more };
      expect((await server.ask(calls.createDeck, { as: as(name), body })).status).toBe(404);
    }
  });
});

describe('passing a deck', () => {
  test('answers are kept and marked, the deck completes, restarts and is shuffled', async () => {
    const id = await makeDeck();
    const [tiny, vast, product] = (await openDeck(id)).flashcards.map(({ flashcardId }) => flashcardId);
    if (tiny === undefined || vast === undefined || product === undefined) throw new Error('cards are missing');
    expect((await answer(tiny, 'Very small!')).body.flashcardProgress.verdict).toBe('right');
    expect((await answer(vast, 'very lagre')).body.flashcardProgress.verdict).toBe('nearly');
    expect((await onDeck(calls.passDeck, id)).body).toMatchObject({ isComplete: false, answeredCount: 2, passes: 0 });
    expect((await answer(product, '41')).body.flashcardProgress.verdict).toBe('wrong');
    expect((await answer(product, '42')).body.flashcardProgress).toMatchObject({ verdict: 'wrong', userAnswer: '41' });
    const done = { isComplete: true, cardCount: 3, answeredCount: 3, rightCount: 2, passes: 1 };
    expect((await onDeck(calls.passDeck, id)).body).toEqual(done);
    expect((await onDeck(calls.passDeck, id)).body).toEqual(done);
    await onDeck(calls.restartDeck, id);
    await onDeck(calls.restartDeck, id);
    const again = await openDeck(id);
    expect(again.answeredCount).toBe(0);
    expect(again.flashcards.map(({ flashcardProgress }) => flashcardProgress?.userAnswer)).toEqual(['', '', '']);
    for (const flashcardId of [tiny, vast, product]) await answer(flashcardId, 'something');
    expect((await onDeck(calls.passDeck, id)).body).toMatchObject({ isComplete: true, passes: 2, rightCount: 0 });
    await onDeck(calls.shuffleDeck, id);
    const shuffled = await openDeck(id);
    expect(shuffled.isShuffled).toBe(true);
    expect(shuffled.flashcards.map(({ flashcardId }) => flashcardId).toSorted()).toEqual(
      [tiny, vast, product].toSorted(),
    );
  });

  test('a long deck comes in parts, from the first card that is not answered', async () => {
    const flashcards = Array.from({ length: 230 }, (_, place) => card(`Word ${place}`, `Meaning ${place}`));
    const id = await makeDeck('student', { flashcards });
    const first = await openDeck(id);
    expect([first.offset, first.flashcards.length, first.cardCount]).toEqual([0, 50, 230]);
    for (const [place, { flashcardId }] of first.flashcards.entries()) await answer(flashcardId, `Meaning ${place}`);
    const second = await openDeck(id);
    expect([second.offset, second.answeredCount, second.flashcards[0]?.front]).toEqual([50, 50, 'Word 50']);
    const last = await openDeck(id, 'student', { offset: '200' });
    expect([last.offset, last.flashcards.length, last.flashcards[0]?.front]).toEqual([200, 30, 'Word 200']);

    // In the middle of a part, after cards of it and before it were deleted, it is still the same part.
    for (const [place, { flashcardId }] of second.flashcards.slice(0, 20).entries())
      await answer(flashcardId, `Meaning ${50 + place}`);
    const deleted = [first.flashcards[3], second.flashcards[5], second.flashcards[30]];
    for (const one of deleted)
      await server.ask(calls.deleteFlashcard, { as: as('student'), params: { id: one?.flashcardId ?? 0 } });
    const third = await openDeck(id);
    expect([third.offset, third.cardCount, third.answeredCount]).toEqual([50, 227, 68]);
    expect([third.flashcards[0]?.front, third.flashcards.length]).toEqual(['Word 51', 50]);
    expect(third.flashcards.find(({ flashcardProgress }) => flashcardProgress === null)?.front).toBe('Word 70');
    expect(await brokenPasses()).toEqual([]);

    // A restart begins with the first card; what was never answered is new, and nothing else.
    await onDeck(calls.restartDeck, id);
    expect((await openDeck(id)).offset).toBe(0);
    const cardNamed = third.flashcards.find(({ front }) => front === 'Word 70');
    await answer(cardNamed?.flashcardId ?? 0, 'Meaning 70');
    expect(await brokenPasses()).toEqual([]);
    server.clock.set(new Date('2026-11-21T10:00:00Z'));
    const tomorrow = (await server.enter('student', worldPassword)).accessToken;
    const due = (await server.ask(calls.listDueFlashcards, { as: tomorrow })).body.flashcards;
    expect(due.filter(({ flashcardProgress }) => flashcardProgress === null)[0]?.front).toBe('Word 71');
  });

  test('what can’t be read is refused and counts as no answer', async () => {
    const id = await makeDeck();
    const [tiny] = (await openDeck(id)).flashcards;
    const { status, text } = await answer(tiny?.flashcardId ?? 0, '\u200b');
    expect([status, JSON.parse(text).code]).toEqual([400, 'unreadableAnswer']);
    expect((await openDeck(id)).answeredCount).toBe(0);
  });

  test('two devices at once: whatever each answers and when, one answer of a card counts, and no schedule moves twice', async () => {
    const twin = await startTwin(server);
    const given = fc.record({
      card: fc.nat(2),
      isTwin: fc.boolean(),
      userAnswer: fc.constantFrom('very small', 'very large', '42'),
    });
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 12 }), async (all) => {
          const id = await makeDeck();
          const ids = (await openDeck(id)).flashcards.map(({ flashcardId }) => flashcardId);
          const sent = all.map(({ card: place, ...rest }) => ({ flashcardId: ids[place] ?? 0, ...rest }));
          const answers = await Promise.all(
            sent.map(({ isTwin, ...body }) =>
              (isTwin ? twin : server).ask(calls.passFlashcard, { as: as('student'), body }),
            ),
          );
          expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
          const kept = new Map((await openDeck(id)).flashcards.map((one) => [one.flashcardId, one.flashcardProgress]));
          for (const [place, { flashcardId }] of sent.entries()) {
            const progress = kept.get(flashcardId);
            expect(answers[place]?.body.flashcardProgress).toEqual(progress);
            expect(sent.filter((one) => one.flashcardId === flashcardId).map(({ userAnswer }) => userAnswer)).toContain(
              progress?.userAnswer,
            );
          }
          const learned = new Set(sent.map(({ flashcardId }) => flashcardId)).size;
          const rows = await server.database.query(
            { name: '', text: 'select reviews, lapses from flashcard_progress' },
            [],
          );
          expect(rows).toEqual(Array.from({ length: learned }, () => ({ reviews: 1, lapses: 0 })));
          const days = await server.database.query(
            { name: '', text: 'select learned, reviewed from flashcard_days' },
            [],
          );
          expect(days).toEqual([{ learned, reviewed: 0 }]);
          await forgetFlashcards();
        }),
        { numRuns: 12, endOnFailure: true },
      );
    } finally {
      await twin.close();
    }
  });

  test('a card that is due can be answered again, and then comes back later', async () => {
    const id = await makeDeck();
    const [tiny] = (await openDeck(id)).flashcards;
    const flashcardId = tiny?.flashcardId ?? 0;
    const first = (await answer(flashcardId, 'very small')).body.dueDay;
    server.clock.set(new Date(`${addDays(first, 1)}T10:00:00Z`));
    const student = (await server.enter('student', worldPassword)).accessToken;
    const again = await server.ask(calls.passFlashcard, { as: student, body: { flashcardId, userAnswer: 'very big' } });
    expect(again.body.flashcardProgress.verdict).toBe('wrong');
    const repeated = await server.ask(calls.passFlashcard, {
      as: student,
      body: { flashcardId, userAnswer: 'very small' },
    });
    expect(repeated.body).toEqual(again.body);
  });
});

describe('today', () => {
  const tokenAt = async (name: PersonName, instant: string): Promise<string> => {
    server.clock.set(new Date(instant));
    return (await server.enter(name, worldPassword)).accessToken;
  };

  test('has a few new cards, then what is due; never more than a day can take, and nothing of others', async () => {
    const flashcards = Array.from({ length: 60 }, (_, place) => card(`Word ${place}`, `Meaning ${place}`));
    const id = await makeDeck('student', { flashcards });
    const fresh = (await server.ask(calls.listDueFlashcards, { as: as('student') })).body;
    expect(fresh.flashcards.map(({ front }) => front)).toEqual(
      flashcards.slice(0, dailyNewCards).map(({ front }) => front),
    );
    for (const offset of ['0', '50']) {
      const deck = await openDeck(id, 'student', { offset });
      for (const [place, { flashcardId }] of deck.flashcards.entries())
        await answer(flashcardId, `Meaning ${Number(offset) + place}`);
    }
    const done = (await server.ask(calls.listDueFlashcards, { as: as('student') })).body;
    expect(done).toEqual({ flashcards: [], doneToday: 60, laterCount: 0 });
    // A month away: all 60 are due, and a day asks for its share of them.
    const student = await tokenAt('student', '2026-12-28T10:00:00Z');
    const back = (await server.ask(calls.listDueFlashcards, { as: student })).body;
    expect([back.flashcards.length, back.laterCount, back.doneToday]).toEqual([dailyCards, 60 - dailyCards, 0]);
    expect(back.flashcards.every(({ flashcardProgress }) => flashcardProgress?.userAnswer === '')).toBe(true);
    const other = await tokenAt('otherStudent', '2026-12-28T10:00:00Z');
    expect((await server.ask(calls.listDueFlashcards, { as: other })).body.flashcards).toEqual([]);
  });

  test('child, parent and tutor read what is known, what comes and what was remembered', async () => {
    const studentIds = [world.people.student.userId];
    const id = await makeDeck('tutor', { name: 'Set', studentIds });
    await makeDeck('student', { name: 'Own' });
    const query = { studentId: world.people.student.userId };
    const read = async (token: string) => (await server.ask(calls.getFlashcardProgress, { as: token, query })).body;
    for (const [place, { flashcardId, back }] of (await openDeck(id)).flashcards.entries())
      await answer(flashcardId, place === 0 ? 'no idea' : back);
    const first = await read(as('student'));
    expect(first).toMatchObject({ cardCount: 6, startedCount: 3, knownCount: 0, retention: [] });
    expect(first.forecast).toHaveLength(14);
    expect(first.forecast[1]).toEqual({ day: '2026-11-21', count: 1 });
    // Two more rounds, each when the cards are due: what was right twice is known.
    for (const instant of ['2026-11-24T10:00:00Z', '2026-12-09T10:00:00Z']) {
      const student = await tokenAt('student', instant);
      const due = (await server.ask(calls.listDueFlashcards, { as: student })).body.flashcards;
      for (const { flashcardId, back } of due)
        await server.ask(calls.passFlashcard, { as: student, body: { flashcardId, userAnswer: back } });
    }
    const parent = await read((await server.enter('parent', worldPassword)).accessToken);
    expect(parent.knownCount).toBeGreaterThanOrEqual(2);
    expect(parent.retention.reduce((sum, { remembered }) => sum + remembered, 0)).toBeGreaterThanOrEqual(3);
    const tutor = await read((await server.enter('tutor', worldPassword)).accessToken);
    expect(tutor.decks.map(({ name }) => name)).toEqual(['Set']);
    const tutorToken = (await server.enter('tutor', worldPassword)).accessToken;
    const { body } = await server.ask(calls.listDeckStudents, { as: tutorToken, params: { id } });
    expect(body).toMatchObject([{ firstName: 'student', answeredCount: 3 }]);
    const foreign = (await server.enter('otherParent', worldPassword)).accessToken;
    expect((await server.ask(calls.getFlashcardProgress, { as: foreign, query })).status).toBe(404);
  });
});

describe('cards that write themselves', () => {
  test('a ready deck is copied once, and the copy is its owner’s', async () => {
    const list = async () => (await server.ask(calls.listReadyDecks, { as: as('student') })).body;
    const times = (await list()).find(({ readyKey }) => readyKey === 'times-7');
    expect(times).toMatchObject({ cardCount: 12, isAdded: false });
    const add = () => server.ask(calls.addReadyDeck, { as: as('student'), body: { readyKey: 'times-7' } });
    const [first, second] = await Promise.all([add(), add()]);
    expect(first.body.flashcardDeckId).toBe(second.body.flashcardDeckId);
    expect(await openDeck(first.body.flashcardDeckId)).toMatchObject({
      name: '7 times table',
      isOwn: true,
      cardCount: 12,
    });
    expect((await list()).find(({ readyKey }) => readyKey === 'times-7')?.isAdded).toBe(true);
    const unknown = { as: as('student'), body: { readyKey: 'nothing' } };
    expect((await server.ask(calls.addReadyDeck, unknown)).status).toBe(400);
  });

  test('mistakes of a test become cards, each once; somebody else’s are not there', async () => {
    const token = as('student');
    const { body: opened } = await server.ask(getSubTopicQuestion, { as: token, query: { chapterId, subTopicId } });
    if (opened.status !== 'PROCCESS') throw new Error('no test');
    const { attemptId } = opened.attempt;
    let { current } = opened;
    for (let place = 0; place < 4; place++) {
      const { next } = await give(server, token, current.questionId, false);
      if (next === null) break;
      current = next;
    }
    const make = (name: PersonName) => server.ask(calls.addMistakes, { as: as(name), body: { attemptId } });
    const made = await make('student');
    expect(made.status, made.text).toBe(200);
    expect(made.body.added).toBeGreaterThan(0);
    expect((await make('student')).body).toMatchObject({ flashcardDeckId: made.body.flashcardDeckId, added: 0 });
    const deck = await openDeck(made.body.flashcardDeckId);
    expect(deck).toMatchObject({ name: 'My mistakes', cardCount: made.body.added });
    for (const { front, back } of deck.flashcards) expect([front, back]).not.toContain('');
    expect((await make('sibling')).status).toBe(404);
  });
});
