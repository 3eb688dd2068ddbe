/** Writes a deck as an Anki package of the oldest format, which every Anki reads. */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import type { CardMemory } from '@comet/domain/flashcards/schedule';
import { days, seconds } from '@comet/domain/time';
import { ZipFile } from 'yazl';
import { ownFields, ownTemplate, toOwnFields } from './own-note-type.ts';

export interface WrittenCard {
  readonly flashcardId: number;
  readonly card: CardDraft;
  /** The name of its picture among the media. */
  readonly pictureFile: string | undefined;
  /** What the child who takes the deck along remembers of it. */
  readonly memory: CardMemory | null;
}

const schema = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
    dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);`;

/** Never changes: Anki knows by it that it has the note type already. */
const noteTypeId = 1_700_000_000_002;
const schemaVersion = 11;
const ordinaryEase = 2500;

const noteType = (deckId: number, nowSeconds: number) => ({
  id: noteTypeId,
  name: 'Comet Club',
  type: 0,
  mod: nowSeconds,
  usn: -1,
  sortf: 0,
  did: deckId,
  vers: [],
  tags: [],
  latexPre: '',
  latexPost: '',
  css: '.card { font-family: sans-serif; font-size: 24px; text-align: center; } .picture img { max-height: 240px; } .more { font-size: 18px; margin-top: 8px; }',
  req: [[0, 'any', [0]]],
  flds: ownFields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
  tmpls: [{ name: 'Card', ord: 0, qfmt: ownTemplate.front, afmt: ownTemplate.back, did: null, bqfmt: '', bafmt: '' }],
});

const deckRow = (id: number, name: string, nowSeconds: number) => ({
  id,
  name,
  mod: nowSeconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: {
    delays: [1, 10],
    ints: [1, 4, 7],
    initialFactor: ordinaryEase,
    order: 1,
    perDay: 20,
    bury: true,
    separate: true,
  },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, minSpace: 1, ivlFct: 1, maxIvl: 36_500, bury: true },
};

/** How Anki finds notes of the same first field: the beginning of its hash as a number. */
const checksum = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

const daySeconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / seconds(1);
const noon = 12 * 60 * 60;

/** A card as Anki schedules it. Days count from the day of the collection. */
function scheduleOf(memory: CardMemory | null, createdSeconds: number, place: number) {
  if (memory === null) return { type: 0, queue: 0, due: place + 1, ivl: 0, factor: 0, reps: 0, lapses: 0, data: '' };
  const { lastDay, dueDay, stabilityDays, difficulty, reviews, lapses } = memory;
  const last = daySeconds(lastDay);
  const due = daySeconds(dueDay);
  return {
    type: 2,
    queue: 2,
    due: Math.round((due - createdSeconds) / (days(1) / seconds(1))),
    ivl: Math.max(1, Math.round((due - last) / (days(1) / seconds(1)))),
    factor: ordinaryEase,
    reps: reviews,
    lapses,
    data: JSON.stringify({ s: stabilityDays, d: difficulty, lrt: last + noon }),
  };
}

function writeCollection(
  deck: { readonly deckId: number; readonly name: string },
  cards: readonly WrittenCard[],
  now: Date,
): Uint8Array {
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(schema);
    const nowMs = now.getTime();
    const nowSeconds = Math.floor(nowMs / seconds(1));
    const createdSeconds = daySeconds(now.toISOString().slice(0, 10));
    const deckId = noteTypeId + deck.deckId;
    db.prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)').run(
      createdSeconds,
      nowMs,
      nowMs,
      schemaVersion,
      JSON.stringify({
        nextPos: cards.length + 1,
        curDeck: deckId,
        activeDecks: [deckId],
        curModel: String(noteTypeId),
      }),
      JSON.stringify({ [noteTypeId]: noteType(deckId, nowSeconds) }),
      JSON.stringify({
        1: deckRow(1, 'Default', nowSeconds),
        [deckId]: deckRow(deckId, deck.name.replaceAll('::', ': '), nowSeconds),
      }),
      JSON.stringify({ 1: deckOptions }),
      '{}',
    );
    const addNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')");
    const addCard = db.prepare('insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)');
    db.exec('begin');
    for (const [place, { flashcardId, card, pictureFile, memory }] of cards.entries()) {
      // Ids are moments in Anki; the card's own id makes them the same every time, so that a second import updates.
      const id = noteTypeId + flashcardId;
      const fields = toOwnFields(card, pictureFile);
      addNote.run(
        id,
        `cc-${flashcardId}`,
        noteTypeId,
        nowSeconds,
        fields.join('\x1f'),
        card.front,
        checksum(card.front),
      );
      const { type, queue, due, ivl, factor, reps, lapses, data } = scheduleOf(memory, createdSeconds, place);
      addCard.run(id, id, deckId, nowSeconds, type, queue, due, ivl, factor, reps, lapses, data);
    }
    db.exec('commit');
    return db.serialize();
  } finally {
    db.close();
  }
}

/** The package as a file, with its pictures by their names. */
export async function writePackage(
  deck: { readonly deckId: number; readonly name: string },
  cards: readonly WrittenCard[],
  pictures: ReadonlyMap<string, Uint8Array>,
  now: Date,
): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, content: Uint8Array): void => zip.addBuffer(Buffer.from(content), name, { mtime: now });
  add('collection.anki2', writeCollection(deck, cards, now));
  // Anki numbers the files and lists their names.
  const names = [...pictures.keys()];
  add('media', Buffer.from(JSON.stringify(Object.fromEntries(names.entries()))));
  for (const [place, content] of [...pictures.values()].entries()) add(String(place), content);
  zip.end();
  return buffer(zip.outputStream);
}
