import { readFile } from 'node:fs/promises';
import { createDeck, getDeck, listStudentDecks } from '@comet/contract/flashcard-decks';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { exportPackage, type ImportAnswer, importPackage } from '@comet/contract/flashcard-packages';
import { passFlashcard } from '@comet/contract/flashcard-passing';
import { minutes } from '@comet/domain/time';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isQuickRun } from '../../testing/quick-run.ts';
import { sendFile } from '../../testing/send-file.ts';
import { startWorld } from '../../testing/start-world.ts';
import { type TestServer, testNow } from '../../testing/test-server.ts';
import type { PersonName, World } from '../../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(testNow);
  await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
});

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`./fixtures/${name}.apkg`, import.meta.url));
const as = (name: PersonName) => world.people[name].accessToken;
const send = (content: Uint8Array, name: PersonName = 'student') =>
  sendFile(server, importPackage, { content, name: 'deck.apkg', type: 'application/octet-stream', as: as(name) });

async function take(content: Uint8Array, name: PersonName = 'student'): Promise<ImportAnswer> {
  const response = await send(content, name);
  expect(response.statusCode, response.body).toBe(200);
  return importPackage.answer.parse(response.json());
}
const openDeck = async (id: number, name: PersonName = 'student') =>
  (await server.ask(getDeck, { as: as(name), params: { id }, query: {} })).body;
const cardsOf = async (id: number, name?: PersonName) =>
  (await openDeck(id, name)).flashcards.map(({ front, back, accepted, kind, spoken, vocabulary, picture }) => ({
    front,
    back,
    accepted,
    kind,
    spoken,
    vocabulary,
    picture,
  }));
const exported = async (id: number, name: PersonName = 'student'): Promise<Buffer> =>
  Buffer.from((await server.ask(exportPackage, { as: as(name), params: { id } })).body.content, 'base64');
const memories = () =>
  server.database.query(
    {
      name: '',
      text: `select c.front, p.stability_days, p.difficulty, p.last_day::text, p.due_day::text, p.known_until::text, p.reviews, p.lapses
        from flashcard_progress p join flashcards c using (flashcard_id) order by c.flashcard_id`,
    },
    [],
  );

describe('a package from Anki', () => {
  test.each(['older', 'middle', 'newest'])(
    'of the %s format becomes decks, and what is left out has its reason',
    async (name) => {
      const { decks, leftOut } = await take(await fixture(name));
      expect(decks.map((deck) => [deck.name, deck.added, deck.remembered])).toEqual([
        ['School: French', 3, 1],
        ['Science', 6, 0],
      ]);
      const [french, science] = await Promise.all(decks.map(({ flashcardDeckId }) => cardsOf(flashcardDeckId)));
      expect(french?.map(({ front, back }) => [front, back])).toEqual([
        ['le **chien**', 'the dog'],
        ['le chat', 'the cat'],
        ['the cat', 'le chat'],
      ]);
      expect(science?.map(({ front, back, kind }) => [front, back, kind])).toEqual([
        ['Which colour?', 'red & bright', 'typed'],
        ['Area of a circle', '$\\pi r^2$', 'selfRated'],
        ['Water', 'H₂O', 'typed'],
        ['_____ is nearest to the Sun.', 'Mercury', 'typed'],
        ['Mercury is nearest to the _____ (a star).', 'Sun', 'typed'],
        ['5²', '25', 'typed'],
      ]);
      expect(leftOut.map(({ reason, count }) => [reason.split(/[ ,.]/)[0], count])).toEqual([
        ['Sounds', 1],
        ['Pictures', 1],
        ['Scripts', 2],
        ['Gaps', 2],
        ['One', 2],
      ]);
    },
  );

  test('of another program comes in, too', async () => {
    const { decks } = await take(await fixture('anki-apkg-export'));
    expect(decks.map(({ name, added }) => [name, added])).toEqual([['Planets', 3]]);
  });

  test('that others made comes in with its picture to a tutor, and to a child with the reason why not', async () => {
    const file = await fixture('made-by-others');
    const own = await take(file);
    expect(own.decks.map(({ name, added }) => [name, added])).toEqual([['deck-name', 3]]);
    expect(own.leftOut).toEqual([
      { reason: 'Pictures in cards. The words have been taken.', count: 1, example: 'card #3 with image' },
    ]);
    const { decks, leftOut } = await take(file, 'tutor');
    expect(leftOut).toEqual([]);
    const cards = await cardsOf(decks[0]?.flashcardDeckId ?? 0, 'tutor');
    expect(cards.map(({ front, picture }) => [front, picture !== null])).toEqual([
      ['card #1 front', false],
      ['card #2 front', false],
      ['card #3 with image', true],
    ]);
  });

  test('brings what was remembered, by either scheduler, to a student and not to a tutor', async () => {
    await take(await fixture('older'));
    expect(await memories()).toEqual([
      expect.objectContaining({
        stabilityDays: 20,
        lastDay: '2025-11-10',
        dueDay: '2025-11-30',
        reviews: 6,
        lapses: 1,
      }),
    ]);
    await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
    await take(await fixture('newest'));
    expect(await memories()).toEqual([
      expect.objectContaining({ stabilityDays: 23.5, difficulty: 4.25, dueDay: '2025-11-30' }),
    ]);
    const { decks } = await take(await fixture('newest'), 'tutor');
    expect(decks.map(({ remembered }) => remembered)).toEqual([0, 0]);
    expect(await memories()).toHaveLength(1);
  });

  test('sent again later asks first, and makes the decks once more only on request', async () => {
    const content = await fixture('older');
    const first = await take(content);
    server.clock.advance(minutes(2));
    const refused = await send(content);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'importedBefore']);
    const again = await sendFile(server, importPackage, {
      content,
      name: 'deck.apkg',
      type: 'application/octet-stream',
      as: as('student'),
      query: { again: 'again' },
    });
    const second = importPackage.answer.parse(again.json());
    expect(second.decks.map(({ name }) => name)).toEqual(first.decks.map(({ name }) => name));
    expect(second.decks.map((deck) => deck.flashcardDeckId)).not.toEqual(
      first.decks.map((deck) => deck.flashcardDeckId),
    );
    server.clock.advance(minutes(2));
    await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
    expect((await take(content)).decks).toHaveLength(2);
  });

  test('sent twice within a minute is one import', async () => {
    const file = await fixture('older');
    expect((await take(file)).decks.map((deck) => deck.flashcardDeckId)).toEqual(
      (await take(file)).decks.map((deck) => deck.flashcardDeckId),
    );
    const { body } = await server.ask(listStudentDecks, { as: as('student'), query: {} });
    expect(body.map(({ name, cardCount }) => [name, cardCount]).toSorted()).toEqual([
      ['School: French', 3],
      ['Science', 6],
    ]);
  });
});

