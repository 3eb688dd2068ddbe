import type { AnswerOf } from '@comet/contract/call';
import { uploadFile } from '@comet/contract/uploads';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { sendFile } from '../testing/send-file.ts';
import { startServerOn, type TestServer, testNow } from '../testing/test-server.ts';

const { people } = inject('world');
let server: TestServer;
let liveClass: LiveClass;
beforeAll(async () => {
  server = await startServerOn(inject('worldTemplate'), {});
  liveClass = createLiveClass(server, inject('world'));
});
afterAll(() => server.close());
afterEach(async () => {
  await liveClass.closePages();
  server.clock.set(testNow);
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

async function upload(as: string): Promise<string> {
  const sent = await sendFile(server, uploadFile, { content: pdf, name: 'slides.pdf', type: 'application/pdf', as });
  const { fileId }: AnswerOf<typeof uploadFile> = sent.json();
  return fileId;
}

test('slides reach those who are in, with a link that opens the file, and each page has its own lines', async () => {
  const { tutor, student } = await liveClass.meet();
  const fileId = await upload(people.tutor.accessToken);
  tutor.send({ type: 'showSlides', fileId });
  await expect.poll(() => student.all('slides').at(-1)?.fileId).toBe(fileId);
  const url = student.all('slides').at(-1)?.url ?? '';
  expect((await server.app.inject({ url })).body).toContain('%PDF');
  tutor.send({ type: 'draw', stroke: 1, colour: 'ink', points: [1, 2] });
  tutor.send({ type: 'turn', page: 2 });
  await expect.poll(() => student.view()?.slides?.page).toBe(2);
  expect(student.all('board').at(-1)?.strokes).toEqual([]);
  tutor.send({ type: 'turn', page: 1 });
  await expect
    .poll(() =>
      student
        .all('board')
        .at(-1)
        ?.strokes.map(({ key }) => key),
    )
    .toEqual(['1-1']);
});

test('a file of another tutor is shown to nobody, and children show none', async () => {
  const { tutor, student } = await liveClass.meet();
  const foreign = await upload(people.otherTutor.accessToken);
  student.send({ type: 'showSlides', fileId: foreign });
  await expect.poll(() => student.all('refused').length).toBe(1);
  tutor.send({ type: 'showSlides', fileId: foreign });
  await expect.poll(() => tutor.all('refused').at(-1)?.reason).toBe('noSlides');
  await expect.poll(() => tutor.view()?.slides).toBeNull();
  expect([...tutor.all('slides'), ...student.all('slides')]).toEqual([]);
});
