/** The first page: what Comet Club is, and the way in. */
import { subjects } from '@comet/domain/curriculum/subjects';
import { Button, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Mascot, mascotNames } from '../../mascots/Mascot.tsx';
import { Card } from '../../ui/Card.tsx';

const promises = [
  ['For children', 'Short missions in four subjects. Every answer gets its reason, and what you have won stays yours.'],
  ['For parents', 'See in five seconds whether your child is working, at what, how well, and what comes next.'],
  ['For tutors', 'Your students’ work as it happens, without pressing refresh.'],
] as const;

export default function LandingPage() {
  useEffect(() => {
    document.title = 'Comet Club · Learning that children ask for';
  }, []);
  return (
    <Container component="main" size="lg" py="xl">
      <Group justify="space-between" mb={60}>
        <Group gap="sm">
          <img src="/comet.svg" alt="" width={44} height={44} />
          <Text fw={600} size="lg">
            Comet Club
          </Text>
        </Group>
        <Button component={Link} to={paths.logIn}>
          Log in
        </Button>
      </Group>
      <Stack gap="md" maw={720} mb={48}>
        <Title order={1} size={44} lh={1.15}>
          Learning that children ask for
        </Title>
        <Text size="lg">
          Math, English, verbal and non-verbal reasoning for children of 7 to 12, English school years 3 to 7.
        </Text>
      </Stack>
      <SimpleGrid cols={{ xs: 2, md: 4 }} mb={48}>
        {subjects.map(({ key, name }) => (
          <Card key={key}>
            <Stack align="center" ta="center" gap="xs">
              <Mascot subject={key} size={110} />
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                with {mascotNames[key]}
              </Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ xs: 1, md: 3 }}>
        {promises.map(([title, text]) => (
          <Card key={title}>
            <Title order={2} size="h4" mb={4}>
              {title}
            </Title>
            <Text>{text}</Text>
          </Card>
        ))}
      </SimpleGrid>
      <Text mt="xl">Tutoring rates start from 10 per hour.</Text>
    </Container>
  );
}
