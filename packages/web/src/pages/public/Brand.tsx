/** The club's name on pages without a side menu. */
import { Text } from '@mantine/core';

export function Brand() {
  return (
    <>
      <img src="/comet.svg" alt="" width={44} height={44} />
      <Text fw={600} size="lg">
        Comet Club
      </Text>
    </>
  );
}
