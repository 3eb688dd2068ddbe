/** A passage, table or picture that stays while its questions come and go, where the child has scrolled it to. */
import { useLayoutEffect, useRef } from 'react';
import { Blocks } from './Blocks.tsx';
import classes from './StimulusPane.module.css';
import { speak } from './speech.ts';
import { aloudOf, type Stimulus } from './stimulus.ts';
import { useCanSpeak } from './use-can-speak.ts';

/** Where each was left, also when its questions are asked on pages of their own. */
const scrolledTo = new Map<string, number>();

interface StimulusPaneProps {
  readonly stimulus: Stimulus;
  /** Where it stands on the page. */
  readonly className: string | undefined;
  /** Whether it is shown where the screen has no room for it beside the question. */
  readonly isOpen: boolean;
}

export function StimulusPane({ stimulus, className, isOpen }: StimulusPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const canSpeak = useCanSpeak();
  const aloud = aloudOf(stimulus);
  const { id } = stimulus;
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: scrolledTo.get(id) ?? 0, behavior: 'instant' });
    if (isOpen) pane.current?.focus({ preventScroll: true });
  }, [id, isOpen]);
  return (
    <section
      ref={pane}
      className={`${classes.pane} ${className ?? ''}`}
      data-open={isOpen}
      aria-label={`The ${stimulus.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a child without a mouse must be able to read it
      tabIndex={0}
      onScroll={({ currentTarget }) => scrolledTo.set(id, currentTarget.scrollTop)}
    >
      {canSpeak && aloud !== '' ? (
        <button type="button" className={classes.aloud} onClick={() => speak(aloud)}>
          Read it to me
        </button>
      ) : null}
      <Blocks blocks={stimulus.blocks} />
    </section>
  );
}
