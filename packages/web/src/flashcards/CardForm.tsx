/** One card being written or changed. */
import type { Sent } from '@comet/contract/call';
import { type CardDraft, createFlashcard, type Flashcard, updateFlashcard } from '@comet/contract/flashcards';
import { cardKinds, maxSideLetters } from '@comet/domain/flashcards/deck';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { type CallForm, useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { kindNames } from './flashcard-texts.ts';

interface Values {
  readonly front: string;
  readonly back: string;
  readonly accepted: string;
  readonly kind: CardDraft['kind'];
  readonly isSpoken: boolean;
}

const emptyCard: Values = { front: '', back: '', accepted: '', kind: 'typed', isSpoken: false };

const valuesOf = ({ front, back, accepted, kind, spoken }: Flashcard): Values => ({
  front,
  back,
  accepted: accepted.join('; '),
  kind,
  isSpoken: spoken !== null,
});

const draftOf = ({ front, back, accepted, kind, isSpoken }: Values) => ({
  front: front.trim(),
  back: back.trim(),
  accepted: accepted.split(';').flatMap((text) => (text.trim() === '' ? [] : [text.trim()])),
  kind,
  // A spelling card reads the word that is to be spelt; any other its question.
  spoken: isSpoken ? (kind === 'spelling' ? back.trim() : front.trim()) : null,
});

function CardFields({ form, submitLabel }: { readonly form: CallForm<Values>; readonly submitLabel: string }) {
  const { values, getInputProps, setFieldValue } = form.fields;
  return (
    <Form form={form} submitLabel={submitLabel}>
      <Textarea
        label="Word or question"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={maxSideLetters}
        {...getInputProps('front')}
      />
      <Textarea
        label="Answer"
        description="Formulas go between dollar signs: $x^2$"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={maxSideLetters}
        {...getInputProps('back')}
      />
      <TextInput
        label="Other right answers"
        description="Put a semicolon between them."
        maxLength={maxSideLetters}
        {...getInputProps('accepted')}
      />
      <Select
        label="How it is answered"
        data={cardKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        value={values.kind}
        onChange={(kind) => setFieldValue('kind', cardKinds.find((known) => known === kind) ?? 'typed')}
      />
      <Checkbox
        label="The device can read it aloud"
        checked={values.isSpoken}
        onChange={(event) => setFieldValue('isSpoken', event.currentTarget.checked)}
      />
    </Form>
  );
}

/** Adds cards to a deck, one after the other. */
export function NewCardForm({ flashcardDeckId }: { readonly flashcardDeckId: number }) {
  const form = useCallForm(createFlashcard, {
    initialValues: emptyCard,
    toSent: (values): Sent<typeof createFlashcard> => ({ body: { flashcardDeckId, ...draftOf(values) } }),
    done: 'The card has been added',
    onDone: () => {
      form.fields.setValues({ ...emptyCard, kind: form.fields.values.kind, isSpoken: form.fields.values.isSpoken });
      form.fields.clearErrors();
    },
  });
  return <CardFields form={form} submitLabel="Add card" />;
}

export function EditCardForm({ card, onDone }: { readonly card: Flashcard; readonly onDone: () => void }) {
  const { flashcardId: id, vocabulary } = card;
  const form = useCallForm(updateFlashcard, {
    initialValues: valuesOf(card),
    toSent: (values): Sent<typeof updateFlashcard> => ({ params: { id }, body: { ...draftOf(values), vocabulary } }),
    done: 'The card has been saved',
    onDone,
  });
  return <CardFields form={form} submitLabel="Save card" />;
}
