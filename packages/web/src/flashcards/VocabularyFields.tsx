/** What else a card says about its word: filled in from our words with one press, and the writer's to change. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { findWord } from '@comet/contract/flashcards';
import { maxSideLetters } from '@comet/domain/flashcards/deck';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import toast from 'react-hot-toast';
import { useDoing } from '../api/act.ts';
import { askNow } from '../api/ask.ts';

/** As it is typed; words of a list have commas between them. */
export interface VocabularyValues {
  readonly definition: string;
  readonly synonyms: string;
  readonly antonyms: string;
  readonly example: string;
}

export const emptyVocabulary: VocabularyValues = { definition: '', synonyms: '', antonyms: '', example: '' };

type Vocabulary = NonNullable<CardDraft['vocabulary']>;

export const vocabularyValues = ({ definition, synonyms, antonyms, example }: Vocabulary): VocabularyValues => ({
  definition,
  synonyms: synonyms.join(', '),
  antonyms: antonyms.join(', '),
  example,
});

const wordsIn = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Nothing where nothing was typed. */
export function vocabularyOf({ definition, synonyms, antonyms, example }: VocabularyValues): Vocabulary | null {
  const vocabulary = {
    definition: definition.trim(),
    synonyms: wordsIn(synonyms),
    antonyms: wordsIn(antonyms),
    example: example.trim(),
  };
  const isEmpty = Object.values(vocabulary).every((part) => part.length === 0);
  return isEmpty ? null : vocabulary;
}

interface VocabularyFieldsProps {
  readonly values: VocabularyValues;
  /** The words that the card may be about, the likeliest first. */
  readonly words: readonly string[];
  readonly onChange: (values: VocabularyValues) => void;
}

async function findFirst(words: readonly string[]): Promise<Vocabulary | null> {
  for (const word of words) {
    const { entry } = await askNow(findWord, { query: { word } });
    if (entry !== null) return entry;
  }
  return null;
}

const longestWord = 60;

export function VocabularyFields({ values, words, onChange }: VocabularyFieldsProps) {
  const fill = useDoing(findFirst, {
    onDone: (entry) => {
      if (entry === null) toast('We don’t have this word yet. You can write about it yourself.');
      else onChange(vocabularyValues(entry));
    },
  });
  const asked = words.map((word) => word.trim()).filter((word) => word !== '' && word.length <= longestWord);
  const field = (name: keyof VocabularyValues, label: string) => ({
    label,
    maxLength: maxSideLetters,
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <Stack gap="sm">
      <Button
        variant="default"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        disabled={asked.length === 0}
        loading={fill.isPending}
        onClick={() => fill.mutate(asked)}
      >
        Fill in from our words
      </Button>
      <Textarea autosize minRows={1} maxRows={4} {...field('definition', 'Meaning')} />
      <TextInput description="Put commas between them." {...field('synonyms', 'Words like it')} />
      <TextInput description="Put commas between them." {...field('antonyms', 'Opposites')} />
      <Textarea autosize minRows={1} maxRows={4} {...field('example', 'Example')} />
    </Stack>
  );
}
