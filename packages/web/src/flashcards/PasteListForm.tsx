/** Many cards at once, from a list. */
import type { Sent } from '@comet/contract/call';
import { createFlashcards } from '@comet/contract/flashcards';
import { maxCardsAtOnce } from '@comet/domain/flashcards/deck';
import { readList } from '@comet/domain/flashcards/read-list';
import { Button, FileButton } from '@mantine/core';
import toast from 'react-hot-toast';
import { useCallForm } from '../api/call-form.ts';
import { readCsv } from '../ui/csv.ts';
import { Form } from '../ui/Form.tsx';
import { countOfCards } from './flashcard-texts.ts';
import { ListField } from './ListField.tsx';

/** Far more than 500 cards take. */
const maxFileBytes = 1024 * 1024;

export function PasteListForm({ flashcardDeckId }: { readonly flashcardDeckId: number }) {
  const form = useCallForm(createFlashcards, {
    initialValues: { list: '' },
    toSent: ({ list }): Sent<typeof createFlashcards> => ({
      body: { flashcardDeckId, flashcards: readList(list).cards.slice(0, maxCardsAtOnce) },
    }),
    rules: ({ list }) => (readList(list).cards.length === 0 ? { list: 'Word is required' } : {}),
    done: ({ added }) => `${countOfCards(added)} added`,
    onDone: () => {
      form.fields.setValues({ list: '' });
      form.fields.clearErrors();
    },
  });
  const { values, errors, setFieldValue } = form.fields;
  /** What was in the file can be looked at and changed before it is added. */
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    if (file.size > maxFileBytes) {
      toast.error('This file is too large. Split it into smaller ones.');
      return;
    }
    const rows = await readCsv(await file.text());
    const lines = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t'));
    setFieldValue('list', lines.join('\n'));
  };
  return (
    <Form
      form={form}
      submitLabel="Add the list"
      back={
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(button) => (
            <Button variant="default" {...button}>
              Read a CSV file
            </Button>
          )}
        </FileButton>
      }
    >
      <ListField
        label="Paste a list"
        value={values.list}
        onChange={(list) => setFieldValue('list', list)}
        error={typeof errors.list === 'string' ? errors.list : undefined}
      />
    </Form>
  );
}
