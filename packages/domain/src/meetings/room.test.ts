import { describe, expect, test } from 'vitest';
import { draw, emptyBoard, rubOut } from './board.ts';
import {
  type Act,
  applyAct,
  emptyRoom,
  enter,
  leave,
  mayAct,
  maySpeak,
  type Room,
  recordedVoice,
  resume,
} from './room.ts';
import { maxNumbersPerBoard, maxNumbersPerStroke, maxStrokes } from './room-limits.ts';
import { answerKey, type Given, tallyOf } from './room-question.ts';
import { mayRead, viewFor } from './room-view.ts';
import { type KeptBoard, putAway } from './slides.ts';

const now = 1_000;
const [tutorId, zoeId, adamId, waitingId] = [1, 2, 3, 4];
const [tutor, zoe, adam, waiting] = [1, 2, 3, 4];

const option = (place: number): Given => ({ type: 'multipleChoice', option: place });
const text = (typed: string): Given => ({ type: 'writeAnswer', text: typed });
const picks = (...places: number[][]): Given => ({ type: 'multipleWordChoice', picks: places });

let clock = 0;

/** Each act a millisecond after the one before. */
function after(room: Room, seat: number, ...acts: Act[]): Room {
  return acts.reduce((before, act) => {
    clock += 1;
    const next = applyAct(before, seat, act, clock);
    if (next === 'full') throw new Error('the board is full');
    return next;
  }, room);
}

function entered(room: Room, userId: number, role: 'tutor' | 'child', name: string, mayRecordVoice = false): Room {
  const worn = role === 'child' ? [userId] : null;
  const next = enter(room, { userId, role, name, mayRecordVoice, worn });
  if (next === 'removed') throw new Error(`${name} was removed`);
  return next;
}

/** A tutor and two children who are in, and one who waits. */
function lesson(): Room {
  const withTutor = entered(emptyRoom, tutorId, 'tutor', 'Tess');
  const withChildren = entered(entered(withTutor, zoeId, 'child', 'Zoe'), adamId, 'child', 'Adam');
  const open = after(withChildren, tutor, { type: 'admit', seat: zoe }, { type: 'admit', seat: adam });
  return entered(open, waitingId, 'child', 'Mei');
}

const asked = (): Room => after(lesson(), tutor, { type: 'ask', itemId: 7 });
const gives = (place: number): Act => ({ type: 'give', number: 1, given: option(place) });
const shown = (): Room => after(asked(), tutor, { type: 'showAnswers' });

const called = (): Room => after(lesson(), tutor, { type: 'call', seat: zoe });

