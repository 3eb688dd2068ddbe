/** One side of a card: plain text with our own marks and formulas between dollar signs; never HTML. */
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { ActionIcon, Group } from '@mantine/core';
import { Maths } from '../question/Maths.tsx';
import { RichText } from '../question/RichText.tsx';
import { speak } from '../question/speech.ts';
import { useCanSpeak } from '../question/use-can-speak.ts';
import { CardPicture } from './CardPicture.tsx';
import { splitFormulas } from './formulas.ts';

export function CardText({ text }: { readonly text: string }) {
  return splitFormulas(text).map((part, place) =>
    part.isFormula ? (
      <Maths key={`${place} ${part.text}`} tex={part.text} spoken={part.text} />
    ) : (
      <RichText key={`${place} ${part.text}`} text={part.text} inline={!part.text.includes('\n')} />
    ),
  );
}

/** Reads the word aloud, by a voice of the device; nothing where there is none. */
export function SpeakButton({ text, label }: { readonly text: string; readonly label: string }) {
  const canSpeak = useCanSpeak();
  if (!canSpeak) return null;
  return (
    <ActionIcon variant="default" size={48} radius="xl" aria-label={label} onClick={() => speak(text)}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M4 9.5v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
      </svg>
    </ActionIcon>
  );
}

/** What a card asks: its picture, its words and its voice. */
export function CardFront({ front, spoken, picture }: Pick<Flashcard, 'front' | 'spoken' | 'picture'>) {
  return (
    <>
      <CardPicture picture={picture} />
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <CardText text={front} />
        </div>
        {spoken === null || spoken === '' ? null : <SpeakButton text={spoken} label="Read it aloud" />}
      </Group>
    </>
  );
}
