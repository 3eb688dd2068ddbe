/** Flashcards: contract ↔ services. */
import * as calls from '@comet/contract/flashcards';
import type { Role } from '@comet/domain/accounts/roles';
import type { Serve } from '../platform/serve.ts';
import type { DecksService } from './decks.service.ts';
import type { MemoryService } from './memory.service.ts';
import type { PassingService } from './passing.service.ts';

interface Parts {
  readonly decks: DecksService;
  readonly flashcardPassing: PassingService;
  readonly flashcardMemory: MemoryService;
}

/** A student finds their own decks and those set for them; a tutor those they have made. */
const relationOf = ({ role }: { readonly role: Role }) => (role === 'student' ? 'self' : 'setter');

export function registerFlashcards(serve: Serve, parts: Parts): void {
  const { decks, flashcardPassing: passing, flashcardMemory: memory } = parts;
  serve(calls.listStudentDecks, ({ actor, query }) => decks.listOfStudent(actor, query.isForUser === 'isForUser'));
  serve(calls.listTutorDecks, ({ actor }) => decks.listOfTutor(actor.userId));
  serve(calls.createDeck, async ({ actor, body }) => ({ flashcardDeckId: await decks.create(actor, body) }));
  serve(calls.getDeck, ({ actor, params, query, actAs }) =>
    decks.open(params.id, actAs(relationOf(actor)).userId, query.offset),
  );

  serve(calls.updateDeck, async ({ actor, params, body, actAs }) => {
    await decks.update(actAs(relationOf(actor)), params.id, body);
    return {};
  });

  serve(calls.deleteDeck, async ({ actor, params, actAs }) => {
    await decks.delete(actAs(relationOf(actor)).userId, params.id);
    return {};
  });

  serve(calls.createFlashcard, async ({ actor, body, actAs }) => {
    const { flashcardDeckId, ...card } = body;
    const [flashcardId = 0] = await decks.addCards(actAs(relationOf(actor)).userId, flashcardDeckId, [card]);
    return { flashcardId };
  });

  serve(calls.createFlashcards, async ({ actor, body, actAs }) => {
    const added = await decks.addCards(actAs(relationOf(actor)).userId, body.flashcardDeckId, body.flashcards);
    return { added: added.length };
  });

  serve(calls.updateFlashcard, async ({ actor, params, body, actAs }) => {
    await decks.updateCard(actAs(relationOf(actor)).userId, params.id, body);
    return {};
  });

  serve(calls.deleteFlashcard, async ({ actor, params, actAs }) => {
    await decks.deleteCard(actAs(relationOf(actor)).userId, params.id);
    return {};
  });

  serve(calls.passFlashcard, ({ body, actAs }) => passing.answer(actAs('self'), body));

  serve(calls.restartDeck, async ({ body, actAs }) => {
    await passing.restart(actAs('self'), body.flashcardDeckId);
    return {};
  });

  serve(calls.shuffleDeck, async ({ body, actAs }) => {
    await passing.shuffle(actAs('self'), body.flashcardDeckId);
    return {};
  });

  serve(calls.listReadyDecks, ({ actor }) => decks.listReady(actor.userId));
  serve(calls.addReadyDeck, async ({ actor, body }) => ({
    flashcardDeckId: await decks.addReady(actor.userId, body.readyKey),
  }));
  serve(calls.addMistakes, ({ body, actAs }) => decks.addMistakes(actAs('self').userId, body.attemptId));
  serve(calls.listDueFlashcards, ({ actor }) => memory.listDue(actor));
  serve(calls.getFlashcardProgress, async ({ actor, query, reach }) => {
    await reach(query.studentId);
    return memory.progress(query.studentId, actor.role === 'tutor' ? actor.userId : undefined);
  });
  serve(calls.listDeckStudents, ({ params, actAs }) => memory.listLearners(actAs('setter'), params.id));

  serve(calls.passDeck, ({ body, actAs }) => passing.finish(actAs('self'), body.flashcardDeckId));
}
