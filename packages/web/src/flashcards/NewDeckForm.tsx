/** A new deck: its name, for whom it is, and its first cards as a list. */
import type { Sent } from '@comet/contract/call';
import { createDeck } from '@comet/contract/flashcard-decks';
import { maxCardsAtOnce, maxDeckNameLetters } from '@comet/domain/flashcards/deck';
import { readList } from '@comet/domain/flashcards/read-list';
import { TextInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { ListField } from './ListField.tsx';
import { RecipientFields } from './RecipientFields.tsx';

interface Values {
  readonly name: string;
  readonly classroomIds: readonly number[];
  readonly studentIds: readonly number[];
  readonly list: string;
}

const toSent = ({ name, classroomIds, studentIds, list }: Values): Sent<typeof createDeck> => ({
  body: {
    name: name.trim(),
    classroomIds: [...classroomIds],
    studentIds: [...studentIds],
    flashcards: readList(list).cards.slice(0, maxCardsAtOnce),
  },
});

interface NewDeckFormProps {
  readonly isTutor: boolean;
  readonly onMade: (flashcardDeckId: number) => void;
}

export function NewDeckForm({ isTutor, onMade }: NewDeckFormProps) {
  const form = useCallForm(createDeck, {
    initialValues: { name: '', classroomIds: [], studentIds: [], list: '' } as Values,
    toSent,
    done: 'The deck has been created',
    onDone: ({ flashcardDeckId }) => onMade(flashcardDeckId),
  });
  const { values, getInputProps, setFieldValue } = form.fields;
  return (
    <Form form={form} submitLabel="Create deck">
      <TextInput label="Deck name" maxLength={maxDeckNameLetters} {...getInputProps('name')} />
      {isTutor ? (
        <RecipientFields
          classroomIds={values.classroomIds}
          studentIds={values.studentIds}
          onClasses={(ids) => setFieldValue('classroomIds', ids)}
          onStudents={(ids) => setFieldValue('studentIds', ids)}
        />
      ) : null}
      <ListField
        label="Cards (you can add them later, too)"
        value={values.list}
        onChange={(list) => setFieldValue('list', list)}
      />
    </Form>
  );
}
