import { setTimeout as wait } from 'node:timers/promises';
import { listAvatarPresets } from '@comet/contract/avatars';
import { leaveLiveLesson } from '@comet/contract/live-lessons';
import { roomCloseCodes, roomProtocol } from '@comet/contract/room-messages';
import { logOut } from '@comet/contract/sessions';
import { mediaLines } from '@comet/domain/meetings/media-lines';
import { ticketMs } from '@comet/domain/meetings/room-limits';
import { minutes } from '@comet/domain/time';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { askForTicket, knock } from '../testing/room-page.ts';
import { startServerOn, type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, worldPassword } from '../testing/world.ts';
import { createTickets } from './tickets.ts';

/** A class that loses its room has it again. */
const backWithinMs = 5000;

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

const { people } = inject('world');
const tokenOf = async (name: PersonName): Promise<string> => (await server.enter(name, worldPassword)).accessToken;

test('a ticket is for the tutor of the lesson and for children who are registered, while the room is open', async () => {
  const liveLessonId = await liveClass.planLesson();
  const statusOf = async (name: PersonName) =>
    (await askForTicket(server, people[name].accessToken, liveLessonId)).status;
  expect([await statusOf('tutor'), await statusOf('student')]).toEqual([200, 200]);
  expect([await statusOf('otherTutor'), await statusOf('otherStudent'), await statusOf('sibling')]).toEqual([
    404, 404, 404,
  ]);
  expect(await statusOf('parent')).toBe(403);
  server.clock.advance(-minutes(10));
  expect((await askForTicket(server, await tokenOf('student'), liveLessonId)).text).toContain('liveLessonNotYet');
});

test('the door opens to a good ticket alone', async () => {
  const liveLessonId = await liveClass.planLesson();
  const { ticket } = await askForTicket(server, people.student.accessToken, liveLessonId);
  const { userId } = people.student;
  const claims = { userId, sessionId: 'none', liveLessonId, roomId: 1 };
  const forged = await createTickets('another secret').sign(claims, server.clock.now());
  const ofNobody = await createTickets(server.config.secret).sign(claims, server.clock.now());
  expect(await knock(server, [roomProtocol, ticket])).toBe('open');
  expect(await knock(server, [roomProtocol])).toBe('refused');
  expect(await knock(server, [roomProtocol, forged])).toBe('refused');
  expect(await knock(server, [roomProtocol, `${ticket.slice(0, -4)}AAAA`])).toBe('refused');
  expect(await knock(server, [roomProtocol, ofNobody])).toBe('refused');
  expect(await knock(server, [roomProtocol, people.student.accessToken])).toBe('refused');
  expect(await knock(server, ['another-protocol', ticket])).toBe('refused');
  expect(await knock(server, [roomProtocol, ticket], '/somewhere')).toBe('refused');
  server.clock.advance(ticketMs + 1000);
  expect(await knock(server, [roomProtocol, ticket])).toBe('refused');
});

test('a ticket ends with its session', async () => {
  const liveLessonId = await liveClass.planLesson();
  const as = await tokenOf('student');
  const { ticket } = await askForTicket(server, as, liveLessonId);
  await server.ask(logOut, { as });
  expect(await knock(server, [roomProtocol, ticket])).toBe('refused');
});

test('a ticket lets into no other room', async () => {
  const [mine, other] = [await liveClass.planLesson(), await liveClass.planLesson()];
  const { ticket } = await askForTicket(server, people.student.accessToken, mine);
  const tickets = createTickets(server.config.secret);
  const claims = await tickets.read(ticket, server.clock.now());
  if (claims === undefined) throw new Error('the ticket can’t be read');
  const swapped = await tickets.sign({ ...claims, liveLessonId: other }, server.clock.now());
  expect(await knock(server, [roomProtocol, swapped])).toBe('refused');
});