describe('who may do what', () => {
  const draws: Act = { type: 'draw', stroke: 1, colour: 'ink', points: [1, 1] };
  test.each<[string, Room, number, Act, boolean]>([
    ['the tutor lets a child in', lesson(), tutor, { type: 'admit', seat: waiting }, true],
    ['a child lets nobody in', lesson(), zoe, { type: 'admit', seat: waiting }, false],
    ['a child opens no door', lesson(), zoe, { type: 'open', isOpen: true }, false],
    ['a child raises a hand', lesson(), zoe, { type: 'hand', isUp: true }, true],
    ['whoever waits does nothing', lesson(), waiting, { type: 'hand', isUp: true }, false],
    ['whoever waits says nothing', lesson(), waiting, { type: 'say', to: null, text: 'Hello' }, false],
    ['the tutor calls on a child', lesson(), tutor, { type: 'call', seat: zoe }, true],
    ['nobody calls on whoever waits', lesson(), tutor, { type: 'call', seat: waiting }, false],
    ['nobody calls on the tutor', lesson(), tutor, { type: 'call', seat: tutor }, false],
    ['nobody calls on whoever has gone', leave(lesson(), zoe), tutor, { type: 'call', seat: zoe }, false],
    ['a child calls on nobody', lesson(), zoe, { type: 'call', seat: zoe }, false],
    ['a child who isn’t called doesn’t speak', called(), adam, { type: 'speak' }, false],
    ['a called child speaks', called(), zoe, { type: 'speak' }, true],
    ['a called child stops', called(), zoe, { type: 'endCall' }, true],
    ['another child doesn’t stop them', called(), adam, { type: 'endCall' }, false],
    ['the tutor draws', lesson(), tutor, draws, true],
    ['a child doesn’t draw', lesson(), zoe, draws, false],
    ['a called child draws', called(), zoe, draws, true],
    ['a called child doesn’t wipe the board', called(), zoe, { type: 'wipe' }, false],
    ['a child writes to the tutor', lesson(), zoe, { type: 'say', to: null, text: 'Hello' }, true],
    ['a child doesn’t write to another', lesson(), zoe, { type: 'say', to: adam, text: 'Hello' }, false],
    ['the tutor writes to one child', lesson(), tutor, { type: 'say', to: adam, text: 'Hello' }, true],
    ['a child removes nobody', lesson(), zoe, { type: 'remove', seat: adam }, false],
    ['the tutor removes nobody who isn’t there', lesson(), tutor, { type: 'remove', seat: 99 }, false],
    ['the tutor isn’t removed', lesson(), tutor, { type: 'remove', seat: tutor }, false],
    ['a child mutes nobody', lesson(), zoe, { type: 'muteAll' }, false],
    ['a child asks nothing', lesson(), zoe, { type: 'ask', itemId: 7 }, false],
    ['a child answers', asked(), zoe, gives(1), true],
    ['a child changes the answer', after(asked(), zoe, gives(1)), zoe, gives(2), true],
    ['nobody answers where nothing is asked', lesson(), zoe, gives(1), false],
    ['nobody answers the question before', after(asked(), tutor, { type: 'ask', itemId: 8 }), zoe, gives(1), false],
    ['nobody answers once all is shown', shown(), zoe, gives(1), false],
    ['nobody answers what was taken back', after(asked(), tutor, { type: 'closeQuestion' }), zoe, gives(1), false],
    ['whoever waits doesn’t answer', asked(), waiting, gives(1), false],
    ['the tutor doesn’t answer', asked(), tutor, gives(1), false],
    ['a child shows nothing', asked(), zoe, { type: 'showAnswers' }, false],
    ['a child takes no question back', asked(), zoe, { type: 'closeQuestion' }, false],
    ['nothing is shown where nothing is asked', lesson(), tutor, { type: 'showAnswers' }, false],
    ['somebody without a seat does nothing', lesson(), 99, { type: 'react', reaction: 'clap' }, false],
  ])('%s', (_, room, seat, act, isAllowed) => {
    expect(mayAct(room, seat, act)).toBe(isAllowed);
  });
});

describe('speaking', () => {
  test('takes the tutor’s call and the child’s own word', () => {
    expect(maySpeak(lesson(), zoe)).toBe(false);
    expect(maySpeak(called(), zoe)).toBe(false);
    const speaking = after(called(), zoe, { type: 'speak' });
    expect([maySpeak(speaking, zoe), maySpeak(speaking, adam)]).toEqual([true, false]);
  });

  test.each<[string, (room: Room) => Room]>([
    ['the child stops', (room) => after(room, zoe, { type: 'endCall' })],
    ['the tutor mutes all', (room) => after(room, tutor, { type: 'muteAll' })],
    ['the tutor calls on another', (room) => after(room, tutor, { type: 'call', seat: adam })],
    ['the child is removed', (room) => after(room, tutor, { type: 'remove', seat: zoe })],
    ['the child loses the connection', (room) => leave(room, zoe)],
    ['the tutor loses the connection', (room) => leave(room, tutor)],
    ['the room moves to another process', resume],
  ])('ends when %s', (_, end) => {
    expect(maySpeak(end(after(called(), zoe, { type: 'speak' })), zoe)).toBe(false);
  });
});

