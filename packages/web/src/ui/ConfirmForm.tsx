/** Asks before something is taken away; stands in the modal host. */
import { Button, Group, Stack, Text } from '@mantine/core';

interface ConfirmFormProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function ConfirmForm({ text, yes, no, onYes, onNo }: ConfirmFormProps) {
  return (
    <Stack>
      <Text>{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onNo} data-autofocus>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </Group>
    </Stack>
  );
}