test('whoever waits hears no name, no line and no message; once let in, what was there already', async () => {
  const liveLessonId = await liveClass.planLesson();
  const tutor = await liveClass.come('tutor', liveLessonId);
  tutor.send({ type: 'draw', stroke: 1, colour: 'purple', points: [1, 2, 3, 4] });
  tutor.send({ type: 'say', to: null, text: 'Hello everybody' });
  const student = await liveClass.come('student', liveLessonId);
  tutor.send({ type: 'draw', stroke: 2, colour: 'purple', points: [5, 6] });
  student.send({ type: 'hand', isUp: true });
  student.send({ type: 'offer', sdp: 'v=0' });
  await expect.poll(() => student.all('refused').length).toBe(2);
  expect(student.text()).not.toMatch(/tutor"|"name"|drawn|strokes|Hello|answer/);

  tutor.send({ type: 'open', isOpen: true });
  await expect.poll(() => student.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-1', '1-2']);
  expect(student.all('messages')[0]?.messages.map(({ text }) => text)).toEqual(['Hello everybody']);
  expect(student.view()?.members.map(({ name }) => name)).toEqual(['tutor', 'student']);
  const { usersAvatarPresets } = (await server.ask(listAvatarPresets, { as: people.student.accessToken })).body;
  expect(student.view()?.members.map(({ worn }) => worn)).toEqual([null, usersAvatarPresets]);
});

test('a child’s media are passed on while they speak, and at no other time, whatever their browser sends', async () => {
  const { tutor, student, seat } = await liveClass.meet();
  await Promise.all([tutor.connectMedia(), student.connectMedia()]);
  const heardOn = (line: number) => tutor.received()[line] ?? 0;
  const { microphone, camera, childMicrophone, childCamera } = mediaLines;

  await student.sendPackets(childMicrophone, 20);
  await student.sendPackets(childCamera, 20);
  // What the tutor sends afterwards is here, so what the child sent before would be, too.
  await tutor.sendPackets(microphone, 20);
  await expect.poll(() => student.received()[microphone]).toBeGreaterThan(10);
  expect([heardOn(childMicrophone), heardOn(childCamera)]).toEqual([0, 0]);

  tutor.send({ type: 'call', seat });
  await expect.poll(() => student.view()?.call).toEqual({ seat, isSpeaking: false });
  await student.sendPackets(childMicrophone, 20);
  student.send({ type: 'speak' });
  await expect.poll(() => tutor.view()?.call?.isSpeaking).toBe(true);
  expect(heardOn(childMicrophone)).toBe(0);
  await student.sendPackets(childMicrophone, 20);
  await student.sendPackets(childCamera, 20);
  await expect.poll(() => heardOn(childMicrophone)).toBeGreaterThan(10);
  await expect.poll(() => heardOn(childCamera)).toBeGreaterThan(10);

  tutor.send({ type: 'muteAll' });
  await expect.poll(() => student.view()?.call).toBeNull();
  const before = heardOn(childMicrophone);
  await student.sendPackets(childMicrophone, 20);
  await tutor.sendPackets(camera, 20);
  await expect.poll(() => student.received()[camera]).toBeGreaterThan(10);
  expect(heardOn(childMicrophone)).toBe(before);
});

test('a removed child is out at once, and no ticket brings them back', async () => {
  const { liveLessonId, tutor, student, seat } = await liveClass.meet();
  const { ticket } = await askForTicket(server, people.student.accessToken, liveLessonId);
  tutor.send({ type: 'remove', seat });
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.removed);
  await expect.poll(() => tutor.view()?.members.length).toBe(1);
  await expect.poll(() => knock(server, [roomProtocol, ticket])).toBe('refused');
  const again = await askForTicket(server, people.student.accessToken, liveLessonId);
  expect(again.text).toContain('removedFromLesson');
});

test('after a removal no packet, no line and no name reaches the child, and nothing of theirs the room', async () => {
  const { tutor, student, seat } = await liveClass.meet();
  await Promise.all([tutor.connectMedia(), student.connectMedia()]);
  // What is sent before the way to the child is open is lost, as any packet may be.
  await expect
    .poll(async () => {
      await tutor.sendPackets(mediaLines.microphone, 20);
      return student.received()[mediaLines.microphone];
    })
    .toBeGreaterThan(10);
  tutor.send({ type: 'call', seat });
  await expect.poll(() => student.view()?.call?.seat).toBe(seat);
  student.send({ type: 'speak' });
  await expect.poll(() => tutor.view()?.call?.isSpeaking).toBe(true);
  tutor.send({ type: 'remove', seat });
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.removed);
  const before = { heard: student.text(), received: [...student.received()], tutors: [...tutor.received()] };

  tutor.send({ type: 'draw', stroke: 1, colour: 'ink', points: [1, 2] });
  tutor.send({ type: 'say', to: null, text: 'Now without you' });
  await tutor.sendPackets(mediaLines.microphone, 20);
  await tutor.sendPackets(mediaLines.camera, 20);
  await student.sendPackets(mediaLines.childMicrophone, 20);
  // The tutor's own echo comes after all of it.
  tutor.send({ type: 'react', reaction: 'clap' });
  await expect.poll(() => tutor.all('reacted').length).toBe(1);
  expect({ heard: student.text(), received: [...student.received()], tutors: [...tutor.received()] }).toEqual(before);
});