describe('who learns what', () => {
  test('whoever waits learns nothing, and the tutor alone learns of them', () => {
    expect(viewFor(lesson(), waitingId, now)).toBeUndefined();
    expect(viewFor(lesson(), tutorId, now)?.waiting).toEqual([{ seat: waiting, name: 'Mei' }]);
    expect(JSON.stringify(viewFor(lesson(), zoeId, now))).not.toContain('Mei');
  });

  test('ids of people are in no view', () => {
    const [member] = viewFor(lesson(), zoeId, now)?.members ?? [];
    expect(Object.keys(member ?? {})).toEqual(['seat', 'name', 'isTutor', 'worn', 'isHere', 'handPlace']);
  });

  test('hands have an order', () => {
    const first = after(lesson(), adam, { type: 'hand', isUp: true });
    const both = after(first, zoe, { type: 'hand', isUp: true });
    const places = viewFor(both, tutorId, now)?.members.map(({ handPlace }) => handPlace);
    expect(places).toEqual([null, 2, 1]);
  });

  test('messages of a child go to the tutor alone', () => {
    const room = after(lesson(), zoe, { type: 'say', to: null, text: 'Help!' });
    const [message] = room.messages;
    if (message === undefined) throw new Error('nothing was said');
    expect([tutorId, zoeId, adamId, waitingId].filter((id) => mayRead(room, id, message))).toEqual([tutorId, zoeId]);
  });

  test('messages of the tutor go to one child or to all who are in', () => {
    const one = after(lesson(), tutor, { type: 'say', to: adam, text: 'Well done' });
    const room = after(one, tutor, { type: 'say', to: null, text: 'Ready?' });
    const readers = room.messages.map((message) =>
      [tutorId, zoeId, adamId, waitingId].filter((id) => mayRead(room, id, message)),
    );
    expect(readers).toEqual([
      [tutorId, adamId],
      [tutorId, zoeId, adamId],
    ]);
  });
});

describe('a question to everybody', () => {
  const answered = (): Room => after(after(after(asked(), zoe, gives(1)), adam, gives(2)), zoe, gives(2));

  test('counts the latest answer of each child, and says whose to the tutor alone', () => {
    const question = { number: 1, itemId: 7, isShown: false, answeredCount: 2, childCount: 2 };
    expect(viewFor(answered(), tutorId, now)?.question).toEqual({ ...question, answeredSeats: [adam, zoe] });
    expect(viewFor(answered(), zoeId, now)?.question).toEqual({ ...question, itemId: null, answeredSeats: [] });
    expect(answered().question?.answers.map(({ given }) => answerKey(given))).toEqual(['option 2', 'option 2']);
  });

  test('is for those who are here; an answer stays when its child has gone, and goes when they are removed', () => {
    const gone = leave(answered(), zoe);
    expect(viewFor(gone, tutorId, now)?.question).toMatchObject({ answeredCount: 2, childCount: 2 });
    expect(viewFor(leave(asked(), zoe), tutorId, now)?.question).toMatchObject({ answeredCount: 0, childCount: 1 });
    const removed = after(gone, tutor, { type: 'remove', seat: zoe });
    expect(viewFor(removed, tutorId, now)?.question).toMatchObject({ answeredCount: 1, childCount: 1 });
  });

  test('outlives the process, and the next one has another number', () => {
    expect(resume(answered()).question).toEqual(answered().question);
    const next = after(after(shown(), tutor, { type: 'closeQuestion' }), tutor, { type: 'ask', itemId: 7 });
    expect(next.question).toEqual({ number: 2, itemId: 7, isShown: false, answers: [] });
  });

  test.each<[string, Given[], number[][]]>([
    ['nothing', [], []],
    ['equal options', [option(1), option(2), option(2)], [[2, 3], [1]]],
    ['typed alike', [text('12 cm'), text(' 12  CM '), text('13 cm')], [[1, 2], [3]]],
    ['words in another order', [picks([1, 3]), picks([3, 1]), picks([1], [3])], [[1, 2], [3]]],
  ])('its tally: %s', (_, givens, seats) => {
    const rows = tallyOf(givens.map((given, place) => ({ given, seat: place + 1 })));
    expect(rows.map((row) => row.seats)).toEqual(seats);
  });
});

