/** Where a list of words is pasted. It says how many cards it makes, and which lines it can't use. */
import { maxCardsAtOnce } from '@comet/domain/flashcards/deck';
import { readList } from '@comet/domain/flashcards/read-list';
import { Text, Textarea } from '@mantine/core';
import { countOfCards } from './flashcard-texts.ts';

const shownSkipped = 5;

interface ListFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (list: string) => void;
  readonly error?: string | undefined;
}

export function ListField({ label, value, onChange, error }: ListFieldProps) {
  const { cards, skipped } = readList(value);
  return (
    <div>
      <Textarea
        label={label}
        description="One card on each line: the word, then a tab, a comma or a dash, then its meaning. You can paste from Quizlet or a spreadsheet."
        placeholder={'enormous - very large\nglance - a quick look'}
        autosize
        minRows={5}
        maxRows={16}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value.trim() === '' ? null : (
        <Text size="sm" mt={4} role="status">
          This makes {countOfCards(Math.min(cards.length, maxCardsAtOnce))}.
          {cards.length > maxCardsAtOnce ? ` You can add ${maxCardsAtOnce} at a time.` : ''}
          {skipped.length === 0
            ? ''
            : ` ${skipped.length === 1 ? '1 line is' : `${skipped.length} lines are`} left out:`}
        </Text>
      )}
      {skipped.slice(0, shownSkipped).map(({ line, text, reason }) => (
        <Text key={line} size="sm">
          Line {line}, “{text}”: {reason}
        </Text>
      ))}
    </div>
  );
}
