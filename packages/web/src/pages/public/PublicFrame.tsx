/** The quiet frame of the public forms. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Container, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Mascot, type Mood } from '../../mascots/Mascot.tsx';
import { Card } from '../../ui/Card.tsx';
import { BrandLink } from './BrandLink.tsx';

export function PublicFrame({
  title,
  mascot,
  mood = 'idle',
  children,
  foot,
}: {
  readonly title: string;
  /** Who looks on. */
  readonly mascot: SubjectKey;
  readonly mood?: Mood;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <Container component="main" size={440} px="sm" py="lg">
      <BrandLink />
      <Card>
        <Group justify="space-between" wrap="nowrap" gap="sm" mb="md">
          <Title order={1} size="h2">
            {title}
          </Title>
          <Mascot subject={mascot} mood={mood} size={64} />
        </Group>
        {children}
      </Card>
      {foot === undefined ? null : (
        <Text component="div" ta="center" mt="md">
          {foot}
        </Text>
      )}
    </Container>
  );
}