describe('coming and going', () => {
  test('whoever comes back has their seat and needn’t wait again', () => {
    const back = entered(leave(lesson(), zoe), zoeId, 'child', 'Zoe');
    expect(viewFor(back, zoeId, now)?.seat).toBe(zoe);
  });

  test('whoever was removed doesn’t come back, and nobody gets their seat', () => {
    const room = after(lesson(), tutor, { type: 'remove', seat: zoe });
    expect(enter(room, { userId: zoeId, role: 'child', name: 'Zoe', mayRecordVoice: false, worn: [zoeId] })).toBe(
      'removed',
    );
    const next = entered(after(room, tutor, { type: 'open', isOpen: true }), 9, 'child', 'Ida');
    expect(viewFor(next, 9, now)?.members.map(({ seat }) => seat)).toEqual([tutor, adam, waiting, 5]);
    expect(enter(next, { userId: zoeId, role: 'child', name: 'Zoe', mayRecordVoice: false, worn: [zoeId] })).toBe(
      'removed',
    );
  });

  test('an open room lets in whoever waits and whoever comes', () => {
    const open = entered(after(lesson(), tutor, { type: 'open', isOpen: true }), 9, 'child', 'Ida');
    expect([waitingId, 9].map((id) => viewFor(open, id, now) !== undefined)).toEqual([true, true]);
  });
});

