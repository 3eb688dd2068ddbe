/**
 * Reads an Anki package in a process of its own: package on the standard input, decks as JSON on the standard output. A file that
 * was made to break its reader ends this process and nothing else. It exits with 2 for a file that is no readable package.
 */
import { buffer } from 'node:stream/consumers';
import { openPackage, UnreadablePackage } from './open-package.ts';
import { readCollection } from './read-collection.ts';
import { toDecks } from './to-decks.ts';

try {
  const { collection, isNewest } = openPackage(await buffer(process.stdin));
  process.stdout.write(JSON.stringify(toDecks(readCollection(collection, isNewest))));
} catch (error) {
  if (!(error instanceof UnreadablePackage)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 2;
}
