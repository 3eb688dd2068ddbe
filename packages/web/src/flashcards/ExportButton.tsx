/** Saves a deck as a table that any spreadsheet, Anki and Quizlet can read. */
import { type Deck, getDeck } from '@comet/contract/flashcards';
import { cardsPerPart } from '@comet/domain/flashcards/deck';
import { Button } from '@mantine/core';
import { useDoing } from '../api/act.ts';
import { askNow } from '../api/ask.ts';
import { saveCsv, toCsv } from '../ui/csv.ts';

/** Every card, part by part. */
async function exportDeck({ flashcardDeckId: id, name, cardCount }: Deck): Promise<void> {
  const rows: string[][] = [];
  for (let offset = 0; offset < cardCount; offset += cardsPerPart) {
    const part = await askNow(getDeck, { params: { id }, query: { offset } });
    rows.push(...part.flashcards.map(({ front, back, accepted }) => [front, back, ...accepted]));
  }
  saveCsv(name, await toCsv(rows));
}

export function ExportButton({ deck }: { readonly deck: Deck }) {
  const save = useDoing(exportDeck);
  if (deck.cardCount === 0) return null;
  return (
    <Button variant="default" size="sm" loading={save.isPending} onClick={() => save.mutate(deck)}>
      Export as CSV
    </Button>
  );
}
