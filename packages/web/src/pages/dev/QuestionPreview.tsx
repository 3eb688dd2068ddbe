/** One question as the child sees it; answer, hint and explanation when they are asked for; and what the generator says of it. */
import type { Preview } from '@comet/contract/preview';
import type { GivenAnswer } from '@comet/contract/question';
import { Alert, Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { AnswerInput } from '../../question/AnswerInput.tsx';
import { emptyAnswer } from '../../question/answer.ts';
import { Blocks } from '../../question/Blocks.tsx';
import { speak } from '../../question/speech.ts';
import { useCanSpeak } from '../../question/use-can-speak.ts';
import { Card } from '../../ui/Card.tsx';

type Part = 'answer' | 'hint' | 'explanation';
const parts: readonly (readonly [part: Part, label: string])[] = [
  ['answer', 'Answer'],
  ['hint', 'Hint'],
  ['explanation', 'Explanation'],
];

interface QuestionPreviewProps {
  readonly preview: Preview;
  /** What stays open from question to question. */
  readonly shown: ReadonlySet<Part>;
  readonly onToggle: (part: Part) => void;
}

export function usePartsShown(): { readonly shown: ReadonlySet<Part>; readonly toggle: (part: Part) => void } {
  const [shown, setShown] = useState<ReadonlySet<Part>>(new Set());
  const toggle = (part: Part): void =>
    setShown(new Set(parts.map(([known]) => known).filter((known) => shown.has(known) !== (known === part))));
  return { shown, toggle };
}

/** What only the server knows of a question. */
function GeneratorsWords({ preview }: { readonly preview: Preview }) {
  const { generatorId, generatorVersion, generatorSeed, ms, variant, features, key, question } = preview;
  return (
    <Card label="What the generator says">
      <Stack gap="xs">
        <Text size="sm">
          {generatorId} version {generatorVersion}, seed {generatorSeed}, made in {ms.toFixed(2)} ms
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Variant: {variant}
        </Text>
        <Text size="sm">
          Features:{' '}
          {Object.entries(features)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}
        </Text>
        <Text size="sm">Read aloud: {question.spoken}</Text>
        <Code block tabIndex={0} aria-label="The key" style={{ whiteSpace: 'pre-wrap' }}>
          {JSON.stringify(key, null, 1)}
        </Code>
      </Stack>
    </Card>
  );
}

export function QuestionPreview({ preview, shown, onToggle }: QuestionPreviewProps) {
  const { question, rightAnswer, hint, explanation } = preview;
  const canSpeak = useCanSpeak();
  const [given, setGiven] = useState<GivenAnswer | undefined>(() => emptyAnswer(question.answer));
  const isAnswerShown = shown.has('answer');
  return (
    <Stack gap="lg">
      <Card label="The question">
        <Stack gap="lg">
          <div>
            <Blocks blocks={question.prompt} />
          </div>
          <AnswerInput
            form={question.answer}
            given={given}
            right={isAnswerShown ? rightAnswer : undefined}
            onChange={setGiven}
          />
          {shown.has('hint') ? (
            <Alert role="status" title="A hint">
              <Blocks blocks={hint} />
            </Alert>
          ) : null}
          {shown.has('explanation') ? (
            <section aria-label="Explanation">
              <Title order={2} size="h4">
                How it works
              </Title>
              <ol>
                {explanation.map((step, place) => (
                  <li key={place}>
                    <Blocks blocks={step} />
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          <Group gap="xs">
            {parts.map(([part, label]) => (
              <Button
                key={part}
                variant={shown.has(part) ? 'filled' : 'default'}
                size="sm"
                aria-pressed={shown.has(part)}
                onClick={() => onToggle(part)}
              >
                {label}
              </Button>
            ))}
            {canSpeak ? (
              <Button variant="default" size="sm" onClick={() => speak(question.spoken)}>
                Read aloud
              </Button>
            ) : null}
          </Group>
        </Stack>
      </Card>
      {isAnswerShown ? <GeneratorsWords preview={preview} /> : null}
    </Stack>
  );
}
