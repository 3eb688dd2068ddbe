/** Many cards at once, from a list. */
import type { Sent } from '@comet/contract/call';
import { createFlashcards } from '@comet/contract/flashcards';
import { maxCardsAtOnce } from '@comet/domain/flashcards/deck';
import { readList } from '@comet/domain/flashcards/read-list';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { countOfCards } from './flashcard-texts.ts';
import { ListField } from './ListField.tsx';

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
  return (
    <Form form={form} submitLabel="Add the list">
      <ListField
        label="Paste a list"
        value={values.list}
        onChange={(list) => setFieldValue('list', list)}
        error={typeof errors.list === 'string' ? errors.list : undefined}
      />
    </Form>
  );
}
