/** The name of a deck and for whom it is. */
import type { Sent } from '@comet/contract/call';
import { type Deck, updateDeck } from '@comet/contract/flashcard-decks';
import { maxDeckNameLetters } from '@comet/domain/flashcards/deck';
import { TextInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { RecipientFields } from './RecipientFields.tsx';

export function DeckDetails({ deck, isTutor }: { readonly deck: Deck; readonly isTutor: boolean }) {
  const { flashcardDeckId: id, name, classroomIds, studentIds } = deck;
  const form = useCallForm(updateDeck, {
    initialValues: { name, classroomIds, studentIds },
    toSent: (values): Sent<typeof updateDeck> => ({ params: { id }, body: { ...values, name: values.name.trim() } }),
    done: 'The deck has been saved',
  });
  const { values, getInputProps, setFieldValue } = form.fields;
  return (
    <Form form={form} submitLabel="Save deck">
      <TextInput label="Deck name" maxLength={maxDeckNameLetters} {...getInputProps('name')} />
      {isTutor ? (
        <RecipientFields
          classroomIds={values.classroomIds}
          studentIds={values.studentIds}
          onClasses={(ids) => setFieldValue('classroomIds', ids)}
          onStudents={(ids) => setFieldValue('studentIds', ids)}
        />
      ) : null}
    </Form>
  );
}
