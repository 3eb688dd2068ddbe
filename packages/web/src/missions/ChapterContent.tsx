/** A chapter with its sub-topic tests: stars, what the start button does, and the worked explainer. */
import type { ChapterSubTopic } from '@comet/contract/missions';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { Stars } from '../ui/Stars.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './ChapterContent.module.css';
import { Explainer } from './Explainer.tsx';
import { useChapter } from './missions.queries.ts';

const startLabels = { begin: 'Begin', continue: 'Continue', try_again: 'Try again' } as const;

interface ChapterContentProps {
  readonly chapterId: number;
  readonly onStart: (subTopicId: number) => void;
}

/** The one to do next: an open test first, else the first that is not passed. */
function nextOf(subTopics: readonly ChapterSubTopic[]): number | undefined {
  const ready = subTopics.filter(({ hasQuestions }) => hasQuestions);
  const next = ready.find(({ startMode }) => startMode === 'continue') ?? ready.find(({ isPassed }) => !isPassed);
  return next?.subTopicId;
}

export function ChapterContent({ chapterId, onStart }: ChapterContentProps) {
  const chapter = useChapter(chapterId);
  const modal = useModal();
  return (
    <Loaded query={chapter} skeleton={<SkeletonRows rows={5} height={72} />}>
      {({ title, subTopics }) => {
        const nextId = nextOf(subTopics);
        return (
          <Card label={title}>
            <Title order={2} size="h3" mb="md">
              {title}
            </Title>
            <Stack gap="sm">
              {subTopics
                .filter(({ hasQuestions }) => hasQuestions)
                .map((subTopic) => (
                  <div key={subTopic.subTopicId} className={classes.row} data-next={subTopic.subTopicId === nextId}>
                    <div className={classes.words}>
                      <Text fw={600} lh={1.25}>
                        {subTopic.title}
                      </Text>
                      <Stars won={subTopic.stars} />
                    </div>
                    <Group gap="xs">
                      <Button
                        variant="subtle"
                        size="sm"
                        aria-label={`How it works: ${subTopic.title}`}
                        onClick={() =>
                          modal.open({
                            title: subTopic.title,
                            body: <Explainer subTopicId={subTopic.subTopicId} />,
                            size: 'lg',
                          })
                        }
                      >
                        How it works
                      </Button>
                      <Button
                        variant={subTopic.subTopicId === nextId ? 'filled' : 'default'}
                        aria-label={`${startLabels[subTopic.startMode]}: ${subTopic.title}`}
                        onClick={() => onStart(subTopic.subTopicId)}
                      >
                        {startLabels[subTopic.startMode]}
                      </Button>
                    </Group>
                  </div>
                ))}
            </Stack>
          </Card>
        );
      }}
    </Loaded>
  );
}
