/** What is kept about flashcards. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

const setFor = `exists (select from flashcard_deck_students ds where ds.deck_id = t.deck_id and ds.student_id = any($1))
  or exists (select from flashcard_deck_classrooms dc join classroom_students cs using (classroom_id)
    where dc.deck_id = t.deck_id and cs.student_id = any($1))`;
const ofDeck = (relation: string): string =>
  `exists (select from flashcard_decks d where d.deck_id = t.deck_id and (${relation}))`;

export const flashcardsData: FeatureData = {
  personal: [
    {
      table: 'flashcard_decks',
      title: 'Decks of flashcards',
      about: `t.owner_id = any($1) or ${setFor}`,
      secret: ['fingerprint'],
      erased: [eraseNames('flashcard_decks', 'name', setFor)],
      kept: 'withAccount',
    },
    {
      table: 'flashcards',
      title: 'Cards of own decks',
      about: ofDeck('d.owner_id = any($1)'),
      erased: 'withAccount',
      kept: 'withAccount',
    },
    ofPerson('flashcard_deck_students', 'Decks set by tutors'),
    ofPerson('flashcard_passes', 'Decks that were passed'),
    ofPerson('flashcard_progress', 'Answers to flashcards, and what is remembered'),
    ofPerson('flashcard_days', 'Flashcards by day'),
  ],
  impersonal: { flashcard_deck_classrooms: 'Which classes a deck is set for' },
};
