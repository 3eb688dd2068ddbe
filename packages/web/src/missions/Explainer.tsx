/** The video of a sub-topic where there is one, else worked examples, step by step. */
import type { AnswerOf } from '@comet/contract/call';
import { getSubTopicVideo } from '@comet/contract/missions';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Divider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Speaker } from '../mascots/Speaker.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { showCaptions } from '../ui/show-captions.ts';
import { SkeletonRows } from '../ui/states.tsx';

const names = ['A first one', 'One more step', 'A harder one'] as const;

type SubTopicVideo = AnswerOf<typeof getSubTopicVideo>;

interface ExplainerProps {
  readonly subTopicId: number;
  readonly subject: SubjectKey;
}

function WorkedExamples({ examples, subject }: SubTopicVideo['explainer'] & Pick<ExplainerProps, 'subject'>) {
  return (
    <Stack>
      <Speaker subject={subject} mood="think" says="Watch how I do it, one step at a time." />
      {examples.map(({ prompt, steps }, place) => (
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
  );
}

interface VideoProps extends Pick<SubTopicVideo, 'captions' | 'title'> {
  readonly src: string;
  readonly onBroken: () => void;
}

function Video({ src, captions, title, onBroken }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const track = video.current === null ? undefined : showCaptions(video.current, captions);
    return () => {
      if (track !== undefined) track.mode = 'disabled';
    };
  }, [captions]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added as cues */}
      <video
        ref={video}
        src={src}
        controls
        playsInline
        aria-label={title}
        onError={onBroken}
        style={{ width: '100%' }}
      />
      <Text size="sm">Watch it as often as you like.</Text>
    </>
  );
}

export function Explainer({ subTopicId, subject }: ExplainerProps) {
  const explained = useAsk(getSubTopicVideo, { query: { subTopicId } });
  // The examples say the same on paper.
  const [isBroken, setBroken] = useState(false);
  return (
    <Loaded query={explained} skeleton={<SkeletonRows rows={3} height={100} />}>
      {({ videoUrl, captions, title, explainer }) =>
        videoUrl === null || isBroken ? (
          <WorkedExamples {...explainer} subject={subject} />
        ) : (
          <Video src={videoUrl} captions={captions} title={title} onBroken={() => setBroken(true)} />
        )
      }
    </Loaded>
  );
}
