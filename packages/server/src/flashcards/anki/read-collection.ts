/**
 * Reads the database of an Anki package. It was written by somebody else, so nothing in it may run: only plain tables are read,
 * by an authorizer that allows nothing but reading them, on a copy in memory.
 */
import { constants, DatabaseSync } from 'node:sqlite';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { z } from 'zod';
import { UnreadablePackage } from './open-package.ts';

/** Cards that are read of a package at most; what a person may have, and some to name. */
export const maxReadCards = 25_000;
const maxNoteTypes = 500;

export interface AnkiTemplate {
  readonly front: string;
  readonly back: string;
}

export interface AnkiNoteType {
  readonly isCloze: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly AnkiTemplate[];
}

/** How a card stands with its learner. */
export interface AnkiReview {
  readonly intervalDays: number;
  /** 2.5 for a card that is as hard as most. */
  readonly ease: number;
  /** What FSRS knows of the card, where it was on. */
  readonly stabilityDays: number | null;
  readonly difficulty: number | null;
  readonly lastReviewMs: number | null;
  readonly dueMs: number;
  readonly reviews: number;
  readonly lapses: number;
}

export interface AnkiCard {
  readonly deckId: string;
  readonly noteTypeId: string;
  /** The place of its template, or of its gap, from 0. */
  readonly ordinal: number;
  readonly fields: readonly string[];
  /** Nothing for a card that is new or still being learned. */
  readonly review: AnkiReview | null;
}

export interface AnkiCollection {
  readonly deckNames: ReadonlyMap<string, string>;
  readonly noteTypes: ReadonlyMap<string, AnkiNoteType>;
  readonly cards: readonly AnkiCard[];
}

const tables = new Set(['col', 'notes', 'cards', 'revlog', 'notetypes', 'fields', 'templates', 'decks']);
const fieldMark = '\x1f';
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The newest format sorts names by a rule that only Anki has, and SQLite reads no table whose rule it doesn't know. It never has to
 * sort by it here, so the rule is given the name of one that it knows and that has as many letters.
 */
function withKnownSorting(database: Buffer): void {
  const [anki, known] = ['collate unicase', 'collate  nocase'];
  for (let at = database.indexOf('unicase'); at !== -1; at = database.indexOf('unicase', at + 1)) {
    const from = at - (anki.length - 'unicase'.length);
    if (database.toString('latin1', from, from + anki.length).toLowerCase() === anki)
      database.write(known, from, 'latin1');
  }
}

/** A database that only the known tables of can be read; a view or a virtual table of their names is refused. */
function openReadOnly(bytes: Uint8Array): DatabaseSync {
  const copy = Buffer.from(bytes);
  // Version 2 keeps changes in a second file, which a copy in memory doesn't have; without one it's the same as version 1.
  for (const place of [18, 19]) if (copy[place] === 2) copy[place] = 1;
  withKnownSorting(copy);
  const db = new DatabaseSync(':memory:', { allowExtension: false });
  db.deserialize(copy);
  db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma hard_heap_limit = 300000000');
  const found = z
    .array(z.object({ name: z.string(), type: z.string(), sql: z.string().nullable() }))
    .parse(db.prepare('select name, type, sql from sqlite_master').all());
  const strange = found.filter(
    ({ name, type, sql }) => tables.has(name) && (type !== 'table' || !/^\s*create\s+table\b/i.test(sql ?? '')),
  );
  if (strange.length > 0) throw new UnreadablePackage('not a collection');
  db.setAuthorizer((action, table) => {
    const isRead = action === constants.SQLITE_READ && table !== null && tables.has(table);
    return isRead || action === constants.SQLITE_SELECT ? constants.SQLITE_OK : constants.SQLITE_DENY;
  });
  return db;
}

const olderNoteTypes = z.record(
  z.string(),
  z.object({
    type: z.number().optional(),
    flds: z.array(z.object({ name: z.string(), ord: z.number().optional() })),
    tmpls: z.array(z.object({ qfmt: z.string(), afmt: z.string(), ord: z.number().nullish() })),
  }),
);
const olderDecks = z.record(z.string(), z.object({ name: z.string() }));
const olderCollection = z.object({ models: z.string(), decks: z.string() });

const inOrder = <T extends { readonly ord?: number | null | undefined }>(list: readonly T[]): T[] =>
  list.toSorted((one, other) => (one.ord ?? 0) - (other.ord ?? 0));

function readOlder(db: DatabaseSync): Pick<AnkiCollection, 'deckNames' | 'noteTypes'> {
  const { models, decks } = olderCollection.parse(db.prepare('select models, decks from col limit 1').get());
  const types = olderNoteTypes.parse(JSON.parse(models));
  const names = olderDecks.parse(JSON.parse(decks));
  return {
    deckNames: new Map(Object.entries(names).map(([id, { name }]) => [id, name])),
    noteTypes: new Map(
      Object.entries(types).map(([id, { type, flds, tmpls }]) => [
        id,
        {
          isCloze: type === 1,
          fields: inOrder(flds).map(({ name }) => name),
          templates: inOrder(tmpls).map(({ qfmt, afmt }) => ({ front: qfmt, back: afmt })),
        },
      ]),
    ),
  };
}

