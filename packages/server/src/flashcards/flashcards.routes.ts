/** Flashcards: contract ↔ services. */
import * as deckCalls from '@comet/contract/flashcard-decks';
import * as packageCalls from '@comet/contract/flashcard-packages';
import * as passingCalls from '@comet/contract/flashcard-passing';
import * as cardCalls from '@comet/contract/flashcards';
import type { Role } from '@comet/domain/accounts/roles';
import { maxPackageBytes } from '@comet/domain/flashcards/deck';
import { createFileTurns, readFormFile } from '../platform/form-file.ts';
import type { Serve } from '../platform/serve.ts';
import type { AnkiService } from './anki/anki.service.ts';
import type { DecksService } from './decks.service.ts';
import type { MemoryService } from './memory.service.ts';
import type { PassingService } from './passing.service.ts';

interface Parts {
  readonly decks: DecksService;
  readonly anki: AnkiService;
  readonly flashcardPassing: PassingService;
  readonly flashcardMemory: MemoryService;
}

/** A student finds their own decks and those set for them; a tutor those they have made. */
const relationOf = ({ role }: { readonly role: Role }) => (role === 'student' ? 'self' : 'setter');

export function registerFlashcards(serve: Serve, parts: Parts): void {
  const { decks, anki, flashcardPassing: passing, flashcardMemory: memory } = parts;
  serve(deckCalls.listStudentDecks, ({ actor, query }) => decks.listOfStudent(actor, query.isForUser === 'isForUser'));
  serve(deckCalls.listTutorDecks, ({ actor }) => decks.listOfTutor(actor.userId));
  serve(deckCalls.createDeck, async ({ actor, body }) => ({ flashcardDeckId: await decks.create(actor, body) }));
  serve(deckCalls.getDeck, ({ actor, params, query, actAs }) =>
    decks.open(params.id, actAs(relationOf(actor)).userId, query.offset),
  );

  serve(deckCalls.updateDeck, async ({ actor, params, body, actAs }) => {
    await decks.update(actAs(relationOf(actor)), params.id, body);
    return {};
  });

  serve(deckCalls.deleteDeck, async ({ actor, params, actAs }) => {
    await decks.delete(actAs(relationOf(actor)).userId, params.id);
    return {};
  });

  serve(cardCalls.createFlashcard, async ({ actor, body, actAs }) => {
    const { flashcardDeckId, ...card } = body;
    const [flashcardId = 0] = await decks.addCards(actAs(relationOf(actor)).userId, flashcardDeckId, [card]);
    return { flashcardId };
  });

  serve(cardCalls.createFlashcards, async ({ actor, body, actAs }) => {
    const added = await decks.addCards(actAs(relationOf(actor)).userId, body.flashcardDeckId, body.flashcards);
    return { added: added.length };
  });

  serve(cardCalls.updateFlashcard, async ({ actor, params, body, actAs }) => {
    await decks.updateCard(actAs(relationOf(actor)).userId, params.id, body);
    return {};
  });

  serve(cardCalls.deleteFlashcard, async ({ actor, params, actAs }) => {
    await decks.deleteCard(actAs(relationOf(actor)).userId, params.id);
    return {};
  });

  serve(passingCalls.passFlashcard, ({ body, actAs }) => passing.answer(actAs('self'), body));

  serve(passingCalls.restartDeck, async ({ body, actAs }) => {
    await passing.restart(actAs('self'), body.flashcardDeckId);
    return {};
  });

  serve(passingCalls.shuffleDeck, async ({ body, actAs }) => {
    await passing.shuffle(actAs('self'), body.flashcardDeckId);
    return {};
  });

  serve(cardCalls.findWord, async ({ query }) => ({ entry: await decks.findWord(query.word) }));
  serve(deckCalls.listReadyDecks, ({ actor }) => decks.listReady(actor.userId));
  serve(deckCalls.addReadyDeck, async ({ actor, body }) => ({
    flashcardDeckId: await decks.addReady(actor.userId, body.readyKey),
  }));
  serve(cardCalls.addMistakes, ({ body, actAs }) => decks.addMistakes(actAs('self').userId, body.attemptId));
  serve(passingCalls.listDueFlashcards, ({ actor }) => memory.listDue(actor));
  serve(passingCalls.getFlashcardProgress, async ({ actor, query, reach }) => {
    await reach(query.studentId);
    return memory.progress(query.studentId, actor.role === 'tutor' ? actor.userId : undefined);
  });
  serve(passingCalls.listDeckStudents, ({ params, actAs }) => memory.listLearners(actAs('setter'), params.id));

  serve(passingCalls.passDeck, ({ body, actAs }) => passing.finish(actAs('self'), body.flashcardDeckId));

  const inTurn = createFileTurns(1);
  serve(packageCalls.importPackage, ({ actor, query, request }) =>
    inTurn(actor.userId, async () => {
      const file = await readFormFile(request, maxPackageBytes, 'packageTooLarge');
      return anki.importPackage(actor, file, query.again === 'again');
    }),
  );
  serve(packageCalls.exportPackage, ({ actor, params, actAs }) =>
    anki.exportPackage(actAs(relationOf(actor)), params.id),
  );
}
