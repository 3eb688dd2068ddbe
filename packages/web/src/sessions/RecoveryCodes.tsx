/** Recovery codes, shown once. */
import { Alert, Button, Code, SimpleGrid, Stack, Text } from '@mantine/core';

export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <Stack>
      <Alert role="status" color="orange" title="Keep these recovery codes safe">
        If you lose your phone or passkey, each code lets you log in once. We can’t show them again.
      </Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <Text key={code} component="li">
            <Code fz="md">{code}</Code>
          </Text>
        ))}
      </SimpleGrid>
      <Button onClick={onDone}>I’ve saved them</Button>
    </Stack>
  );
}