describe('a deck that goes out comes back', () => {
  const word = fc
    .string({ unit: fc.constantFrom(...'abcdefgh éÀ<>&"\'.,1²'), minLength: 1, maxLength: 30 })
    .map((text) => `a${text.trim()}`);
  const sides = fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
  const cardArbitrary: fc.Arbitrary<CardDraft> = fc.record({
    front: sides,
    back: fc.oneof(
      sides,
      word.map((text) => `$x^2$ and ${text}`),
    ),
    accepted: fc.array(word, { maxLength: 3 }),
    kind: fc.constantFrom('typed', 'spelling', 'selfRated'),
    spoken: fc.option(word),
    vocabulary: fc.option(
      fc.record({
        definition: word,
        synonyms: fc.array(word, { maxLength: 3 }),
        antonyms: fc.array(word, { maxLength: 3 }),
        example: word,
      }),
    ),
    picture: fc.option(fc.record({ url: fc.constantFrom('drawn:star', 'drawn:fish'), alt: fc.constant('') })),
  });

  test('equal, whatever its cards are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(cardArbitrary, { minLength: 1, maxLength: 20, selector: (card) => JSON.stringify(card) }),
        async (flashcards) => {
          const made = await server.ask(createDeck, {
            as: as('student'),
            body: { name: `A ${Math.random()}`, flashcards },
          });
          expect(made.status, made.text).toBe(200);
          const id = made.body.flashcardDeckId;
          const { decks, leftOut } = await take(await exported(id));
          expect(leftOut).toEqual([]);
          expect(decks).toHaveLength(1);
          expect(await cardsOf(decks[0]?.flashcardDeckId ?? 0)).toEqual(await cardsOf(id));
          await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
        },
      ),
      { numRuns: isQuickRun ? 3 : 10 },
    );
  });

  test('with what was remembered, to the day', async () => {
    const flashcards = [
      { front: 'tiny', back: 'very small' },
      { front: 'vast', back: 'very large' },
      { front: 'new', back: 'fresh' },
    ];
    const { body } = await server.ask(createDeck, { as: as('student'), body: { name: 'Words', flashcards } });
    const id = body.flashcardDeckId;
    for (const { flashcardId, back } of (await openDeck(id)).flashcards.slice(0, 2))
      await server.ask(passFlashcard, { as: as('student'), body: { flashcardId, userAnswer: back } });
    const before = await memories();
    expect(before).toHaveLength(2);
    const file = await exported(id);
    await server.database.query({ name: '', text: 'delete from flashcard_decks' }, []);
    expect((await take(file)).decks).toMatchObject([{ name: 'Words', added: 3, remembered: 2 }]);
    expect(await memories()).toEqual(before);
  });

  test('is nobody else’s to take', async () => {
    const { body } = await server.ask(createDeck, { as: as('student'), body: { name: 'Words', flashcards: [] } });
    for (const name of ['sibling', 'tutor'] as const)
      expect((await server.ask(exportPackage, { as: as(name), params: { id: body.flashcardDeckId } })).status).toBe(
        404,
      );
  });
});

describe('a file that is none', () => {
  const packed = (files: Record<string, Uint8Array>) => zipSync(files, { level: 9 });
  test.each([
    ['text', async () => Buffer.from('not a zip')],
    ['a zip without a collection', async () => packed({ 'a.txt': strToU8('a') })],
    [
      'a collection that is no database',
      async () => packed({ 'collection.anki2': strToU8('SQLite format 3 and no more') }),
    ],
    ['a package that is cut off', async () => (await fixture('newest')).subarray(0, 3000)],
    ['a view that never ends', () => fixture('endless-view')],
    ['a bomb', async () => packed({ 'collection.anki2': new Uint8Array(65 * 1024 ** 2) })],
  ])('%s is refused, and nothing is made', async (_, file) => {
    const response = await send(await file());
    expect([response.statusCode, response.json().code]).toEqual([400, 'notAnki']);
    expect(await server.database.query({ name: '', text: 'select from flashcard_decks' }, [])).toEqual([]);
  });

  test('an empty one and one that is too large are told apart', async () => {
    expect((await send(new Uint8Array())).json().code).toBe('emptyFile');
    expect((await send(new Uint8Array(20 * 1024 ** 2 + 1))).json().code).toBe('packageTooLarge');
  });
});
