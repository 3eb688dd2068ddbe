/** A notice to read: for parents or for children. */
import { Anchor, Container, List, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { paths } from '../../navigation/paths.ts';
import type { Notice } from '../../privacy/notices.ts';
import { Card } from '../../ui/Card.tsx';
import { BrandLink } from './BrandLink.tsx';

const others = [
  { to: paths.privacy, label: 'Privacy notice' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.childrensPrivacy, label: 'For children' },
];

export function NoticePage({ notice }: { readonly notice: Notice }) {
  const { title, intro, updated, sections } = notice;
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <Container component="main" size={760} px="sm" py="lg">
      <BrandLink />
      <Card>
        <Stack gap="lg">
          <div>
            <Title order={1} size="h2" mb="xs">
              {title}
            </Title>
            <Text>{intro}</Text>
          </div>
          {sections.map(({ title: heading, points }) => (
            <section key={heading}>
              <Title order={2} size="h3" mb="xs">
                {heading}
              </Title>
              <List spacing="xs">
                {points.map((point) => (
                  <List.Item key={point}>{point}</List.Item>
                ))}
              </List>
            </section>
          ))}
          <Text size="sm" c="dimmed">
            Last changed on {updated}
          </Text>
        </Stack>
      </Card>
      <nav aria-label="More to read" style={{ display: 'flex', flexWrap: 'wrap', gap: 24, marginTop: 16 }}>
        {others.map(({ to, label }) => (
          <Anchor key={to} href={to} underline="always" py={10}>
            {label}
          </Anchor>
        ))}
      </nav>
    </Container>
  );
}
