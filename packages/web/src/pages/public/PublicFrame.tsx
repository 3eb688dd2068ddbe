/** The quiet frame of the public forms. */
import { Container, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/Card.tsx';

export function PublicFrame({
  title,
  children,
  foot,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <Container component="main" size={440} py="xl">
      <a
        href={paths.landing}
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          color: 'inherit',
          textDecoration: 'none',
          marginBottom: 24,
        }}
      >
        <img src="/comet.svg" alt="" width={44} height={44} />
        <Text fw={600} size="lg">
          Comet Club
        </Text>
      </a>
      <Card>
        <Title order={1} size="h2" mb="md">
          {title}
        </Title>
        {children}
      </Card>
      {foot === undefined ? null : (
        <Text ta="center" mt="md">
          {foot}
        </Text>
      )}
    </Container>
  );
}