const id = z.int().transform(String);
const blob = z.instanceof(Uint8Array);
const newestNoteTypes = z.array(z.object({ id, config: blob }));
const newestFields = z.array(z.object({ ntid: id, name: z.string() }));
const newestTemplates = z.array(z.object({ ntid: id, config: blob }));
const newestDecks = z.array(z.object({ id, name: z.string() }));

const varint = 0;
const lengthDelimited = 2;

/** The first two fields of a message: texts, and a whole number. */
function readMessage(message: Uint8Array): { readonly texts: ReadonlyMap<number, string>; readonly number: number } {
  const reader = new BinaryReader(message);
  const texts = new Map<number, string>();
  let number = 0;
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag();
    if (field <= 2 && type === lengthDelimited) texts.set(field, reader.string());
    else if (field === 1 && type === varint) number = reader.uint32();
    else reader.skip(type, field);
  }
  return { texts, number };
}

function readNewest(db: DatabaseSync): Pick<AnkiCollection, 'deckNames' | 'noteTypes'> {
  const all = (statement: string): unknown => db.prepare(statement).all();
  const types = newestNoteTypes.parse(all(`select id, config from notetypes limit ${maxNoteTypes}`));
  const fields = newestFields.parse(all('select ntid, name from fields order by ntid, ord limit 20000'));
  const templates = newestTemplates.parse(all('select ntid, config from templates order by ntid, ord limit 20000'));
  const decks = newestDecks.parse(all('select id, name from decks limit 20000'));
  return {
    deckNames: new Map(decks.map(({ id: deckId, name }) => [deckId, name.replaceAll(fieldMark, '::')])),
    noteTypes: new Map(
      types.map(({ id: typeId, config }) => [
        typeId,
        {
          isCloze: readMessage(config).number === 1,
          fields: fields.filter(({ ntid }) => ntid === typeId).map(({ name }) => name),
          templates: templates
            .filter(({ ntid }) => ntid === typeId)
            .map((template) => {
              const { texts } = readMessage(template.config);
              return { front: texts.get(1) ?? '', back: texts.get(2) ?? '' };
            }),
        },
      ]),
    ),
  };
}

const cardRows = z.array(
  z.object({
    id,
    mid: id,
    did: id,
    odid: id,
    ord: z.int(),
    flds: z.string(),
    type: z.int(),
    due: z.number(),
    odue: z.number(),
    ivl: z.number(),
    factor: z.number(),
    reps: z.number(),
    lapses: z.number(),
    data: z.string().catch(''),
  }),
);
type CardRow = z.infer<typeof cardRows>[number];

const memorySchema = z.object({ s: z.number(), d: z.number(), lrt: z.number().optional() });

/** What FSRS left in the card's own notes. */
function memoryOf(data: string): z.infer<typeof memorySchema> | undefined {
  try {
    return memorySchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

const reviewTypes = new Set([2, 3]);

function reviewOf(card: CardRow, lastReviews: ReadonlyMap<string, number>, createdMs: number): AnkiReview | null {
  if (!reviewTypes.has(card.type) || card.ivl <= 0 || card.reps <= 0) return null;
  const memory = memoryOf(card.data);
  const due = card.odid === '0' ? card.due : card.odue;
  return {
    intervalDays: card.ivl,
    ease: card.factor / 1000,
    stabilityDays: memory?.s ?? null,
    difficulty: memory?.d ?? null,
    lastReviewMs: memory?.lrt === undefined ? (lastReviews.get(card.id) ?? null) : memory.lrt * 1000,
    dueMs: createdMs + due * dayMs,
    reviews: card.reps,
    lapses: card.lapses,
  };
}

const lastReviewRows = z.array(z.object({ cid: id, id: z.number() }));

/** Throws UnreadablePackage. */
export function readCollection(bytes: Uint8Array, isNewest: boolean): AnkiCollection {
  try {
    const db = openReadOnly(bytes);
    try {
      const { crt } = z.object({ crt: z.number() }).parse(db.prepare('select crt from col limit 1').get());
      const rows = cardRows.parse(
        db
          .prepare(
            `select c.id, n.mid, c.did, c.odid, c.ord, n.flds, c.type, c.due, c.odue, c.ivl, c.factor, c.reps, c.lapses, c.data
              from cards c join notes n on n.id = c.nid order by c.nid, c.ord limit ${maxReadCards}`,
          )
          .all(),
      );
      // The latest of a card is read last and stays.
      const reviews = lastReviewRows.parse(db.prepare('select cid, id from revlog order by id limit 500000').all());
      const lastReviews = new Map(reviews.map(({ cid, id: atMs }) => [cid, atMs]));
      return {
        ...(isNewest ? readNewest(db) : readOlder(db)),
        cards: rows.map((row) => ({
          deckId: row.odid === '0' ? row.did : row.odid,
          noteTypeId: row.mid,
          ordinal: row.ord,
          fields: row.flds.split(fieldMark),
          review: reviewOf(row, lastReviews, crt * 1000),
        })),
      };
    } finally {
      db.close();
    }
  } catch (error) {
    throw error instanceof UnreadablePackage ? error : new UnreadablePackage('broken', { cause: error });
  }
}
