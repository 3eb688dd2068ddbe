/** What to expect of a child who hasn't started yet: a plan in place of figures that are all zero. */
import { List, Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { Words } from '../ui/Words.tsx';

export function FirstWeek({ childName, year }: { readonly childName: string; readonly year: number }) {
  return (
    <Card label={`${childName}’s first week`}>
      <Title order={2} size="h3">
        <Words text={childName} />
        ’s first week
      </Title>
      <Text c="dimmed" mb="sm">
        Here’s what to expect. This page fills up as <Words text={childName} /> answers questions.
      </Text>
      <List type="ordered" spacing="sm">
        <List.Item>
          <Text fw={600}>The account is ready</Text>
          <Text size="sm">Year {year}, all four subjects.</Text>
        </List.Item>
        <List.Item>
          <Text fw={600}>A first mission</Text>
          <Text size="sm">
            Log in as <Words text={childName} /> and press the big button. Ten questions take about eight minutes, and
            they get easier or harder to suit your child.
          </Text>
        </List.Item>
        <List.Item>
          <Text fw={600}>Three short sessions</Text>
          <Text size="sm">Ten minutes at a time is plenty. The score appears after 10 answers.</Text>
        </List.Item>
        <List.Item>
          <Text fw={600}>A look back together</Text>
          <Text size="sm">
            After a week you’ll see here what went well, and one thing to practise next. You can set that with one
            press.
          </Text>
        </List.Item>
      </List>
    </Card>
  );
}
