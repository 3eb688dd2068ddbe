/** For the team, while developing: every sub-topic, difficulty and seed, drawn as a child sees it. */
import { lastPreviewSeed, type PreviewList } from '@comet/contract/preview';
import { difficulties, subjects } from '@comet/domain/curriculum/subjects';
import {
  Button,
  Container,
  Group,
  MantineProvider,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
} from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { themeOf, variablesOf } from '../../ui/theme.ts';
import { QuestionPreview, usePartsShown } from './QuestionPreview.tsx';
import { QuizPreview } from './QuizPreview.tsx';
import { type Place, usePreview, usePreviewList } from './questions.queries.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

// Whoever is logged in, questions are shown in the students' theme.
const theme = themeOf('night');
const variables = variablesOf('night');

type Served = PreviewList['subTopics'];

/** Where the address says we are; the first of everything where it says nothing. */
function placeOf(search: URLSearchParams, served: Served): Place {
  const difficulty = difficulties.find((known) => known === search.get('difficulty')) ?? 'easy';
  const seed = Number(search.get('seed'));
  const asked = Number(search.get('subTopicId'));
  return {
    subTopicId: asked > 0 ? asked : (served[0]?.subTopicId ?? 0),
    difficulty,
    seed: Number.isInteger(seed) && seed >= 0 && seed <= lastPreviewSeed ? seed : 0,
  };
}

/** The sub-topics by subject and year, as the list shows them. */
function groupsOf(served: Served) {
  const groups = Map.groupBy(served, ({ subject, year }) => `${subject}, year ${year}`);
  return [...groups].map(([group, items]) => ({
    group,
    items: items.map(({ subTopicId, title, topic }) => ({
      value: String(subTopicId),
      label: `${title} · ${topic} · ${subTopicId}`,
    })),
  }));
}

interface ShownProps {
  readonly place: Place;
  readonly served: Served[number] | undefined;
  /** Shown as in a test, until it is left. */
  readonly quiz: { readonly isOn: boolean; readonly onNext: () => void; readonly onLeave: () => void };
}

function Shown({ place, served, quiz }: ShownProps) {
  const preview = usePreview(place);
  const { shown, toggle } = usePartsShown();
  const subject = subjects.find(({ name }) => name === served?.subject);
  if (quiz.isOn && preview.data !== undefined && served !== undefined && subject !== undefined)
    return (
      <QuizPreview
        key={preview.data.question.spoken + preview.data.generatorSeed}
        preview={preview.data}
        subject={subject.key}
        title={served.title}
        onNext={quiz.onNext}
        onLeave={quiz.onLeave}
      />
    );
  return (
    <Loaded query={preview} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(made) => (
        <QuestionPreview
          key={`${made.generatorId} ${made.generatorSeed} ${made.variant}`}
          preview={made}
          shown={shown}
          onToggle={toggle}
        />
      )}
    </Loaded>
  );
}

function Browser({ served }: { readonly served: Served }) {
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search, served);
  const { subTopicId, difficulty, seed } = place;
  const isQuiz = search.get('view') === 'quiz';
  const show = (view: string): void =>
    setSearch({ subTopicId: String(subTopicId), difficulty, seed: String(seed), ...(view === '' ? {} : { view }) });
  const go = useCallback(
    (change: Partial<Place>): void => {
      const next = { subTopicId, difficulty, seed, ...change };
      setSearch(
        {
          subTopicId: String(next.subTopicId),
          difficulty: next.difficulty,
          seed: String(next.seed),
          ...(isQuiz ? { view: 'quiz' } : {}),
        },
        { replace: true },
      );
    },
    [subTopicId, difficulty, seed, isQuiz, setSearch],
  );
  const leaf = useCallback(
    (by: number, isTopic: boolean): void => {
      const next = served[served.findIndex((one) => one.subTopicId === subTopicId) + by];
      if (!isTopic) go({ seed: Math.min(lastPreviewSeed, Math.max(0, seed + by)) });
      else if (next !== undefined) go({ subTopicId: next.subTopicId, seed: 0 });
    },
    [go, seed, served, subTopicId],
  );
  useArrowKeys(leaf);
  const current = served.find((one) => one.subTopicId === subTopicId);
  const shown = (
    <Shown
      place={place}
      served={current}
      quiz={{ isOn: isQuiz, onNext: () => leaf(1, false), onLeave: () => show('') }}
    />
  );
  if (isQuiz) return shown;
  return (
    <Stack gap="lg">
      <Select
        label="Sub-topic"
        searchable
        data={groupsOf(served)}
        value={String(subTopicId)}
        onChange={(value) => value !== null && go({ subTopicId: Number(value), seed: 0 })}
        maxDropdownHeight={420}
      />
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          aria-label="Difficulty"
          data={[...difficulties]}
          value={difficulty}
          onChange={(value) => go({ difficulty: difficulties.find((known) => known === value) ?? difficulty })}
        />
        <Button
          variant="default"
          size="md"
          onClick={() => leaf(-1, false)}
          disabled={seed === 0}
          aria-label="Previous seed"
        >
          ←
        </Button>
        <NumberInput
          aria-label="Seed"
          size="md"
          value={seed}
          onChange={(value) => go({ seed: Number(value) })}
          min={0}
          max={lastPreviewSeed}
          allowDecimal={false}
          w={110}
        />
        <Button variant="default" size="md" onClick={() => leaf(1, false)} aria-label="Next seed">
          →
        </Button>
        <Text c="dimmed" size="sm">
          {current?.generatorIds.join(', ')}
        </Text>
      </Group>
      <Button variant="default" size="md" onClick={() => show('quiz')}>
        As in a test
      </Button>
      {shown}
    </Stack>
  );
}

export default function QuestionsPage() {
  const list = usePreviewList();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="dark">
      <Container size={820} py="lg" component="main" data-theme="night">
        <PageHeader title="Questions" hint="← and → change the seed, with Shift the sub-topic" />
        <Loaded query={list} skeleton={<SkeletonRows rows={3} height={80} />}>
          {({ subTopics }) => <Browser served={subTopics.filter(({ generatorIds }) => generatorIds.length > 0)} />}
        </Loaded>
      </Container>
    </MantineProvider>
  );
}
