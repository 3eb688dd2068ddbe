import { createDeck, getDeck } from '@comet/contract/flashcard-decks';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { exportPackage, importPackage } from '@comet/contract/flashcard-packages';
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import { createFlashcard, updateFlashcard } from '@comet/contract/flashcards';
import { uploadFile } from '@comet/contract/uploads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendFile } from '../testing/send-file.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

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

const as = (name: PersonName) => world.people[name].accessToken;
const star = { url: 'drawn:star', alt: '' };
const card = (picture: CardDraft['picture']) => ({ front: 'Which is it?', back: 'a star', picture });

async function upload(name: PersonName = 'tutor'): Promise<string> {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e07a1f' } })
    .png()
    .toBuffer();
  const file = { content, name: 'flag.png', type: 'image/png', as: as(name) };
  const response = await sendFile(server, uploadFile, file);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().url;
}

const make = (name: PersonName, pictures: readonly CardDraft['picture'][], studentIds: readonly number[] = []) =>
  server.ask(createDeck, {
    as: as(name),
    body: { name: `Deck ${Math.random()}`, flashcards: pictures.map(card), studentIds: [...studentIds] },
  });
const open = async (id: number, name: PersonName) =>
  (await server.ask(getDeck, { as: as(name), params: { id }, query: {} })).body;

async function take(content: Uint8Array, name: PersonName) {
  const file = { content, name: 'deck.apkg', type: 'application/octet-stream', as: as(name) };
  const response = await sendFile(server, importPackage, file);
  expect(response.statusCode, response.body).toBe(200);
  return importPackage.answer.parse(response.json());
}
const exported = async (id: number, name: PersonName): Promise<Buffer> =>
  Buffer.from((await server.ask(exportPackage, { as: as(name), params: { id } })).body.content, 'base64');

describe('a picture on a card', () => {
  test('of its tutor is seen by the children who learn the deck, with its words', async () => {
    const url = await upload();
    const { body } = await make('tutor', [{ url, alt: 'A flag' }, star, null], [world.people.student.userId]);
    const { flashcards } = await open(body.flashcardDeckId, 'student');
    expect(flashcards.map(({ picture }) => picture?.alt)).toEqual(['A flag', '', undefined]);
    expect(flashcards[1]?.picture).toEqual(star);
    const picture = await server.app.inject({ url: flashcards[0]?.picture?.url ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const due = (await server.ask(listDueFlashcards, { as: as('student') })).body.flashcards;
    expect(due.map((one) => one.picture)).toEqual(flashcards.map((one) => one.picture));
  });

  test('can be changed and taken away', async () => {
    const { body } = await make('tutor', [star]);
    const id = body.flashcardDeckId;
    const flashcardId = (await open(id, 'tutor')).flashcards[0]?.flashcardId ?? 0;
    for (const picture of [{ url: await upload(), alt: 'A flag' }, { url: 'drawn:moon', alt: '' }, null]) {
      const change = { as: as('tutor'), params: { id: flashcardId }, body: card(picture) };
      expect((await server.ask(updateFlashcard, change)).status).toBe(200);
      const shown = (await open(id, 'tutor')).flashcards[0]?.picture ?? null;
      expect(shown?.alt).toBe(picture?.alt);
      expect(shown?.url.replace(/\?.*/, '')).toBe(picture?.url.replace(/\?.*/, ''));
    }
  });

  test('is one of ours for a child, who can’t take a file of anybody', async () => {
    const { body } = await make('student', [star]);
    const flashcardDeckId = body.flashcardDeckId;
    expect((await open(flashcardDeckId, 'student')).flashcards[0]?.picture).toEqual(star);
    const picture = { url: await upload(), alt: '' };
    const added = { as: as('student'), body: { flashcardDeckId, ...card(picture) } };
    const refused = await server.ask(createFlashcard, added);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([409, 'uploadGone']);
    expect((await make('student', [picture])).status).toBe(409);
    expect((await make('otherTutor', [picture])).status).toBe(409);
    expect((await open(flashcardDeckId, 'student')).cardCount).toBe(1);
  });

  test.each(['https://example.com/a.png', 'javascript:alert(1)', 'drawn:nothing', '//evil.example/a.png', ''])(
    'is no other address: %s',
    async (url) => {
      expect((await make('tutor', [{ url, alt: '' }])).status).toBe(400);
    },
  );
});

describe('in an Anki package', () => {
  test('goes out and comes back to a tutor; a child keeps ours, and is told of the others', async () => {
    const url = await upload();
    const { body } = await make('tutor', [{ url, alt: 'A <flag> & more' }, star], [world.people.student.userId]);
    const file = await exported(body.flashcardDeckId, 'student');
    const media: Record<string, string> = JSON.parse(strFromU8(unzipSync(file).media ?? new Uint8Array()));
    expect(Object.values(media).toSorted()).toEqual([
      expect.stringMatching(/^comet-[0-9a-f-]{36}\.webp$/),
      'comet-star.svg',
    ]);

    const back = await take(file, 'tutor');
    expect(back.leftOut).toEqual([]);
    const { flashcards } = await open(back.decks[0]?.flashcardDeckId ?? 0, 'tutor');
    expect(flashcards.map(({ picture }) => picture?.alt)).toEqual(['A <flag> & more', '']);
    const picture = await server.app.inject({ url: flashcards[0]?.picture?.url ?? '' });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });

    const own = await take(file, 'student');
    expect(own.leftOut).toMatchObject([{ reason: expect.stringMatching(/^Pictures in cards/), count: 1 }]);
    const deck = await open(own.decks[0]?.flashcardDeckId ?? 0, 'student');
    expect(deck.flashcards.map((one) => one.picture)).toEqual([null, star]);
  });

  test('that is no picture is left out, and a script in it runs nowhere', async () => {
    const { body } = await make('tutor', [{ url: await upload(), alt: '' }, star]);
    const files = unzipSync(await exported(body.flashcardDeckId, 'tutor'));
    const svg = strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const entry = Object.entries(files).find(([, content]) => strFromU8(content, true).startsWith('RIFF'))?.[0] ?? '';
    const { decks, leftOut } = await take(zipSync({ ...files, [entry]: svg }), 'tutor');
    expect(leftOut).toMatchObject([{ reason: expect.stringMatching(/^Pictures of a kind/), count: 1 }]);
    const { flashcards } = await open(decks[0]?.flashcardDeckId ?? 0, 'tutor');
    expect(flashcards.map(({ picture }) => picture)).toEqual([null, star]);
  });
});
