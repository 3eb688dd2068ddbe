/** For the team, while developing: every building block in every state, in the theme of the URL. */
import { Anchor, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { day, night } from '../../ui/tokens.ts';
import { Controls } from './gallery/Controls.tsx';
import { Data } from './gallery/Data.tsx';
import { Files } from './gallery/Files.tsx';
import classes from './gallery/Gallery.module.css';
import { Mascots } from './gallery/Mascots.tsx';
import { Surroundings } from './gallery/Surroundings.tsx';

function Colours({ name, palette }: { readonly name: string; readonly palette: typeof day }) {
  return (
    <SimpleGrid cols={{ xs: 3, sm: 5, md: 8 }} spacing="xs">
      {Object.entries(palette).map(([token, colour]) => (
        <div key={token}>
          <div className={classes.swatch} style={{ background: colour }} />
          <Text size="xs">
            {name} {token}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

export default function GalleryPage() {
  return (
    <Container component="main" size="lg" py="lg">
      <PageHeader title="Gallery" hint="Every building block in every state">
        <Group>
          <Anchor component={Link} to={`${paths.gallery}?theme=night`}>
            Night flight
          </Anchor>
          <Anchor component={Link} to={`${paths.gallery}?theme=day`}>
            Daylight
          </Anchor>
        </Group>
      </PageHeader>
      <Stack gap="xl">
        <Section title="Mascots">
          <Mascots />
        </Section>
        <Section title="Controls">
          <Controls />
        </Section>
        <Section title="Files">
          <Files />
        </Section>
        <Section title="Figures and lists">
          <Data />
        </Section>
        <Section title="Before, instead of and around content">
          <Surroundings />
        </Section>
        <Section title="Colours">
          <Stack>
            <Colours name="night" palette={night} />
            <Colours name="day" palette={day} />
          </Stack>
        </Section>
      </Stack>
    </Container>
  );
}
