/** Saves a deck as a table that any spreadsheet and Quizlet can read, or as an Anki package. */
import { type Deck, getDeck } from '@comet/contract/flashcard-decks';
import { exportPackage } from '@comet/contract/flashcard-packages';
import { cardsPerPart } from '@comet/domain/flashcards/deck';
import { Button, Group } from '@mantine/core';
import toast from 'react-hot-toast';
import { useDoing } from '../api/act.ts';
import { askNow } from '../api/ask.ts';
import { saveCsv, toCsv } from '../ui/csv.ts';
import { saveFile } from '../ui/save-file.ts';

/** Every card, part by part. */
async function exportTable({ flashcardDeckId: id, name, cardCount }: Deck): Promise<void> {
  const rows: string[][] = [];
  for (let offset = 0; offset < cardCount; offset += cardsPerPart) {
    const part = await askNow(getDeck, { params: { id }, query: { offset } });
    rows.push(...part.flashcards.map(({ front, back, accepted }) => [front, back, ...accepted]));
  }
  saveCsv(name, await toCsv(rows));
}

async function exportToAnki({ flashcardDeckId: id }: Deck): Promise<void> {
  const { name, content, picturesLeftOut } = await askNow(exportPackage, { params: { id } });
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveFile(name, bytes, { ending: 'apkg', type: 'application/octet-stream' });
  if (picturesLeftOut > 0)
    toast(
      `The file was too large for ${picturesLeftOut === 1 ? '1 picture' : `${picturesLeftOut} pictures`}. All the words are in it.`,
    );
}

export function ExportButtons({ deck }: { readonly deck: Deck }) {
  const table = useDoing(exportTable);
  const anki = useDoing(exportToAnki);
  if (deck.cardCount === 0) return null;
  return (
    <Group gap="xs">
      <Button variant="default" size="sm" loading={table.isPending} onClick={() => table.mutate(deck)}>
        Export as CSV
      </Button>
      <Button variant="default" size="sm" loading={anki.isPending} onClick={() => anki.mutate(deck)}>
        Export to Anki
      </Button>
    </Group>
  );
}
