/** The video of a sub-topic where there is one, else worked examples, step by step. */
import { getSubTopicVideo } from '@comet/contract/missions';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Divider, Stack, Text } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Speaker } from '../mascots/Speaker.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';

const names = ['A first one', 'One more step', 'A harder one'] as const;

interface ExplainerProps {
  readonly subTopicId: number;
  readonly subject: SubjectKey;
}

export function Explainer({ subTopicId, subject }: ExplainerProps) {
  const video = useAsk(getSubTopicVideo, { query: { subTopicId } });
  return (
    <Loaded query={video} skeleton={<SkeletonRows rows={3} height={100} />}>
      {({ videoUrl, explainer }) =>
        videoUrl === null ? (
          <Stack>
            <Speaker subject={subject} mood="think" says="Watch how I do it, one step at a time." />
            {explainer.examples.map(({ prompt, steps }, place) => (
              <Stack key={place} gap="xs">
                <Divider label={names[place]} labelPosition="left" />
                <Blocks blocks={prompt} />
                <ol>
                  {steps.map((step, at) => (
                    <li key={at}>
                      <Blocks blocks={step} />
                    </li>
                  ))}
                </ol>
              </Stack>
            ))}
          </Stack>
        ) : (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: captions come with the upload of videos */}
            <video src={videoUrl} controls style={{ width: '100%' }} />
            <Text size="sm">Watch it as often as you like.</Text>
          </>
        )
      }
    </Loaded>
  );
}