describe('a recording', () => {
  const record = (isOn: boolean, withVoices: boolean): Act => ({ type: 'record', isOn, withVoices });
  /** Zoe's parent allows her voice, Adam's doesn't. */
  const asked = (): Room => entered(lesson(), zoeId, 'child', 'Zoe', true);
  const speaks = (room: Room, seat: number): Room =>
    after(after(room, tutor, { type: 'call', seat }), seat, { type: 'speak' });

  test('is the tutor’s to begin', () => {
    expect([tutor, zoe, waiting].map((seat) => mayAct(lesson(), seat, record(true, true)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each<[string, Room, number | undefined]>([
    ['nothing is recorded', speaks(asked(), zoe), undefined],
    ['the tutor alone is', speaks(after(asked(), tutor, record(true, false)), zoe), undefined],
    ['voices are, and hers is allowed', speaks(after(asked(), tutor, record(true, true)), zoe), zoeId],
    ['voices are, and his isn’t', speaks(after(asked(), tutor, record(true, true)), adam), undefined],
    [
      'she is called and hasn’t pressed Speak',
      after(after(asked(), tutor, record(true, true)), tutor, { type: 'call', seat: zoe }),
      undefined,
    ],
    [
      'it has ended',
      after(speaks(after(asked(), tutor, record(true, true)), zoe), tutor, record(false, true)),
      undefined,
    ],
  ])('has the voice of a child whose parent agrees: %s', (_, room, expected) => {
    expect(recordedVoice(room)?.userId).toBe(expected);
  });

  test('is seen by everybody, each with what it means for them', () => {
    const room = after(asked(), tutor, record(true, true));
    const seenBy = (id: number, seen = room) => viewFor(seen, id, now)?.recording;
    expect([zoeId, adamId].map((id) => seenBy(id)?.isVoiceIn)).toEqual([true, false]);
    expect(seenBy(tutorId)).toEqual({ withVoices: true, isVoiceIn: false });
    expect(seenBy(tutorId, speaks(room, zoe))).toEqual({ withVoices: true, isVoiceIn: true });
    expect(seenBy(zoeId, lesson())).toBeNull();
  });

  test('ends when its page goes, and with its process', () => {
    const room = after(asked(), tutor, record(true, true));
    expect([leave(room, tutor), resume(room)].map(({ recording }) => recording)).toEqual([null, null]);
    expect(leave(room, zoe).recording).not.toBeNull();
  });
});

describe('slides', () => {
  const draws: Act = { type: 'draw', stroke: 1, colour: 'ink', points: [1, 1] };
  const keys = ({ board }: Room) => board.strokes.map(({ points }) => points.length);
  const shows = (fileId: string): Act => ({ type: 'showSlides', fileId });
  const turns = (page: number): Act => ({ type: 'turn', page });

  test('each page and the whiteboard keep their own lines', () => {
    const onPageOne = after(lesson(), tutor, draws, shows('a'), draws, draws);
    const onPageTwo = after(onPageOne, tutor, turns(2));
    const back = after(onPageTwo, tutor, turns(1));
    const hidden = after(back, tutor, { type: 'hideSlides' });
    const other = after(hidden, tutor, shows('b'));
    const again = after(other, tutor, shows('a'));
    expect([onPageOne, onPageTwo, back, hidden, other, again].map(keys)).toEqual([[4], [], [4], [2], [], [4]]);
    expect(viewFor(again, zoeId, now)?.slides).toEqual({ fileId: 'a', page: 1 });
  });

  test('boards that are put away stay bounded: the oldest go first', () => {
    const full = { strokes: [{ key: '1-1', colour: 'ink', points: [1, 1] } as const], numberCount: maxNumbersPerBoard };
    const kept = ['a', 'b', 'c'].reduce<readonly KeptBoard[]>((before, place) => putAway(before, place, full), []);
    expect(kept.map(({ place }) => place)).toEqual(['b', 'c']);
  });

  test.each<[string, Room, number, Act, boolean]>([
    ['the tutor shows slides', lesson(), tutor, shows('a'), true],
    ['a child doesn’t, even when called', called(), zoe, shows('a'), false],
    ['a child doesn’t turn them', after(called(), tutor, shows('a')), zoe, turns(2), false],
    ['nobody turns what isn’t there', lesson(), tutor, turns(2), false],
    ['nobody hides what isn’t there', lesson(), tutor, { type: 'hideSlides' }, false],
  ])('%s', (_, room, seat, act, isAllowed) => {
    expect(mayAct(room, seat, act)).toBe(isAllowed);
  });
});

describe('the board', () => {
  const piece = (key: string, points: number[]) => ({ key, colour: 'purple', points }) as const;

  test('a stroke grows and is rubbed out whole', () => {
    const one = draw(emptyBoard, piece('1-1', [1, 2]));
    if (one === 'full') throw new Error('full');
    const two = draw(one, piece('1-1', [3, 4]));
    if (two === 'full') throw new Error('full');
    expect(two.strokes).toEqual([piece('1-1', [1, 2, 3, 4])]);
    expect(rubOut(two, '1-1')).toEqual(emptyBoard);
  });

  test('it takes no endless stroke and no endless number of them', () => {
    const long = draw(emptyBoard, piece('1-1', new Array(maxNumbersPerStroke).fill(1)));
    if (long === 'full') throw new Error('full');
    expect(draw(long, piece('1-1', [1, 1]))).toBe('full');
    const strokes = Array.from({ length: maxStrokes }, (_, place) => piece(`1-${place}`, [1, 1]));
    expect(draw({ strokes, numberCount: maxStrokes * 2 }, piece('2-1', [1, 1]))).toBe('full');
  });

  test('undo takes away one’s own last stroke', () => {
    const draws = (stroke: number): Act => ({ type: 'draw', stroke, colour: 'ink', points: [1, 1] });
    const both = after(after(called(), tutor, draws(1)), zoe, draws(1));
    expect(after(both, tutor, { type: 'undo' }).board.strokes.map(({ key }) => key)).toEqual(['2-1']);
  });
});
