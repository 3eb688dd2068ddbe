/** What other features may use from flashcards. */

export { createAnkiService } from './anki/anki.service.ts';
export { createDecksService } from './decks.service.ts';
export { flashcardsData } from './flashcards.data.ts';
export { registerFlashcards } from './flashcards.routes.ts';
export { createMemoryService } from './memory.service.ts';
export { createPassingService } from './passing.service.ts';
