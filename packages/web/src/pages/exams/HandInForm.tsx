/** Asks before an exam is handed in. Going back is the safe way, so it is the large button. */
import { Button, Stack, Text } from '@mantine/core';

interface HandInFormProps {
  readonly questionCount: number;
  readonly emptyCount: number;
  readonly isLastPart: boolean;
  readonly onBack: () => void;
  readonly onHandIn: () => void;
}

export function HandInForm({ questionCount, emptyCount, isLastPart, onBack, onHandIn }: HandInFormProps) {
  return (
    <Stack>
      <Text>
        {emptyCount === 0
          ? `You’ve answered all ${questionCount}.`
          : `You’ve answered ${questionCount - emptyCount} of ${questionCount}. ${emptyCount === 1 ? '1 is' : `${emptyCount} are`} still empty.`}
      </Text>
      <Text>
        {isLastPart
          ? 'Once it’s handed in, you can’t change your answers.'
          : 'You can’t come back to this part. The next one starts straight away.'}
      </Text>
      <Button color="go" size="lg" onClick={onBack}>
        Go back to my questions
      </Button>
      <Button variant="default" onClick={onHandIn}>
        Hand in now
      </Button>
    </Stack>
  );
}
