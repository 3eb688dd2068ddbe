/** One card being written or changed. */
import type { Sent } from '@comet/contract/call';
import type { CardDraft, Flashcard } from '@comet/contract/flashcard-fields';
import { createFlashcard, updateFlashcard } from '@comet/contract/flashcards';
import { cardKinds, maxSideLetters } from '@comet/domain/flashcards/deck';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { type CallForm, useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { kindNames } from './flashcard-texts.ts';
import {
  emptyVocabulary,
  VocabularyFields,
  type VocabularyValues,
  vocabularyOf,
  vocabularyValues,
} from './VocabularyFields.tsx';

interface Values {
  readonly front: string;
  readonly back: string;
  readonly accepted: string;
  readonly kind: CardDraft['kind'];
  readonly isSpoken: boolean;
  /** Whether the card says more about its word. */
  readonly isVocabulary: boolean;
  readonly vocabulary: VocabularyValues;
}

const emptyCard: Values = {
  front: '',
  back: '',
  accepted: '',
  kind: 'typed',
  isSpoken: false,
  isVocabulary: false,
  vocabulary: emptyVocabulary,
};

const valuesOf = ({ front, back, accepted, kind, spoken, vocabulary }: Flashcard): Values => ({
  front,
  back,
  accepted: accepted.join('; '),
  kind,
  isSpoken: spoken !== null,
  isVocabulary: vocabulary !== null,
  vocabulary: vocabulary === null ? emptyVocabulary : vocabularyValues(vocabulary),
});

const draftOf = ({ front, back, accepted, kind, isSpoken, isVocabulary, vocabulary }: Values) => ({
  front: front.trim(),
  back: back.trim(),
  accepted: accepted.split(';').flatMap((text) => (text.trim() === '' ? [] : [text.trim()])),
  kind,
  // A spelling card reads the word that is to be spelt; any other its question.
  spoken: isSpoken ? (kind === 'spelling' ? back.trim() : front.trim()) : null,
  vocabulary: isVocabulary ? vocabularyOf(vocabulary) : null,
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
      <Checkbox
        label="Say more about the word"
        checked={values.isVocabulary}
        onChange={(event) => setFieldValue('isVocabulary', event.currentTarget.checked)}
      />
      {values.isVocabulary ? (
        <VocabularyFields
          values={values.vocabulary}
          words={[values.front, values.back]}
          onChange={(vocabulary) => setFieldValue('vocabulary', vocabulary)}
        />
      ) : null}
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
      const { kind, isSpoken, isVocabulary } = form.fields.values;
      form.fields.setValues({ ...emptyCard, kind, isSpoken, isVocabulary });
      form.fields.clearErrors();
    },
  });
  return <CardFields form={form} submitLabel="Add card" />;
}

export function EditCardForm({ card, onDone }: { readonly card: Flashcard; readonly onDone: () => void }) {
  const { flashcardId: id } = card;
  const form = useCallForm(updateFlashcard, {
    initialValues: valuesOf(card),
    toSent: (values): Sent<typeof updateFlashcard> => ({ params: { id }, body: draftOf(values) }),
    done: 'The card has been saved',
    onDone,
  });
  return <CardFields form={form} submitLabel="Save card" />;
}
