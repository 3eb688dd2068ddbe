/** A stop on the way through a chapter: a planet, a moon or the gate, with its sign; the trail leads on to the next. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { Words } from '../ui/Words.tsx';
import classes from './MapStop.module.css';
import { useMascot } from './use-mascot.ts';

interface MapStopProps {
  readonly subject: SubjectKey;
  /** Its place on the way, from 0: they lie left and right in turns. */
  readonly place: number;
  readonly drawing: ReactNode;
  readonly title: string;
  /** Stars, badge, or what else was won here. */
  readonly won?: ReactNode;
  readonly line?: string | undefined;
  /** The mascot stands here, and before the next stop. */
  readonly isHere: boolean;
  readonly isBeforeHere: boolean;
  /** The trail behind it lies in the light. */
  readonly isDone: boolean;
  readonly isLast: boolean;
  /** The map has just opened: it opens at the mascot. */
  readonly isShown: boolean;
  readonly children?: ReactNode;
}

export function MapStop(props: MapStopProps) {
  const { subject, place, drawing, title, won, line, isHere, isBeforeHere, isDone, isLast, isShown, children } = props;
  const isLeft = place % 2 === 0;
  const stop = useRef<HTMLLIElement>(null);
  const standing = useRef<HTMLSpanElement>(null);
  useMascot({ stop, standing, isHere, isShown });
  return (
    <li
      ref={stop}
      className={classes.stop}
      data-stop={place}
      data-side={isLeft ? 'left' : 'right'}
      data-here={isHere}
      data-before={isBeforeHere}
    >
      {isLast ? null : (
        <svg
          className={classes.trail}
          data-done={isDone}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={isLeft ? 'M0 0C0 62 100 38 100 100' : 'M100 0C100 62 0 38 0 100'}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <div className={classes.drawing}>
        {drawing}
        {isHere ? (
          <span ref={standing} className={classes.standing} aria-hidden="true">
            <Mascot subject={subject} size={60} />
          </span>
        ) : null}
      </div>
      <div className={classes.sign}>
        <div className={classes.words}>
          {isHere ? (
            <Text size="xs" c="var(--comet-right)" fw={600}>
              You are here
            </Text>
          ) : null}
          <Title order={3} size="h5" lh={1.25}>
            <Words text={title} />
          </Title>
          {won}
          {line === undefined ? null : <Text size="xs">{line}</Text>}
        </div>
        <Group gap="xs" className={classes.buttons}>
          {children}
        </Group>
      </div>
    </li>
  );
}
