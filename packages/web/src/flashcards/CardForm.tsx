/** One card being written or changed. */
import type { Sent } from '@comet/contract/call';
import type { CardDraft, Flashcard } from '@comet/contract/flashcard-fields';
import { createFlashcard, updateFlashcard } from '@comet/contract/flashcards';
import { cardKinds, maxSideLetters } from '@comet/domain/flashcards/deck';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { type CallForm, useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { kindNames } from './flashcard-texts.ts';
import { noPicture, PictureField, type PictureUpload } from './PictureField.tsx';
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
  readonly hasPicture: boolean;
  readonly picture: NonNullable<Flashcard['picture']>;
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
  hasPicture: false,
  picture: noPicture,
  isVocabulary: false,
  vocabulary: emptyVocabulary,
};

const valuesOf = ({ front, back, accepted, kind, spoken, vocabulary, picture }: Flashcard): Values => ({
  front,
  back,
  accepted: accepted.join('; '),
  kind,
  isSpoken: spoken !== null,
  hasPicture: picture !== null,
  picture: picture ?? noPicture,
  isVocabulary: vocabulary !== null,
  vocabulary: vocabulary === null ? emptyVocabulary : vocabularyValues(vocabulary),
});

const draftOf = (values: Values) => {
  const { front, back, accepted, kind, isSpoken, hasPicture, picture, isVocabulary, vocabulary } = values;
  return {
    front: front.trim(),
    back: back.trim(),
    accepted: accepted.split(';').flatMap((text) => (text.trim() === '' ? [] : [text.trim()])),
    kind,
    // A spelling card reads the word that is to be spelt; any other its question.
    spoken: isSpoken ? (kind === 'spelling' ? back.trim() : front.trim()) : null,
    vocabulary: isVocabulary ? vocabularyOf(vocabulary) : null,
    picture: hasPicture && picture.url !== '' ? { url: picture.url, alt: picture.alt.trim() } : null,
  };
};

interface CardFieldsProps {
  readonly form: CallForm<Values>;
  readonly submitLabel: string;
  readonly upload: PictureUpload | undefined;
}

function CardFields({ form, submitLabel, upload }: CardFieldsProps) {
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
        label="Put a picture on the card"
        checked={values.hasPicture}
        onChange={(event) => setFieldValue('hasPicture', event.currentTarget.checked)}
      />
      {values.hasPicture ? (
        <PictureField
          upload={upload}
          value={values.picture}
          onChange={(picture) => setFieldValue('picture', picture)}
        />
      ) : null}
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

interface NewCardFormProps {
  readonly flashcardDeckId: number;
  readonly upload: PictureUpload | undefined;
}

/** Adds cards to a deck, one after the other. */
export function NewCardForm({ flashcardDeckId, upload }: NewCardFormProps) {
  const form = useCallForm(createFlashcard, {
    initialValues: emptyCard,
    toSent: (values): Sent<typeof createFlashcard> => ({ body: { flashcardDeckId, ...draftOf(values) } }),
    done: 'The card has been added',
    onDone: () => {
      const { kind, isSpoken, hasPicture, isVocabulary } = form.fields.values;
      form.fields.setValues({ ...emptyCard, kind, isSpoken, hasPicture, isVocabulary });
      form.fields.clearErrors();
    },
  });
  return <CardFields form={form} submitLabel="Add card" upload={upload} />;
}

interface EditCardFormProps {
  readonly card: Flashcard;
  readonly upload: PictureUpload | undefined;
  readonly onDone: () => void;
}

export function EditCardForm({ card, upload, onDone }: EditCardFormProps) {
  const { flashcardId: id } = card;
  const form = useCallForm(updateFlashcard, {
    initialValues: valuesOf(card),
    toSent: (values): Sent<typeof updateFlashcard> => ({ params: { id }, body: draftOf(values) }),
    done: 'The card has been saved',
    onDone,
  });
  return <CardFields form={form} submitLabel="Save card" upload={upload} />;
}