test.each<[string, (liveLessonId: number, as: string) => Promise<unknown>]>([
  ['gives up the place', (id, as) => server.ask(leaveLiveLesson, { as, params: { id }, query: {} })],
  ['logs out', (_, as) => server.ask(logOut, { as })],
])('a child who %s is put out of the running lesson, and the ticket lets nobody in any more', async (_, end) => {
  const { liveLessonId, tutor } = await liveClass.meet();
  const as = await tokenOf('student');
  const student = await liveClass.come('student', liveLessonId, as);
  const { ticket } = await askForTicket(server, as, liveLessonId);
  await server.rooms.recheck();
  expect(student.closedWith()).toBeUndefined();
  await end(liveLessonId, as);
  await server.rooms.recheck();
  await expect.poll(() => student.closedWith()).toBeDefined();
  await expect.poll(() => tutor.view()?.members.at(-1)?.isHere).toBe(false);
  expect(await knock(server, [roomProtocol, ticket])).toBe('refused');
});

test.each([
  ['no JSON', 'hello'],
  ['an unknown act', '{"type":"promote"}'],
  ['a field too many', '{"type":"undo","seat":1}'],
  ['half a point', '{"type":"draw","stroke":1,"colour":"ink","points":[1,2,3]}'],
  ['a point outside', '{"type":"draw","stroke":1,"colour":"ink","points":[1,99999]}'],
  ['a message that is too long', JSON.stringify({ type: 'say', to: null, text: 'x'.repeat(2000) })],
  ['lists in lists', '['.repeat(60_000)],
])('%s ends the page that sends it, and nothing else', async (_, text) => {
  const { tutor, student } = await liveClass.meet();
  student.sendText(text);
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.unreadable);
  await expect.poll(() => tutor.view()?.members.at(-1)?.isHere).toBe(false);
});

test('a message of a hundred kilobytes and one in bytes never reach a reader', async () => {
  const { student } = await liveClass.meet();
  student.sendText('x'.repeat(200_000));
  await expect.poll(() => student.closedWith()).toBe(1009);
});

test('whoever shouts is slowed down, and then put out', async () => {
  const { tutor, student } = await liveClass.meet();
  for (let time = 0; time < 30; time++) student.send({ type: 'react', reaction: 'clap' });
  await expect.poll(() => student.all('refused').some(({ reason }) => reason === 'tooFast')).toBe(true);
  expect(tutor.all('reacted').length).toBeLessThan(15);
  for (let time = 0; time < 1000; time++) student.send({ type: 'react', reaction: 'clap' });
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.tooFast);
});

test('a second page of the same person takes the seat of the first', async () => {
  const { liveLessonId, tutor, student, seat } = await liveClass.meet();
  const second = await liveClass.come('student', liveLessonId);
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.openedElsewhere);
  await expect.poll(() => second.view()?.seat).toBe(seat);
  expect(tutor.view()?.members.filter(({ isHere }) => isHere)).toHaveLength(2);
});

test('the room outlives its process: after kill -9 everybody comes back to their seat and the board', async () => {
  const { liveLessonId, tutor, student, seat } = await liveClass.meet();
  tutor.send({ type: 'draw', stroke: 7, colour: 'green', points: [1, 2] });
  await expect.poll(() => student.all('drawn').length).toBe(1);
  // What happened is kept once a second.
  await wait(1500);
  const pid = await liveClass.pidOf(liveLessonId);
  await liveClass.sparePid();
  const killedAt = performance.now();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => [student, tutor].every((page) => page.closedWith() !== undefined)).toBe(true);
  const [back] = await Promise.all([liveClass.come('student', liveLessonId), liveClass.come('tutor', liveLessonId)]);
  await expect.poll(() => back.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-7']);
  await expect.poll(() => back.view()?.members.every(({ isHere }) => isHere)).toBe(true);
  expect(performance.now() - killedAt).toBeLessThan(backWithinMs);
  expect(back.view()?.seat).toBe(seat);
  expect(await liveClass.pidOf(liveLessonId)).not.toBe(pid);
});

test('a process told to end says so, and the next one takes over within 5 seconds', async () => {
  const { liveLessonId, student } = await liveClass.meet();
  await liveClass.sparePid();
  const toldAt = performance.now();
  process.kill(await liveClass.pidOf(liveLessonId), 'SIGTERM');
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.moving);
  const back = await liveClass.come('student', liveLessonId);
  await expect.poll(() => back.view()?.members.length).toBe(2);
  expect(performance.now() - toldAt).toBeLessThan(backWithinMs);
});
