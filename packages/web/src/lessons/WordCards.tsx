/** Words to learn, a card at a time: the word, and on its back what it means. Read aloud by the device's own voice, if it has one. */
import type { Word } from '@comet/contract/lesson-fields';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { speak, stopSpeaking } from '../question/speech.ts';
import { useCanSpeak } from '../question/use-can-speak.ts';
import classes from './WordCards.module.css';

interface WordCardsProps {
  readonly words: readonly Word[];
  readonly onDone: () => void;
}

const lines = [
  ['definition', ''],
  ['synonyms', 'Means the same: '],
  ['antonyms', 'The opposite: '],
  ['example', ''],
] as const;

export function WordCards({ words, onDone }: WordCardsProps) {
  // Cards that are to be shown later come again at the end.
  const [queue, setQueue] = useState<readonly number[]>(() => words.map((_, place) => place));
  const [isTurned, setTurned] = useState(false);
  const canSpeak = useCanSpeak();
  useEffect(() => stopSpeaking, []);
  const [place = 0, ...rest] = queue;
  const card = words[place];
  if (card === undefined) return null;
  const known = words.length - queue.length;
  const spoken = isTurned ? [card.word, card.definition, card.example].filter(Boolean).join('. ') : card.word;
  const goOn = (next: readonly number[]): void => {
    setTurned(false);
    stopSpeaking();
    if (next.length === 0) onDone();
    else setQueue(next);
  };
  return (
    <Stack align="center" gap="md">
      <Text role="status">
        {known} of {words.length} known
      </Text>
      <button type="button" className={classes.card} aria-expanded={isTurned} onClick={() => setTurned(!isTurned)}>
        <Title order={2} component="span">
          {card.word}
        </Title>
        {isTurned ? (
          lines.map(([name, before]) =>
            card[name] === '' ? null : (
              <span key={name} className={classes.line}>
                {before}
                {card[name]}
              </span>
            ),
          )
        ) : (
          <span className={classes.line}>Tap to see what it means</span>
        )}
      </button>
      {canSpeak ? (
        <Button variant="default" onClick={() => speak(spoken)}>
          Read it to me
        </Button>
      ) : null}
      <Group grow w="100%">
        <Button variant="default" disabled={rest.length === 0} onClick={() => goOn([...rest, place])}>
          Show me later
        </Button>
        <Button color="go" onClick={() => goOn(rest)}>
          I know it
        </Button>
      </Group>
    </Stack>
  );
}
