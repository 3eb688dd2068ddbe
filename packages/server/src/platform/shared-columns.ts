/** Columns that the tables of several features share. */
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, in UTC. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The id of a row that there is more of with every day of use: an int would end at 2.1 billion of them. */
export const longId = (name: string) => bigint(name, { mode: 'number' });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
